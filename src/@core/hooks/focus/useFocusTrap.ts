import { type RefObject, useEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** In document order, which the order of the selectors does not guarantee everywhere. */
const focusables = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.matches(FOCUSABLE) && element.tabIndex >= 0 && !element.closest('[hidden], [inert]'),
  )

/** Traps the focus inside `ref` while `active`: focuses its first control, and returns the focus afterwards. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const root = ref.current
    if (!active || !root) return
    const before = document.activeElement
    if (!root.contains(before)) (focusables(root)[0] ?? root).focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') wrap(event, focusables(root))
    }
    root.addEventListener('keydown', onKey)
    return () => {
      root.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [ref, active])
}

function wrap(event: KeyboardEvent, items: HTMLElement[]) {
  const edge = event.shiftKey ? items[0] : items.at(-1)
  if (document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? items.at(-1) : items[0])?.focus()
}
