import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <Button onClick={() => toast.success(t('short'))}>{t('toast.success')}</Button>
      <Button onClick={() => toast.error(t('failed'))}>{t('toast.error')}</Button>
      <Button onClick={() => toast.info(t('short'))}>{t('toast.info')}</Button>
    </div>
  )
}
