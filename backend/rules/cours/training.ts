import { addDays } from '@contract/clock/days'

/** The answers of a person on a day. */
export interface Activity {
  jour: string
  answers: number
  correct: number
}

/** Number of days from which the learning pace is computed. */
const PACE_DAYS = 14
/** Maximum days ahead for a prediction. */
const MAX_DAYS = 366

/** Number of consecutive days with answers, up to today, or up to yesterday when today has none yet. */
export function streakOf(days: readonly Activity[], today: string): number {
  const active = new Set(days.filter(({ answers }) => answers > 0).map(({ jour }) => jour))
  let streak = 0
  for (let day = active.has(today) ? today : addDays(today, -1); active.has(day); day = addDays(day, -1)) streak += 1
  return streak
}

/**
 * The day on which a person will have learnt `toLearn` more questions, at the pace of right answers per day in the last
 * two weeks, today included.
 * @returns today for no more questions, null when the pace or the number cannot be known or the day is over a year away
 */
export function readyOn(toLearn: number | null, days: readonly Activity[], today: string): string | null {
  if (toLearn === null) return null
  if (toLearn === 0) return today
  const first = addDays(today, 1 - PACE_DAYS)
  const learnt = days.filter(({ jour }) => jour >= first).reduce((sum, { correct }) => sum + correct, 0)
  // Without any right answer, the number of days is infinite.
  const needed = Math.ceil((toLearn * PACE_DAYS) / learnt)
  return needed > MAX_DAYS ? null : addDays(today, needed)
}
