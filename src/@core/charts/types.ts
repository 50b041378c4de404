export type ChartKind = 'bar' | 'line' | 'area' | 'donut' | 'radar' | 'gauge'
export type ChartTone = 'primary' | 'info' | 'warning' | 'danger' | 'muted'

export interface ChartSeries {
  name: string
  data: readonly number[]
  tone?: ChartTone
  dashed?: boolean
}

export interface ChartProps {
  kind: ChartKind
  /** The accessible name of the chart and the caption of its table. */
  label: string
  /** A donut has one series; a gauge has one series with a single share between 0 and 100. */
  series: readonly ChartSeries[]
  /** One for each value. */
  categories: readonly string[]
  height: number
  /** Without axes and grid: a small trend beside a figure. */
  spark?: boolean
  stacked?: boolean
  /** Index of the emphasised bar of a bar chart. */
  highlight?: number
  /** The label and value in the middle of a donut. */
  center?: { label: string; value: string }
  /** Formats a value; `String` by default. */
  format?: (value: number) => string
}
