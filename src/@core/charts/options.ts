import { areMotionsReduced } from '@core/platform/media'
import type { ApexOptions } from 'apexcharts'
import { axesOf } from './axes'
import type { ChartTheme } from './theme'
import type { ChartKind, ChartProps, ChartTone } from './types'

const TYPES: Record<ChartKind, NonNullable<NonNullable<ApexOptions['chart']>['type']>> = {
  bar: 'bar',
  line: 'line',
  area: 'area',
  donut: 'donut',
  radar: 'radar',
  gauge: 'radialBar',
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

function plotOf(
  { kind, highlight, spark, center, format, horizontal }: ChartProps,
  theme: ChartTheme,
): ApexOptions['plotOptions'] {
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
  const distributed = highlight !== undefined
  return { bar: { columnWidth: spark ? '40%' : '36%', barHeight: '64%', borderRadius: 3, distributed, horizontal } }
}

function strokeOf({ kind, series }: ChartProps, theme: ChartTheme): ApexOptions['stroke'] {
  if (kind === 'donut') return { width: 2, colors: [theme.surface] }
  if (kind === 'gauge') return { lineCap: 'round' }
  if (kind === 'bar') return { width: 0 }
  return { curve: 'smooth', width: 2, dashArray: series.map(({ dashed }) => (dashed ? 6 : 0)) }
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** The library writes the names of legend and tooltip as HTML, and some of them are typed by users. */
const asText = (name: string) => name.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

/** The names of series or slices below the drawing, in as many lines as they need. */
function legendOf(
  { kind, series, legend = false, format = String }: ChartProps,
  theme: ChartTheme,
): ApexOptions['legend'] {
  const item = { itemMargin: { horizontal: 8, vertical: 2 }, markers: { size: 5, strokeWidth: 0, offsetX: -3 } }
  // A slice has no axis to read its value from.
  const valued = (name: string, { seriesIndex }: { seriesIndex: number }) =>
    `${asText(name)} <strong>${format(series[0]?.data[seriesIndex] ?? 0)}</strong>`
  const words = { fontFamily: theme.font, fontSize: '13px', labels: { colors: theme.ink } }
  const formatter = { formatter: kind === 'donut' ? valued : asText }
  return {
    show: legend,
    position: 'bottom',
    showForSingleSeries: false,
    ...item,
    ...words,
    ...formatter,
  }
}

function tooltipOf({ categories, format = String }: ChartProps, theme: ChartTheme): ApexOptions['tooltip'] {
  const name = (shown: number | string, at?: { dataPointIndex?: number }) =>
    asText(categories[at?.dataPointIndex ?? -1] ?? String(shown))
  // A month without a value gets a dash: the library would write `null`.
  const value = (one: number | null | undefined) => (one === null || one === undefined ? '–' : format(one))
  return { theme: theme.skin, x: { formatter: name }, y: { formatter: value, title: { formatter: asText } } }
}

/** The library's options for one of our charts: our colours, no toolbar, no network request. */
export function optionsOf(props: ChartProps, theme: ChartTheme, width = 0, isRightToLeft = false): ApexOptions {
  const { kind, categories, spark = false, stacked = false } = props
  const isCard = props.legend !== undefined
  const isRound = kind === 'donut' || kind === 'gauge'
  return {
    chart: {
      stacked,
      sparkline: { enabled: spark },
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: !areMotionsReduced() },
      // A saved picture needs a background; a chart beside a figure shows that of its place.
      background: isCard ? theme.surface : 'transparent',
      fontFamily: theme.font,
      parentHeightOffset: 0,
    },
    theme: { mode: theme.skin === 'dark' ? 'dark' : 'light' },
    colors: colorsOf(props, theme),
    fill: { type: 'solid', opacity: kind === 'area' || kind === 'radar' ? 0.16 : 1 },
    stroke: strokeOf(props, theme),
    plotOptions: plotOf(props, theme),
    dataLabels: { enabled: false },
    legend: { ...legendOf(props, theme), horizontalAlign: isRightToLeft ? 'right' : 'left' },
    markers: { size: kind === 'line' && spark ? 3 : 0, strokeWidth: 0 },
    grid: {
      borderColor: theme.line,
      strokeDashArray: 4,
      padding: { left: 8, right: 8, ...(isCard ? { top: -12 } : {}) },
    },
    ...(isRound ? { labels: [...categories] } : {}),
    ...axesOf(props, theme, width, isRightToLeft),
    tooltip: tooltipOf(props, theme),
    states: { active: { filter: { type: 'none' } } },
  }
}
