import type { ChartProps } from './types'

const ALONG: readonly ChartProps['kind'][] = ['bar', 'line', 'area']

/** Whether the chart has an axis from one side to the other; a round one is the same in both directions. */
export const hasSides = ({ kind }: Pick<ChartProps, 'kind'>) => ALONG.includes(kind)

/**
 * A chart as it is read from right to left: the first category stands on the right. The library knows no such
 * direction, so its categories and values are turned round, and its value axis is put on the other side (`axesOf`).
 */
export function mirrored<Props extends ChartProps>(props: Props): Props {
  const { series, categories, highlight, linkOf, horizontal = false } = props
  // Bars from side to side keep their order from top to bottom.
  if (!hasSides(props) || horizontal) return props
  const last = categories.length - 1
  return {
    ...props,
    categories: categories.toReversed(),
    series: series.map((one) => ({ ...one, data: one.data.toReversed() })),
    ...(highlight !== undefined && { highlight: last - highlight }),
    ...(linkOf && { linkOf: (seriesIndex: number, index: number) => linkOf(seriesIndex, last - index) }),
  }
}
