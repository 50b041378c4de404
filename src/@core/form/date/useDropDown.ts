import { useDismiss } from '@core/hooks/useDismiss'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** A box opened by a control: Escape closes it and returns the focus, a press outside closes it. */
export function useDropDown<Control extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false)
  /** Contains the control and its box. */
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<Control>(null)
  const close = useCallback((givesFocusBack = true) => {
    setOpen(false)
    if (givesFocusBack) control.current?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Closes the box only, not the panel around the control.
    event.preventDefault()
    close()
  }
  return { isOpen, root, control, close, setOpen, onKeyDown }
}
