import { dayOf, toWall } from '@contract/clock/wall'
import { type Evenement, isExam } from '@contract/planning/evenement'

/** Events of a day that are counted instead of drawn; of a week, those of a part of the day. */
export interface DayRest {
  day: string
  count: number
  span?: { start: string; end: string }
}

const byStart = (a: Evenement, b: Evenement) => (a.start < b.start ? -1 : Number(a.start > b.start))
/** Among many hours an exam is what one looks for. */
const examsFirst = (a: Evenement, b: Evenement) =>
  Number(isExam(b.extendedProps.calendar)) - Number(isExam(a.extendedProps.calendar)) || byStart(a, b)

/**
 * Of a month, the exams and the first hours of each day, and how many more there are: drawing thousands of which nobody
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
    const kept = list.length > max + 1 ? list.sort(examsFirst).slice(0, max) : list
    shown.push(...kept.sort(byStart))
    if (list.length > kept.length) rest.push({ day, count: list.length - kept.length })
  }
  return { shown, rest }
}
