import { useDismiss } from '@core/hooks/useDismiss'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Badge } from 'reactstrap'
import { Button } from '../Button'

interface PopoverProps {
  label: string
  icon?: LucideIcon
  /** The number of choices, shown beside the label. */
  count?: number
  /** Has so many controls that they stand in two columns where there is room. */
  isWide?: boolean
  children: ReactNode
}

/** The least distance of a panel from the sides of the screen. */
const MARGIN = 8

/** Moves a panel into the screen: its button may be too near to a side of a phone. */
function keepOnScreen(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect()
  const beyond = Math.min(0, document.documentElement.clientWidth - MARGIN - right)
  panel.style.translate = `${left < MARGIN ? MARGIN - left : beyond}px`
}

/**
 * A button that opens a small panel of controls and focuses the first one. Escape and a press outside close it; Escape
 * returns the focus to the button.
 */
export function Popover({ label, icon, count, isWide = false, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) root.current?.querySelector('button')?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  useLayoutEffect(() => {
    if (isOpen && panel.current) keepOnScreen(panel.current)
  }, [isOpen])
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [isOpen])
  return (
    <div className="popover-root" ref={root}>
      <Button
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {count ? <Badge className="btn-count">{count}</Badge> : null}
      </Button>
      {isOpen ? (
        <div
          ref={panel}
          id={id}
          className={isWide ? 'popover-panel is-wide' : 'popover-panel'}
          role="dialog"
          aria-label={label}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}
