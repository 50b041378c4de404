import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

export function Round() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <Button look="primary" className="btn-round">
        {t('save')}
      </Button>
      <Button className="btn-round">{t('cancel')}</Button>
    </div>
  )
}
