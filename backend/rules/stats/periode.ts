import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthOf,
  monthsBetween,
  yearOf,
} from '@contract/clock/days'
import type { Pas, Periode } from '@contract/stats/periode'

const DAYS_OF_WEEK = 7
const MONTHS_OF_QUARTER = 3
const MONTHS_OF_YEAR = 12

/** The first day after the step that contains a day. */
function endOfStep(day: string, groupBy: Pas): string {
  if (groupBy === 'MONTH') return addDays(lastOfMonth(day), 1)
  return addDays(groupBy === 'WEEK' ? mondayOf(day) : day, groupBy === 'WEEK' ? DAYS_OF_WEEK : 1)
}

/** A period cut into steps; the first and the last one may be cut short. */
export function tranchesOf({ from, to }: Periode, groupBy: Pas): Periode[] {
  const steps: Periode[] = []
  for (let day = from; day <= to; ) {
    const next = endOfStep(day, groupBy)
    steps.push({ from: day, to: next > to ? to : addDays(next, -1) })
    day = next
  }
  return steps
}

const quarterOf = (day: string) => Math.floor((Number(monthOf(day).split('-')[1]) - 1) / MONTHS_OF_QUARTER)

/** Number of months to go back so that a month, a quarter or a year is compared with the one before it. */
function monthsBack({ from, to }: Periode): number {
  if (monthOf(from) === monthOf(to)) return 1
  if (yearOf(from) === yearOf(to)) {
    if (from.endsWith('-01-01') && quarterOf(to) > 0) return MONTHS_OF_YEAR
    if (quarterOf(from) === quarterOf(to)) return MONTHS_OF_QUARTER
  }
  return monthsBetween(from, to).length
}

/**
 * The period with which a period is compared. When it begins on the first of a month, the same days of the month,
 * quarter or year before; otherwise the same number of days just before.
 */
export function periodBefore({ from, to }: Periode): Periode {
  if (from !== firstOfMonth(from)) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(from, -1) }
  }
  const months = -monthsBack({ from, to })
  const last = addMonths(firstOfMonth(to), months)
  return { from: addMonths(from, months), to: to === lastOfMonth(to) ? lastOfMonth(last) : addMonths(to, months) }
}
