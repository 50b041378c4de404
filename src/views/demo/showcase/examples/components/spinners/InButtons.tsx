import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

export function InButtons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <Button look="primary" pending>
        {t('save')}
      </Button>
      <Button pending>{t('send')}</Button>
    </div>
  )
}
