/*
 * Calendar days, `YYYY-MM-DD`, and months, `YYYY-MM`, as text that no time zone can shift. Temporal.PlainDate takes
 * ten times as long per step and the planning's rules take thousands of steps, so these functions use the UTC
 * calendar; tests compare both.
 */

import { DAY_MS } from './moments'

const MONTHS = 12
const MONTHS_OF_QUARTER = 3
/** The last day of the month that every month has. */
const SHORTEST = '28'

/** Days since 1970. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The day that many days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string => textOf((numberOf(day) + days) * DAY_MS)

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** The day of the week, 1 is Monday. The first day of 1970 was a Thursday. */
export const weekday = (day: string): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const firstOfMonth = (day: string): string => `${monthOf(day)}-01`

/** The month that many months later; earlier for a negative number. */
export function monthAfter(month: string, months: number): string {
  const count = yearOf(month) * MONTHS + Number(month.slice(5)) - 1 + months
  const year = Math.floor(count / MONTHS)
  return `${String(year).padStart(4, '0')}-${String(count - year * MONTHS + 1).padStart(2, '0')}`
}

/** The first day of a day's quarter. */
export const firstOfQuarter = (day: string): string =>
  addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % MONTHS_OF_QUARTER))

export const lastOfMonth = (day: string): string => addDays(`${monthAfter(monthOf(day), 1)}-01`, -1)

/** The same day of the month that many months later; the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const month = monthAfter(monthOf(day), months)
  if (day.slice(8) <= SHORTEST) return `${month}${day.slice(7)}`
  const last = lastOfMonth(`${month}-01`)
  const same = `${month}${day.slice(7)}`
  return same < last ? same : last
}

/** The months from one day to another, both included, oldest first; none where one of them is no day. */
export function monthsBetween(from: string, to: string): string[] {
  const months = (day: string) => yearOf(day) * MONTHS + Number(day.slice(5, 7))
  // Counted first: of texts that are no days, the last month would never come.
  const length = Math.max(0, months(to) - months(from) + 1)
  return Array.from({ length }, (_, index) => monthAfter(monthOf(from), index))
}

/** Age in whole years on a day. A person born on 29 February turns a year older on 1 March of common years. */
export function ageOn(birth: string, on: string): number {
  const years = yearOf(on) - yearOf(birth)
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}
