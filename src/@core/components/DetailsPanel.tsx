import { useFocusTrap } from '@core/hooks/useFocusTrap'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton'
import { openPanel } from './panels'

interface DetailsPanelProps {
  title: string
  /** Buttons under the content, always in reach. */
  footer?: ReactNode
  onClose: () => void
  /** For what needs room beside each other, such as the days of a week. */
  wide?: boolean
  children: ReactNode
}

/**
 * Details beside a list, for a glance: the list stays usable beside it. On a phone it fills the screen and keeps the
 * focus. Render it while something is chosen; closing it (its button, Escape) gives the focus back to where it was.
 */
export function DetailsPanel({ title, footer, onClose, wide = false, children }: DetailsPanelProps) {
  const { t } = useTranslation('common')
  const isPhone = useIsPhone()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(openPanel, [])
  useReturnFocus(panel)
  useFocusTrap(panel, isPhone)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <div
      ref={panel}
      className={wide ? 'details details-wide' : 'details'}
      role="dialog"
      aria-labelledby={id}
      aria-modal={isPhone || undefined}
      tabIndex={-1}
    >
      {/* Not a header and a footer: outside the page's content they would be the banner and the foot of all of it. */}
      <div className="details-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      <div className="details-body">{children}</div>
      {footer ? <div className="details-foot">{footer}</div> : null}
    </div>
  )
}

function useReturnFocus(panel: React.RefObject<HTMLElement | null>) {
  // Whose turn it was before a field of the panel took the focus by itself.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const element = panel.current
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true })
    return () => {
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel, before])
}
