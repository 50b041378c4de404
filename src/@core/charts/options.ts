import type { ApexOptions } from 'apexcharts'
import type { ChartTheme } from './theme'
import type { ChartKind, ChartProps, ChartTone } from './types'

const TYPES: Record<ChartKind, NonNullable<NonNullable<ApexOptions['chart']>['type']>> = {
  ...{ bar: 'bar', line: 'line', area: 'area', donut: 'donut', radar: 'radar', gauge: 'radialBar' },
}

export const typeOf = (kind: ChartKind) => TYPES[kind]

const IN_ORDER: readonly ChartTone[] = ['primary', 'warning', 'info', 'danger', 'muted']

function colorsOf({ kind, series, categories, highlight }: ChartProps, { tones, soft }: ChartTheme): string[] {
  const tone = (index: number) => IN_ORDER[index % IN_ORDER.length] ?? 'primary'
  if (kind === 'donut') return categories.map((_, index) => tones[tone(index)])
  if (highlight !== undefined) return categories.map((_, index) => (index === highlight ? tones.primary : soft))
  return series.map((one, index) => tones[one.tone ?? tone(index)])
}

function centerOf(center: ChartProps['center'], theme: ChartTheme) {
  if (!center) return { show: false }
  return {
    show: true,
    value: { color: theme.ink, fontSize: '18px', fontWeight: 600, offsetY: 4 },
    name: { offsetY: -4 },
    total: { show: true, showAlways: true, color: theme.muted, label: center.label, formatter: () => center.value },
  }
}

function plotOf({ kind, highlight, spark, center, format }: ChartProps, theme: ChartTheme): ApexOptions['plotOptions'] {
  if (kind === 'gauge') {
    const written = format && { formatter: (share: number) => format(Number(share)) }
    const value = { color: theme.ink, fontSize: '24px', fontWeight: 600, offsetY: 8, ...written }
    return {
      radialBar: {
        hollow: { size: '64%' },
        track: { background: theme.soft, strokeWidth: '100%' },
        dataLabels: { name: { show: false }, value },
      },
    }
  }
  if (kind === 'donut')
    return { pie: { donut: { size: '74%', labels: centerOf(center, theme) }, expandOnClick: false } }
  if (kind === 'radar') {
    const none = { colors: ['transparent'] }
    return { radar: { polygons: { strokeColors: theme.line, connectorColors: theme.line, fill: none } } }
  }
  return { bar: { columnWidth: spark ? '40%' : '36%', borderRadius: 3, distributed: highlight !== undefined } }
}

function strokeOf({ kind, series }: ChartProps, theme: ChartTheme): ApexOptions['stroke'] {
  if (kind === 'donut') return { width: 2, colors: [theme.surface] }
  if (kind === 'gauge') return { lineCap: 'round' }
  if (kind === 'bar') return { width: 0 }
  return { curve: 'smooth', width: 2, dashArray: series.map(({ dashed }) => (dashed ? 6 : 0)) }
}

const areMotionsReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The library's options for one of our charts: our colours, no toolbar, no network request. */
export function optionsOf(props: ChartProps, theme: ChartTheme): ApexOptions {
  const { kind, categories, spark = false, stacked = false, format = String } = props
  const labels = { style: { colors: theme.muted, fontFamily: theme.font } }
  const isRound = kind === 'donut' || kind === 'gauge'
  return {
    chart: {
      stacked,
      sparkline: { enabled: spark },
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: !areMotionsReduced() },
      background: 'transparent',
      fontFamily: theme.font,
      parentHeightOffset: 0,
    },
    theme: { mode: theme.skin === 'dark' ? 'dark' : 'light' },
    colors: colorsOf(props, theme),
    fill: { type: 'solid', opacity: kind === 'area' || kind === 'radar' ? 0.16 : 1 },
    stroke: strokeOf(props, theme),
    plotOptions: plotOf(props, theme),
    dataLabels: { enabled: false },
    legend: { show: false },
    markers: { size: kind === 'line' && spark ? 3 : 0, strokeWidth: 0 },
    grid: { borderColor: theme.line, strokeDashArray: 4, padding: { left: 8, right: 8 } },
    ...(isRound ? { labels: [...categories] } : {}),
    xaxis: { categories: [...categories], labels, axisBorder: { show: false }, axisTicks: { show: false } },
    // A sparkline has no axes: on a redraw the library would write half of their labels.
    yaxis: { show: kind !== 'radar' && !spark, labels: { ...labels, formatter: format } },
    tooltip: { theme: theme.skin, y: { formatter: format } },
    states: { active: { filter: { type: 'none' } } },
  }
}
