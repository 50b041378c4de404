import type { ApexOptions } from 'apexcharts'
import { useMemo } from 'react'
import ReactApexChart from 'react-apexcharts'
import { optionsOf } from './options'
import type { OwnChartProps } from './ownChartProps'
import { useChartTheme } from './theme'
import { useTurn } from './useTurn'

type Drawing = typeof ReactApexChart

// A CommonJS package: depending on the bundler, the component is one or two `default` levels deep.
const ApexChart = 'default' in ReactApexChart ? (ReactApexChart.default as Drawing) : ReactApexChart

const SAME = { label: '', categories: [], height: 0 }

/** The library's drawing; only `OwnChart` loads it. */
export function OwnChartHost({ type, series, options, height }: OwnChartProps) {
  const theme = useChartTheme()
  const isTurn = useTurn()
  const all = useMemo((): ApexOptions => {
    const { primary, warning, info, danger } = theme.tones
    const usual = optionsOf({ ...SAME, kind: 'bar', series: [] }, theme)
    const labels = { style: { colors: theme.muted, fontFamily: theme.font } }
    const colors = [primary, warning, info, danger]
    // The ends of the axes are found by the library: `optionsOf` knows none of these values.
    const markers = { size: type === 'scatter' ? 6 : 0, strokeWidth: 0 }
    const parts = { chart: { ...usual.chart, ...options?.chart }, xaxis: { labels, ...options?.xaxis } }
    return { ...usual, colors, markers, yaxis: { labels }, ...options, ...parts }
  }, [type, options, theme])
  return isTurn && <ApexChart key={theme.skin} type={type} options={all} series={series} height={height} />
}
