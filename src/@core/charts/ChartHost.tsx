import { useMemo } from 'react'
import ReactApexChart from 'react-apexcharts'
import { optionsOf, typeOf } from './options'
import { useChartTheme } from './theme'
import type { ChartProps } from './types'

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
  return <ReactApexChart key={theme.skin} type={typeOf(kind)} options={options} series={drawn} height={height} />
}
