import { dayOf, toWall } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'

/** Events of a day that are counted instead of drawn; of a week, those of a part of the day. */
export interface DayRest {
  day: string
  count: number
  span?: { start: string; end: string }
}

/**
 * Of a month, the first events of each day, and how many more there are: drawing thousands of which nobody
 * sees more than a few takes seconds. One more than `max` takes no more room than the line that would count it.
 */
export function capMonth(
  events: readonly Evenement[],
  max: number,
  zone: string,
): { shown: Evenement[]; rest: DayRest[] } {
  const byDay = new Map<string, Evenement[]>()
  for (const event of events) {
    const day = dayOf(toWall(event.start, zone))
    const list = byDay.get(day)
    if (list) list.push(event)
    else byDay.set(day, [event])
  }
  const shown: Evenement[] = []
  const rest: DayRest[] = []
  for (const [day, list] of byDay) {
    const sorted = list.sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    const kept = sorted.length > max + 1 ? sorted.slice(0, max) : sorted
    shown.push(...kept)
    if (sorted.length > kept.length) rest.push({ day, count: sorted.length - kept.length })
  }
  return { shown, rest }
}
