import type { ApexOptions } from 'apexcharts'

export interface OwnChartProps {
  /** The library's kind, such as a scatter or a heat map; for the usual ones there is `Chart`. */
  type: 'scatter' | 'bubble' | 'heatmap' | 'candlestick' | 'polarArea' | 'bar'
  /** The accessible name of the chart and the caption of its table. */
  label: string
  series: ApexOptions['series']
  /** The options that this chart needs besides our colours. */
  options?: ApexOptions
  /** The same values in words, for screen readers. */
  rows: readonly (readonly (string | number)[])[]
  height: number
}
