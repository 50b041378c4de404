import { useIsRightToLeft } from '@core/hooks/useDirection'
import { useWidth } from '@core/hooks/useWidth'
import type { ApexOptions } from 'apexcharts'
import { useMemo, useRef } from 'react'
import ReactApexChart from 'react-apexcharts'
import { useNavigate } from 'react-router-dom'
import { mirrored } from './mirrored'
import { optionsOf, typeOf } from './options'
import { useChartTheme } from './theme'
import type { ChartProps } from './types'
import { useTurn } from './useTurn'

type Drawing = typeof ReactApexChart

// A CommonJS package: depending on the bundler, the component is one or two `default` levels deep.
const ApexChart = 'default' in ReactApexChart ? (ReactApexChart.default as Drawing) : ReactApexChart

/** The operations that a drawn chart offers. */
export interface ChartDrawing {
  getSvgString: (scale: number) => Promise<string>
}

export interface ChartHostProps extends ChartProps {
  onDrawn?: (drawing: ChartDrawing) => void
}

interface Pressed {
  seriesIndex: number
  dataPointIndex: number
}

/** A press on a bar, a slice or a point opens the list that it counts; a press elsewhere does nothing. */
function useEvents({ kind, linkOf, onDrawn }: ChartHostProps): NonNullable<ApexOptions['chart']>['events'] {
  const navigate = useNavigate()
  return useMemo(() => {
    const open = ({ seriesIndex, dataPointIndex }: Pressed) => {
      if (dataPointIndex < 0) return
      const to = linkOf?.(kind === 'donut' ? 0 : Math.max(0, seriesIndex), dataPointIndex)
      if (to) void navigate(to)
    }
    const isLine = kind === 'line' || kind === 'area'
    return {
      mounted: (chart: ChartDrawing) => onDrawn?.(chart),
      ...(isLine
        ? { click: (_: unknown, __: unknown, at: Pressed) => open(at) }
        : { dataPointSelection: (_: unknown, __: unknown, at: Pressed) => open(at) }),
    }
  }, [kind, linkOf, onDrawn, navigate])
}

/** The library's chart component; only `Chart` loads it. */
export function ChartHost(given: ChartHostProps) {
  const isRightToLeft = useIsRightToLeft()
  const props = useMemo(() => (isRightToLeft ? mirrored(given) : given), [given, isRightToLeft])
  const { kind, series, height } = props
  const box = useRef<HTMLDivElement>(null)
  const theme = useChartTheme()
  const width = useWidth(box)
  const isTurn = useTurn()
  const events = useEvents(props)
  const options = useMemo(() => {
    const made = optionsOf(props, theme, width, isRightToLeft)
    return { ...made, chart: { ...made.chart, events } }
  }, [props, theme, width, isRightToLeft, events])
  const drawn = useMemo(
    () =>
      kind === 'donut' || kind === 'gauge'
        ? (series[0]?.data ?? []).map((value) => value ?? 0)
        : series.map(({ name, data }) => ({ name, data: [...data] })),
    [kind, series],
  )
  // Keyed by skin and direction, because the library would keep parts of its first drawing when they change.
  return (
    <div ref={box}>
      {width > 0 && isTurn ? (
        <ApexChart
          key={`${theme.skin} ${isRightToLeft}`}
          type={typeOf(kind)}
          options={options}
          series={drawn}
          height={height}
        />
      ) : null}
    </div>
  )
}
