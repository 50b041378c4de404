import { asksUndo } from '@core/hooks/undoKey'
import { useEffect } from 'react'
import { takeNewestUndo } from './undoOffers'

const TOASTER = '.toaster'

/** The last element that had the focus outside of the toasts. */
let before: Element | null = null

/** Whether the user is at the toasts, with the focus or the pointer: then none of them goes. */
export const isAtToasts = (): boolean =>
  [...document.querySelectorAll(TOASTER)].some(
    (toaster) => toaster.matches(':hover') || toaster.contains(document.activeElement),
  )

/** Moves the focus from a toast that goes to the place where the user was before, or else to the title of the page. */
export function leaveToasts(): void {
  if (!document.activeElement?.closest(TOASTER)) return
  const title = document.querySelector('main h1[tabindex="-1"]')
  const place = before?.isConnected && before !== document.body ? before : title
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

/** For `ToasterHost` only: notes where the user was before the toasts, and lets Ctrl+Z take the newest undo. */
export function useToastKeys(): void {
  useEffect(() => {
    before = document.activeElement
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(TOASTER)) before = target
    }
    const onKey = (event: KeyboardEvent) => {
      if (asksUndo(event) && takeNewestUndo()) event.preventDefault()
    }
    document.addEventListener('focusin', onFocus)
    // Before the calendar's own key, which would take back the same change a second time.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [])
}
