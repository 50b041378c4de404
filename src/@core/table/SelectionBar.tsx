import type { ReactNode } from 'react'
import { Button } from '../components/Button'
import { LiveRegion } from '../components/messages/LiveRegion'

interface SelectionBarProps {
  label: string
  /** How many rows are chosen, in words; null while none is. */
  chosen: string | null
  /** Said beside it, in grey. */
  note?: string
  clearLabel: string
  onClear: () => void
  /** The actions on the chosen rows. */
  children: ReactNode
  className?: string
}

/** The actions on chosen rows; floats above the list to avoid a layout shift. */
export function SelectionBar({ label, chosen, note, clearLabel, onClear, children, className }: SelectionBarProps) {
  return (
    <>
      <LiveRegion className="visually-hidden">{chosen}</LiveRegion>
      {chosen === null ? null : (
        <section className={className ? `selection-bar ${className}` : 'selection-bar'} aria-label={label}>
          <span>
            {chosen} {note ? <span className="muted">{note}</span> : null}
          </span>
          {children}
          <Button look="ghost" onClick={onClear}>
            {clearLabel}
          </Button>
        </section>
      )}
    </>
  )
}
