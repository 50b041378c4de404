import { useIsRightToLeft } from '@core/hooks/useDirection'
import { useLatest } from '@core/hooks/useLatest'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Toaster as HotToaster, toast as hotToast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { useHasPanel } from '../overlays/panels'
import { connectToaster, type ToastRequest } from './toast'
import { offerUndo } from './undoOffers'
import { isAtToasts, leaveToasts, useToastKeys } from './useToastFocus'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }
const BELOW_NAVBAR = { top: 76 }
/** Beside the details panel, so that its head stays visible. */
const besidePanel = (isRightToLeft: boolean) => ({ top: 76, [isRightToLeft ? 'left' : 'right']: 456 })
/** On a phone the details panel fills the screen: the toasts appear above its buttons. */
const ABOVE_BUTTONS = { bottom: 84 }
const DURATION_MS = 4000
/** Longer than other toasts: the user has to read it, decide and reach the button. */
const UNDO_DURATION_MS = 8000

/** How long a toast stays after the user has left it, at most. */
const LINGER_MS = 2000

interface ToastBodyProps {
  request: ToastRequest
  id: string
  isShown: boolean
}

const durationOf = ({ undo, action }: ToastRequest) => (undo || action ? UNDO_DURATION_MS : DURATION_MS)

/** Ends the toast after its time, or after the user has left it. */
function useToastEnd({ request, id, isShown }: ToastBodyProps): void {
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      if (isAtToasts()) timer = setTimeout(end, LINGER_MS)
      else hotToast.dismiss(id)
    }
    timer = setTimeout(end, durationOf(request))
    return () => clearTimeout(timer)
  }, [request, id, isShown])
}

/** Ends the toast and undoes its action; Ctrl+Z does it too while the toast is shown. */
function useToastUndo({ request, id, isShown }: ToastBodyProps): () => void {
  const undo = () => {
    leaveToasts()
    // Not faded out: the removal after the fading could take the news of the undo along, which has the same id.
    hotToast.remove(id)
    request.undo?.()
  }
  const latest = useLatest(undo)
  const isOffered = isShown && request.undo !== undefined
  // A new request in the same toast is the newest offer.
  useEffect(() => {
    if (!isOffered || !request.undo) return
    return offerUndo(() => latest.current())
  }, [isOffered, request])
  return undo
}

/** A button of a toast: another toast in its place, without this button, must not leave the focus nowhere. */
function ToastButton({ label, keys, onPress }: { label: string; keys?: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const gone = button.current
    return () => {
      if (gone === document.activeElement) leaveToasts()
    }
  }, [])
  return (
    <Button ref={button} look="ghost" size="sm" aria-keyshortcuts={keys} onClick={onPress}>
      {label}
    </Button>
  )
}

function ToastBody(props: ToastBodyProps) {
  const { request } = props
  const { t } = useTranslation('common')
  const Icon = ICONS[request.tone]
  useToastEnd(props)
  const undo = useToastUndo(props)
  const look = request.action && request.undo ? `toast-${request.tone} has-two-buttons` : `toast-${request.tone}`
  return (
    <span className={`toast-body ${look}`}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span>{request.text}</span>
      {request.action ? <ToastButton label={request.action.label} onPress={request.action.run} /> : null}
      {request.undo ? (
        <ToastButton label={t(request.restores ? 'restore' : 'undo')} keys="Control+Z" onPress={undo} />
      ) : null}
    </span>
  )
}

const show = (request: ToastRequest) =>
  hotToast((current) => <ToastBody request={request} id={current.id} isShown={current.visible} />, {
    id: request.id,
    // The toast ends itself: the library only knows the pointer, not the focus.
    duration: Number.POSITIVE_INFINITY,
    ariaProps:
      request.tone === 'error'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  })

/** The part of the toaster that imports the library: only `Toaster` mounts it. */
export function ToasterHost() {
  useEffect(() => connectToaster(show), [])
  useToastKeys()
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
