import { useMemo } from 'react'
import ReactApexChart from 'react-apexcharts'
import { optionsOf, typeOf } from './options'
import { useChartTheme } from './theme'
import type { ChartProps } from './types'

type Drawing = typeof ReactApexChart

// A package of the older kind: what it gives stands under `default` once or twice, as the bundler reads it.
const ApexChart = 'default' in ReactApexChart ? (ReactApexChart.default as Drawing) : ReactApexChart

/** The library's own drawing; only `Chart` loads it. */
export function ChartHost(props: ChartProps) {
  const { kind, series, height } = props
  const theme = useChartTheme()
  const options = useMemo(() => optionsOf(props, theme), [props, theme])
  const drawn = useMemo(
    () =>
      kind === 'donut' || kind === 'gauge'
        ? [...(series[0]?.data ?? [])]
        : series.map(({ name, data }) => ({ name, data: [...data] })),
    [kind, series],
  )
  // A skin is drawn anew: the library keeps the colours of its first drawing in places.
  return <ApexChart key={theme.skin} type={typeOf(kind)} options={options} series={drawn} height={height} />
}
