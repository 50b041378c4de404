import type { ApexOptions } from 'apexcharts'
import type { ChartTheme } from './theme'
import type { ChartProps } from './types'

/** The mean width of a character of a label, and the room between two labels. */
const CHARACTER = 6.5
const GAP = 12
/** The width of the value axis with its numbers and unit. */
const VALUE_AXIS = 64
const NAME_SHARE = 0.38
const SLANTED = 96
const LONG_NAME = 18
/** The value up to which each whole number gets a line of its own. */
const FEW = 5

const valuesOf = ({ series }: ChartProps) => series.flatMap(({ data }) => data.filter((value) => value !== null))

/** The step between written labels: with every n-th label written, no two of them meet. */
export function stepOf(categories: readonly string[], width: number): number {
  if (width <= 0) return 1
  const longest = Math.max(...categories.map((category) => category.length), 1) * CHARACTER + GAP
  const room = Math.max(1, Math.floor((width - VALUE_AXIS) / longest))
  return Math.max(1, Math.ceil(categories.length / room))
}

/** Whether each number of the axis names its unit itself: `40 %`. */
const namesUnit = ({ unit = '', format = String, formatAxis = format }: ChartProps) => formatAxis(1).includes(unit)

const titleOf = (props: ChartProps, theme: ChartTheme) => ({
  text: props.spark || namesUnit(props) ? undefined : props.unit,
  style: { color: theme.muted, fontFamily: theme.font, fontWeight: 400 },
})

/** The lines of the value axis: from zero, and never between two whole numbers where all values are whole. */
function scaleOf(props: ChartProps) {
  const values = valuesOf(props)
  const highest = Math.max(0, ...values)
  const isFew = values.every(Number.isInteger) && highest <= FEW && !props.stacked
  const floor = values.every((value) => value >= 0) ? { min: 0 } : {}
  if (isFew && 'min' in floor) return { ...floor, max: Math.max(1, highest), tickAmount: Math.max(1, highest) }
  return { ...floor, forceNiceScale: true }
}

function categoryLabels({ categories, inTime }: ChartProps, width: number) {
  const step = stepOf(categories, width)
  if (!inTime) return { rotate: step > 1 ? -45 : 0, rotateAlways: step > 1, trim: true, maxHeight: SLANTED }
  const written = new Set(categories.filter((_, index) => index % step === 0))
  return { rotate: 0, hideOverlappingLabels: false, formatter: (name: string) => (written.has(name) ? name : '') }
}

/** Wraps a name into lines of at most `most` characters, each with as many words as fit. */
function filled(name: string, most: number): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A long name in two lines of about the same length, or in more where a line holds only so many characters. */
export function inLines(name: string, most = Number.POSITIVE_INFINITY): string | string[] {
  if (name.length <= Math.min(most, LONG_NAME)) return name
  const spaces = [...name.matchAll(/\s/g)].map(({ index }) => index)
  if (spaces.length === 0) return name
  const middle = name.length / 2
  const at = spaces.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best))
  const halves = [name.slice(0, at), name.slice(at + 1)]
  return halves.some((half) => half.length > most) ? filled(name, most) : halves
}

/** The axes of a chart of a certain width, with their unit; no label is cut or meets another. */
export function axesOf(
  props: ChartProps,
  theme: ChartTheme,
  width = 0,
  isRightToLeft = false,
): Pick<ApexOptions, 'xaxis' | 'yaxis'> {
  const { kind, categories, spark = false, horizontal = false, format = String, formatAxis = format } = props
  const labels = { style: { colors: theme.muted, fontFamily: theme.font } }
  const plain = { axisBorder: { show: false }, axisTicks: { show: false } }
  // A sparkline has no axes: on a redraw the library would write half of their labels.
  const show = kind !== 'radar' && !spark
  const side = { opposite: isRightToLeft }
  const value = (one: number) => (typeof one === 'number' ? formatAxis(one) : String(one))
  // The library calls the axis of the names `xaxis` also where it is upright, but takes its labels from `yaxis`.
  if (horizontal) {
    const maxWidth = Math.max(110, Math.round(width * NAME_SHARE))
    const linesOf = (name: string) => inLines(name, Math.floor((maxWidth - GAP) / CHARACTER))
    const longest = Math.max(0, ...categories.flatMap((name) => [linesOf(name)].flat().map(({ length }) => length)))
    // The library measures names in two lines as if they were narrower than they are.
    const room = { maxWidth, minWidth: Math.min(maxWidth, longest * CHARACTER + GAP) }
    return {
      xaxis: {
        categories: [...categories],
        ...plain,
        title: titleOf(props, theme),
        ...scaleOf(props),
        labels: { ...labels, formatter: (one: string) => value(Number(one)) },
      },
      // With the values reversed, the library draws its bars from the right.
      yaxis: {
        show,
        ...side,
        reversed: isRightToLeft,
        labels: { ...labels, ...room, formatter: (one: number | string) => linesOf(String(one)) },
      },
    }
  }
  const along = spark || kind === 'radar' ? {} : categoryLabels(props, width)
  const tooltip = { enabled: false }
  return {
    xaxis: { categories: [...categories], ...plain, labels: { ...labels, ...along }, tooltip },
    yaxis: {
      show,
      ...side,
      ...(show ? scaleOf(props) : {}),
      title: titleOf(props, theme),
      labels: { ...labels, formatter: value },
    },
  }
}
