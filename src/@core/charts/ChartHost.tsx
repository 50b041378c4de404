import { useMemo } from 'react'
import ReactApexChart from 'react-apexcharts'
import { optionsOf, typeOf } from './options'
import { useChartTheme } from './theme'
import type { ChartProps } from './types'

type Drawing = typeof ReactApexChart

// A CommonJS package: depending on the bundler, the component is one or two `default` levels deep.
const ApexChart = 'default' in ReactApexChart ? (ReactApexChart.default as Drawing) : ReactApexChart

/** The library's chart component; only `Chart` loads it. */
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
  // Keyed by the skin: the library would keep some colours of its first drawing.
  return <ApexChart key={theme.skin} type={typeOf(kind)} options={options} series={drawn} height={height} />
}
