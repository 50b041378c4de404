import { useCallback, useEffect, useRef } from 'react'
import type { CalendarState } from './state/useCalendarState'

/**
 * Opens the view of a day from its heading. The heading disappears with its view, so the focus moves to the heading of
 * the period, which names the day.
 */
export function useShowDay({ vue, jour, setVue }: CalendarState): (day: string) => void {
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    if (vue !== 'jour' || awaited.current !== jour) return
    awaited.current = null
    document.querySelector<HTMLElement>('.planning-period button')?.focus({ preventScroll: true })
  }, [vue, jour])
  return useCallback(
    (day) => {
      awaited.current = day
      setVue('jour', day)
    },
    [setVue],
  )
}
