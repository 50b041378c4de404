/**
 * The sample figures of the dashboards. The mock answers some of them and the pages draw the others: they are one
 * set, so that a figure shown twice is the same and parts add up to their sums.
 */

/** Dinars a month, this month first, then back in time. */
export const INCOME: readonly number[] = [
  ...[48_900, 43_250, 41_800, 39_600, 36_450, 38_900, 40_200, 37_300, 35_100, 33_800, 36_200, 42_100],
  ...[40_800, 37_900, 36_300, 34_700, 31_900, 33_600, 35_200, 32_800, 30_400, 29_700, 31_500, 36_900],
  ...[35_200, 32_600, 31_800, 29_900, 27_400, 29_300, 30_600, 28_700, 26_500, 25_800, 27_900, 32_400],
]
export const EXPENSE: readonly number[] = [
  ...[31_480, 29_900, 28_750, 30_200, 27_400, 28_100, 29_300, 26_800, 26_100, 25_900, 27_300, 30_100],
  ...[29_600, 27_800, 26_900, 26_400, 24_800, 25_300, 26_700, 24_900, 24_100, 23_600, 24_500, 27_200],
  ...[26_300, 25_100, 24_600, 23_800, 22_400, 23_100, 23_900, 22_800, 21_700, 21_200, 22_300, 24_600],
]

/** The most recent values, oldest first, as a chart draws them. */
export const latest = (values: readonly number[], count: number) => values.slice(0, count).reverse()

/** The months of this year up to `month` (0 to 11), or all months of the year `back` years ago. */
export function ofYear(values: readonly number[], month: number, back: number): number[] {
  const start = back === 0 ? 0 : month + 1 + 12 * (back - 1)
  return values.slice(start, back === 0 ? month + 1 : start + 12).reverse()
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const profitOf = (month: number) => (INCOME[month] ?? 0) - (EXPENSE[month] ?? 0)

/** Growth as a share of the earlier value. */
export const growthOf = (now = 0, before = 0) => now / before - 1

/** Dinars: the year's income goal and the month's budget. */
export const YEAR_GOAL = 520_000
export const MONTH_BUDGET = 36_000

/** Orders of the weeks of this month, and of the last seven days. */
export const ORDERS = { weeks: [78, 96, 80, 100, 58], days: [12, 9, 17, 11, 20, 15, 23] } as const
export const SUBSCRIBERS = { days: [31, 36, 33, 44, 41, 52, 49] } as const

/** Articles sold this month and on the last seven days, and the number of the shop's products. */
export const SOLD = { month: 968, days: [28, 21, 40, 26, 47, 35, 54] } as const
export const PRODUCTS = 27
export const CUSTOMERS = { fresh: 168, loyal: 112, returning: 64 } as const
/** The states of the month's orders. */
export const ORDER_STATES = { finished: 318, pending: 71, rejected: 23 } as const

/** The sources of the month's income, in percent: the shop, lessons, the rest. */
export const EARNED = [53, 31, 16] as const

/**
 * Visits a day, from Monday to Sunday, for each period; the number of visitors, and the length of the period in days.
 */
export const VISITS = [
  { days: [74, 122, 96, 188, 131, 154, 92], visitors: 2140, length: 28 },
  { days: [88, 104, 143, 117, 169, 126, 98], visitors: 2311, length: 30 },
  { days: [61, 83, 112, 146, 178, 159, 137], visitors: 24_396, length: 365 },
] as const
export const VISITS_GOAL = 150
/** Visits of the last months, this one first. */
export const MONTHLY_VISITS = [3416, 3630, 3280, 2960, 3120, 2740] as const
/** Minutes: the usual length of a visit, and the goal. */
export const STAY = { minutes: 4, goal: 5 } as const

/** Requests of each period: all of them, the new ones and the open ones; the others are settled. */
export const SUPPORT = [
  { all: 148, fresh: 9, open: 16 },
  { all: 156, fresh: 12, open: 21 },
  { all: 1690, fresh: 64, open: 139 },
] as const

export const mean = (values: readonly number[]) => Math.round(sum(values) / values.length)
