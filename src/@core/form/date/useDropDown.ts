import { useDismiss } from '@core/hooks/useDismiss'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** A box that a control opens: Escape closes it and gives the focus back, a press beside both closes it. */
export function useDropDown<Control extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false)
  /** Holds the control and its box. */
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<Control>(null)
  const close = useCallback((givesFocusBack = true) => {
    setOpen(false)
    if (givesFocusBack) control.current?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Only the box closes, not the panel that the control is in.
    event.preventDefault()
    close()
  }
  return { isOpen, root, control, close, setOpen, onKeyDown }
}
