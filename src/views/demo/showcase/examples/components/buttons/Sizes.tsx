import { Button } from '@core/components/Button'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'

export function Sizes() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      <Button size="sm" onClick={pressed(t('small'))}>
        {t('small')}
      </Button>
      <Button onClick={pressed(t('medium'))}>{t('medium')}</Button>
      <Button className="btn-lg" onClick={pressed(t('large'))}>
        {t('large')}
      </Button>
    </div>
  )
}
