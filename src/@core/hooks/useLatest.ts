import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * A reference to the value of the last drawing, for listeners and timers that live longer than one drawing.
 * The reference stays the same. It is written before other effects run, never while the page is drawn.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
