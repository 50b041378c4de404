import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useTranslation } from 'react-i18next'

export function Types() {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-row">
      <Button onClick={() => toast.success(t('word.planned'))}>{t('word.success')}</Button>
      <Button onClick={() => toast.info(t('word.carBack'))}>{t('word.information')}</Button>
      <Button onClick={() => toast.error(t('word.busyCar'))}>{t('word.failure')}</Button>
    </div>
  )
}
