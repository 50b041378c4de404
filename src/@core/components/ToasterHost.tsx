import { useIsRightToLeft } from '@core/hooks/useDirection'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as HotToaster, toast as hotToast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { useHasPanel } from './panels'
import { connectToaster, type ToastRequest } from './toast'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }
const BELOW_NAVBAR = { top: 76 }
/** Beside the details panel, so that its head stays visible. */
const besidePanel = (isRightToLeft: boolean) => ({ top: 76, [isRightToLeft ? 'left' : 'right']: 456 })
/** On a phone the details panel fills the screen: the toasts appear above its buttons. */
const ABOVE_BUTTONS = { bottom: 84 }
const DURATION_MS = 4000
/** Longer than other toasts: the user has to read it, decide and reach the button. */
const UNDO_DURATION_MS = 8000

function ToastBody({ request, id }: { request: ToastRequest; id: string }) {
  const { t } = useTranslation('common')
  const Icon = ICONS[request.tone]
  const undo = () => {
    hotToast.dismiss(id)
    request.undo?.()
  }
  return (
    <span className={`toast-body toast-${request.tone}`}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span>{request.text}</span>
      {request.action ? (
        <Button look="ghost" size="sm" onClick={request.action.run}>
          {request.action.label}
        </Button>
      ) : null}
      {request.undo ? (
        <Button look="ghost" size="sm" onClick={undo}>
          {t(request.restores ? 'restore' : 'undo')}
        </Button>
      ) : null}
    </span>
  )
}

const show = (request: ToastRequest) =>
  hotToast((current) => <ToastBody request={request} id={current.id} />, {
    id: request.id,
    duration: request.undo || request.action ? UNDO_DURATION_MS : DURATION_MS,
    ariaProps:
      request.tone === 'error'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  })

/** The part of the toaster that imports the library: only `Toaster` mounts it. */
export function ToasterHost() {
  useEffect(() => connectToaster(show), [])
  const hasPanel = useHasPanel()
  const isPhone = useIsPhone()
  const isRightToLeft = useIsRightToLeft()
  const beside = isPhone ? ABOVE_BUTTONS : besidePanel(isRightToLeft)
  const above = isRightToLeft ? 'top-left' : 'top-right'
  return (
    <HotToaster
      position={hasPanel && isPhone ? 'bottom-center' : above}
      containerClassName="toaster"
      containerStyle={hasPanel ? beside : BELOW_NAVBAR}
      toastOptions={{ className: 'toast-card' }}
    />
  )
}
