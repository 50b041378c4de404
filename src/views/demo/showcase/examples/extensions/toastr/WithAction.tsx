import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useTranslation } from 'react-i18next'

export function WithAction() {
  const { t } = useTranslation('demoExtensions')
  const next = { label: t('word.planNext'), run: () => toast.info(t('word.planned')) }
  return <Button onClick={() => toast.success(t('word.lessonDone'), { action: next })}>{t('word.finish')}</Button>
}
