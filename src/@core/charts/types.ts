export type ChartKind = 'bar' | 'line' | 'area' | 'donut' | 'radar' | 'gauge'
export type ChartTone = 'primary' | 'info' | 'warning' | 'danger' | 'muted'

export interface ChartSeries {
  name: string
  /** In the chart's unit; null where there is no value, as in months to come. */
  data: readonly (number | null)[]
  tone?: ChartTone
  dashed?: boolean
}

/** The list behind a bar, a point or a slice; null where there is none. A slice has the series 0. */
export type ChartLink = (seriesIndex: number, categoryIndex: number) => string | null

export interface ChartProps {
  kind: ChartKind
  /** The accessible name of the chart and the caption of its table. */
  label: string
  /** A donut has one series; a gauge has one series with a single share between 0 and 100. */
  series: readonly ChartSeries[]
  /** One for each value; no two are the same. */
  categories: readonly string[]
  height: number
  /** Without axes and grid: a small trend beside a figure. */
  spark?: boolean
  stacked?: boolean
  /** Bars from the start to the end, for categories with long names. */
  horizontal?: boolean
  /** Index of the emphasised bar of a bar chart. */
  highlight?: number
  /** The label and value in the middle of a donut. */
  center?: { label: string; value: string }
  /** Formats a value; `String` by default. */
  format?: (value: number) => string
  /** A shorter form for the axis; `format` by default. */
  formatAxis?: (value: number) => string
  /** The unit of the values, written on their axis: `DT`, `heures`. */
  unit?: string
  /** The names of the series, or of the slices, below the drawing. */
  legend?: boolean
  /** The categories follow each other in time: too many labels are thinned out, since the others can be guessed. */
  inTime?: boolean
  /** The page that a press on a value opens. */
  linkOf?: ChartLink
}
