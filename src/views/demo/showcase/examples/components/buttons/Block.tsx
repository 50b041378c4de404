import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

export function Block() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      <Button look="primary" className="btn-block">
        {t('save')}
      </Button>
      <Button className="btn-block">{t('cancel')}</Button>
    </div>
  )
}
