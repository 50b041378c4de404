import { toWall } from '@contract/clock/wall'
import { useZone } from '@src/parts/evenement/useZone'
import { useMemo } from 'react'
import type { PlanningCalendarProps } from '../calendarProps'
import { timesOf } from '../inputs'
import { daysBetweenOf, daysWithEvents, type Hours, hoursOf, thinDays } from './fold'

type FoldedProps = Pick<PlanningCalendarProps, 'vue' | 'days' | 'events' | 'opening' | 'fold'>

/** The folded parts of the visible days: the hours of the grid, and the thin days. */
export function useFolded({ vue, days, events, opening, fold }: FoldedProps) {
  const zone = useZone()
  const { isFolded } = fold
  return useMemo(() => {
    const all = daysBetweenOf(days)
    const walls = events.map(({ start, end }) => ({ start: toWall(start, zone), end: toWall(end, zone) }))
    const hours: Hours = hoursOf({ opening, days: all, times: timesOf(events, zone), isFolded })
    const thin = isFolded ? thinDays(vue, all, opening, daysWithEvents(walls)) : []
    return { hours, thin: new Set(thin) as ReadonlySet<string> }
  }, [vue, days, events, opening, isFolded, zone])
}
