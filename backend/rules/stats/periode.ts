import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  firstOfQuarter,
  lastOfMonth,
  mondayOf,
  monthOf,
  monthsBetween,
  yearOf,
} from '@contract/clock/days'
import type { Ensemble, Pas, Periode } from '@contract/stats/periode'

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

/** The months of each whole of which a period may be a part. */
const MONTHS = { MONTH: 1, QUARTER: MONTHS_OF_QUARTER, YEAR: MONTHS_OF_YEAR } as const satisfies Record<
  Exclude<Ensemble, 'DAYS'>,
  number
>

const isFirstQuarter = ({ from, to }: Periode) => to === lastOfMonth(addMonths(from, MONTHS_OF_QUARTER - 1))

/** What a period beginning on the first of a month is a part of, told by its days alone; null for none. */
function ensembleOf({ from, to }: Periode): Ensemble | null {
  if (monthOf(from) === monthOf(to)) return 'MONTH'
  if (yearOf(from) !== yearOf(to)) return null
  // The whole first quarter is one; any other span from 1 January is the year so far.
  if (from.endsWith('-01-01') && !isFirstQuarter({ from, to })) return 'YEAR'
  return firstOfQuarter(from) === firstOfQuarter(to) ? 'QUARTER' : null
}

/** Number of months to go back to the days before, which never reach into the period itself. */
function monthsBack(period: Periode, ensemble: Ensemble | null): number {
  const all = monthsBetween(period.from, period.to).length
  return ensemble === null || ensemble === 'DAYS' ? all : Math.max(all, MONTHS[ensemble])
}

/**
 * The period with which a period is compared: the same days of the month, quarter or year before that it is said to be
 * a part of. Where nothing is said and it begins on the first of a month, its days tell of what; otherwise it is
 * compared with the same number of days just before.
 */
export function periodBefore(period: Periode, said?: Ensemble): Periode {
  const { from, to } = period
  if (said === 'DAYS' || from !== firstOfMonth(from)) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(from, -1) }
  }
  const months = -monthsBack(period, said ?? ensembleOf(period))
  const last = addMonths(firstOfMonth(to), months)
  return { from: addMonths(from, months), to: to === lastOfMonth(to) ? lastOfMonth(last) : addMonths(to, months) }
}
