import { Button } from '@core/components/Button'
import { ToastArea } from '@src/views/demo/showcase/parts/ToastArea'
import { toast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'

const MOTIONS = ['pop', 'flip', 'zoom', 'slide'] as const

export function Motions() {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-row">
      {MOTIONS.map((motion) => (
        <Button
          key={motion}
          onClick={() => toast(t('word.planned'), { toasterId: 'motions', className: `toast-card toast-in-${motion}` })}
        >
          {t(`word.motion.${motion}`)}
        </Button>
      ))}
      <ToastArea toasterId="motions" position="top-right" />
    </div>
  )
}
