import { Button } from '@core/components/Button'
import { ToastArea } from '@src/views/demo/showcase/parts/ToastArea'
import { TriangleAlert } from 'lucide-react'
import { toast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'

export function Warning() {
  const { t } = useTranslation('demoExtensions')
  const warn = () =>
    toast(t('word.insuranceEnds'), {
      toasterId: 'warning',
      icon: <TriangleAlert aria-hidden size={18} color="var(--c-warning)" />,
    })
  return (
    <>
      <Button onClick={warn}>{t('word.warning')}</Button>
      <ToastArea toasterId="warning" position="top-right" />
    </>
  )
}
