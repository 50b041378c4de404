import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../IconButton'
import { openPanel } from './panels'
import { useCloses } from './useCloses'

interface DetailsPanelProps {
  title: string
  /** Buttons under the content, always visible. */
  footer?: ReactNode
  onClose: () => void
  /** A wider panel for content that needs it, such as the days of a week. */
  wide?: boolean
  children: ReactNode
}

/**
 * A details panel beside a list, which stays usable. On a phone it fills the screen and traps the focus. Render it
 * while an item is chosen; closing it (its button, Escape, Back) returns the focus to the previous element.
 */
export function DetailsPanel({ title, footer, onClose, wide = false, children }: DetailsPanelProps) {
  const { t } = useTranslation('common')
  const isPhone = useIsPhone()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(openPanel, [])
  useCloses(onClose)
  useReturnFocus(panel)
  useFocusTrap(panel, isPhone)
  return (
    <div
      ref={panel}
      className={wide ? 'details details-wide' : 'details'}
      role="dialog"
      aria-labelledby={id}
      aria-modal={isPhone || undefined}
      tabIndex={-1}
    >
      {/* Not header and footer elements: outside main they would become the landmarks of the whole page. */}
      <div className="details-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      <div className="details-body">{children}</div>
      {footer ? <div className="details-foot">{footer}</div> : null}
    </div>
  )
}

/** The element that had the focus before each open panel. */
const openers = new WeakMap<Element, Element>()

/**
 * The elements to return the focus to: the focused one or, when it disappears with the panel that this one replaces,
 * the opener of that panel.
 */
function placesBefore(): Element[] {
  const focused = document.activeElement
  const replaced = focused?.closest('.details')
  const opener = replaced ? openers.get(replaced) : undefined
  return [focused, opener].flatMap((place) => place ?? [])
}

function useReturnFocus(panel: React.RefObject<HTMLElement | null>) {
  // The focused element before a field of the panel takes the focus.
  const [before] = useState(placesBefore)
  useEffect(() => {
    const element = panel.current
    const opener = before.at(-1)
    if (element && opener) openers.set(element, opener)
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true })
    return () => {
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body
      const place = before.find(({ isConnected }) => isConnected)
      if (isInside && place instanceof HTMLElement) place.focus({ preventScroll: true })
    }
  }, [panel, before])
}
