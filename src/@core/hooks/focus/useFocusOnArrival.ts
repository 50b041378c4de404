import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when it appears, for what answers a press far from it: the reasons of a refusal, above the button
 * at the end of a form. The element needs `tabIndex={-1}`.
 */
export function useFocusOnArrival(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
