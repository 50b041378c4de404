import { useState } from 'react'

/** So many of the hours as fit, and the way to those before and after them. */
export function useHourWindow(hours: readonly string[], size: number) {
  const [first, setFirst] = useState(0)
  // Another week may have fewer.
  const start = Math.max(0, Math.min(first, hours.length - size))
  return {
    shown: hours.slice(start, start + size),
    before: start,
    after: Math.max(0, hours.length - start - size),
    earlier: () => setFirst(Math.max(0, start - size)),
    later: () => setFirst(start + size),
  }
}

export type HourWindow = ReturnType<typeof useHourWindow>
