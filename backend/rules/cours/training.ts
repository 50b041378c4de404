import { addDays } from '@contract/clock/days'

/** The answers of a person on a day. */
export interface Activity {
  jour: string
  answers: number
  correct: number
}

/** Days whose answers say how fast somebody learns. */
const PACE_DAYS = 14
/** Beyond this nobody can say anything. */
const MAX_DAYS = 366

/** Days in a row with answers, up to today, or to yesterday while today is not over. */
export function streakOf(days: readonly Activity[], today: string): number {
  const active = new Set(days.filter(({ answers }) => answers > 0).map(({ jour }) => jour))
  let streak = 0
  for (let day = active.has(today) ? today : addDays(today, -1); active.has(day); day = addDays(day, -1)) streak += 1
  return streak
}

/**
 * The day on which a person will have learnt so many more questions at the pace of the last two weeks: right answers a
 * day, today included.
 * @returns today for no more questions, null when the pace or the number cannot be known or the day is over a year away
 */
export function readyOn(toLearn: number | null, days: readonly Activity[], today: string): string | null {
  if (toLearn === null) return null
  if (toLearn === 0) return today
  const first = addDays(today, 1 - PACE_DAYS)
  const learnt = days.filter(({ jour }) => jour >= first).reduce((sum, { correct }) => sum + correct, 0)
  // Nothing learnt is no pace: an infinite number of days.
  const needed = Math.ceil((toLearn * PACE_DAYS) / learnt)
  return needed > MAX_DAYS ? null : addDays(today, needed)
}
