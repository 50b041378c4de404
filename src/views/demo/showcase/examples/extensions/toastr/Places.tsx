import { Button } from '@core/components/Button'
import { ToastArea } from '@src/views/demo/showcase/parts/ToastArea'
import { toast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'

const PLACES = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const

export function Places() {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-row">
      {PLACES.map((position) => (
        <Button key={position} onClick={() => toast(t('word.planned'), { toasterId: 'places', position })}>
          {t(`word.corner.${position}`)}
        </Button>
      ))}
      <ToastArea toasterId="places" />
    </div>
  )
}
