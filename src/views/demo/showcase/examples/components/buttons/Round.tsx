import { Button } from '@core/components/Button'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'

export function Round() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      <Button look="primary" className="btn-round" onClick={pressed(t('save'))}>
        {t('save')}
      </Button>
      <Button className="btn-round" onClick={pressed(t('cancel'))}>
        {t('cancel')}
      </Button>
    </div>
  )
}
