import { toWall } from '@contract/clock/wall'
import { ETAPES, type Etape, type Evenement, etapeOf, isExam } from '@contract/planning/evenement'
import type { Days } from '@src/parts/evenement/calendar/views'
import { daysBetweenOf, daysWithEvents } from '../calendar/fit/fold'

/** A day of the small month with the number and kinds of its events. */
export interface MonthDay {
  day: string
  count: number
  etapes: readonly Etape[]
  hasExam: boolean
  events: readonly Evenement[]
}

/** The days of a month's weeks, each with its events in order of time. */
export function monthDays(events: readonly Evenement[], days: Days, zone: string): MonthDay[] {
  const byDay = new Map<string, Evenement[]>()
  for (const event of events) {
    const span = { start: toWall(event.start, zone), end: toWall(event.end, zone) }
    for (const day of daysWithEvents([span])) {
      const list = byDay.get(day)
      if (list) list.push(event)
      else byDay.set(day, [event])
    }
  }
  return daysBetweenOf(days).map((day) => {
    const own = (byDay.get(day) ?? []).sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    const kinds = new Set(own.map(({ extendedProps }) => etapeOf(extendedProps.calendar)))
    return {
      day,
      count: own.length,
      etapes: ETAPES.filter((etape) => kinds.has(etape)),
      hasExam: own.some(({ extendedProps }) => isExam(extendedProps.calendar)),
      events: own,
    }
  })
}
