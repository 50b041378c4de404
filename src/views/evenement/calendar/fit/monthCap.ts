import { dayOf, toWall } from '@contract/clock/wall'
import { type Evenement, isExam } from '@contract/planning/evenement'

/** Events that are counted instead of drawn: of a day in the month, of a part of the day in the week. */
export interface DayRest {
  day: string
  count: number
  span?: { start: string; end: string }
}

const byStart = (a: Evenement, b: Evenement) => (a.start < b.start ? -1 : Number(a.start > b.start))
/** Exams are more important than hours. */
const examsFirst = (a: Evenement, b: Evenement) =>
  Number(isExam(b.extendedProps.calendar)) - Number(isExam(a.extendedProps.calendar)) || byStart(a, b)

/**
 * The exams and the first hours of each day of a month, and the number of the others: drawing thousands of hidden
 * events would take seconds. One event beyond `max` is drawn, because it takes no more space than the counting line.
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
