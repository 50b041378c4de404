import type { ChartProps, ChartSeries } from './types'

export interface Extreme {
  value: number
  category: string
}

/** The facts of a series that are read to people who cannot see the chart. */
export interface SeriesSummary {
  name: string
  highest: Extreme
  lowest: Extreme
  total: number
  /** From the first value to the last one; null where the categories are not in time. */
  trend: { way: 'up' | 'down' | 'level'; from: Extreme; to: Extreme } | null
}

export const totalOf = (data: ChartSeries['data']) => data.reduce<number>((sum, value) => sum + (value ?? 0), 0)

function trendOf(first: Extreme, last: Extreme): SeriesSummary['trend'] {
  if (first === last) return null
  if (first.value === last.value) return { way: 'level', from: first, to: last }
  return { way: last.value > first.value ? 'up' : 'down', from: first, to: last }
}

function summaryOfSeries({ name, data }: ChartSeries, { categories, inTime }: ChartProps): SeriesSummary | null {
  const known = data.flatMap((value, index) => (value === null ? [] : [{ value, category: categories[index] ?? '' }]))
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return null
  return {
    name,
    highest: known.reduce((best, one) => (one.value > best.value ? one : best), first),
    lowest: known.reduce((best, one) => (one.value < best.value ? one : best), first),
    total: totalOf(data),
    trend: inTime ? trendOf(first, last) : null,
  }
}

/** The highest and the lowest value, the sum and the trend of each series; series without values are left out. */
export const summaryOf = (props: ChartProps) =>
  props.series.map((series) => summaryOfSeries(series, props)).filter((one) => one !== null)
