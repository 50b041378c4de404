import { Button } from '@core/components/Button'
import { ToastArea } from '@src/views/demo/showcase/parts/ToastArea'
import { toast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'

export function Durations() {
  const { t } = useTranslation('demoExtensions')
  const show = (duration: number) =>
    toast(
      ({ id }) => (
        <span className="toast-body">
          {t('word.planned')}
          <Button look="ghost" size="sm" onClick={() => toast.dismiss(id)}>
            {t('word.close')}
          </Button>
        </span>
      ),
      { toasterId: 'durations', duration },
    )
  return (
    <div className="showcase-row">
      {[3, 10].map((seconds) => (
        <Button key={seconds} onClick={() => show(seconds * 1000)}>
          {t('word.seconds', { count: seconds })}
        </Button>
      ))}
      <Button onClick={() => show(Number.POSITIVE_INFINITY)}>{t('word.untilClosed')}</Button>
      <ToastArea toasterId="durations" position="top-right" />
    </div>
  )
}
