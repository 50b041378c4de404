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
  /** What it shows, in words: its name, and the caption of the table that stands for it. */
  label: string
  /** A donut has one series, a gauge one with one share between 0 and 100. */
  series: readonly ChartSeries[]
  /** One for each value. */
  categories: readonly string[]
  height: number
  /** Without axes and grid: a trend beside a figure. */
  spark?: boolean
  stacked?: boolean
  /** The one of a bar chart that stands out. */
  highlight?: number
  /** In the middle of a donut: what it is about. */
  center?: { label: string; value: string }
  /** Writes a value; as it is otherwise. */
  format?: (value: number) => string
}
