import { Button } from '@core/components/Button'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'

export function Block() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-stack">
      <Button look="primary" className="btn-block" onClick={pressed(t('save'))}>
        {t('save')}
      </Button>
      <Button className="btn-block" onClick={pressed(t('cancel'))}>
        {t('cancel')}
      </Button>
    </div>
  )
}
