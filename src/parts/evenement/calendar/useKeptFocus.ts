import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus of an event that was redrawn: the library replaces its elements whenever the events change, and
 * keyboard users would lose the focus.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, drawing: unknown) {
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const root = frame.current
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) {
        focused.current = root?.contains(target) ? (target.dataset.evenement ?? null) : null
      }
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each drawing
  useLayoutEffect(() => {
    const id = focused.current
    if (id === null || document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>(`[data-evenement="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
  }, [frame, drawing])
}
