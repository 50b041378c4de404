import { addDays, firstOfMonth, lastOfMonth, mondayOf, yearOf } from '@contract/clock/days'

export const PERIODS = ['today', 'week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

interface Days {
  from: string
  to: string
}

/** The days of a period around a day; weeks begin on Monday. */
export function daysOf(period: Period, today: string): Days {
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
    case 'month':
      return { from: firstOfMonth(today), to: lastOfMonth(today) }
    case 'year':
      return { from: `${yearOf(today)}-01-01`, to: `${yearOf(today)}-12-31` }
  }
}

/** The named period of these two days; undefined for other days. */
export const periodOf = (from: string | undefined, to: string | undefined, today: string): Period | undefined =>
  PERIODS.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  })
