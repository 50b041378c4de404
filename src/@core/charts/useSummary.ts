import { useTranslation } from 'react-i18next'
import { type SeriesSummary, summaryOf } from './summary'
import type { ChartProps } from './types'

/** Sentences that say what a chart shows; `isAdditive` is false for shares and averages. */
export function useSummary(props: ChartProps, isAdditive: boolean): string[] {
  const { t } = useTranslation('chart')
  const { format = String } = props
  const sentence = ({ name, highest, lowest, total, trend }: SeriesSummary) => {
    const range = { high: format(highest.value), highAt: highest.category, low: format(lowest.value) }
    const parts = [
      highest.value === lowest.value
        ? t('summary.same', { value: format(highest.value) })
        : t('summary.range', { ...range, lowAt: lowest.category }),
      isAdditive ? t('summary.total', { total: format(total) }) : '',
      trend ? t(`summary.${trend.way}`, { from: format(trend.from.value), to: format(trend.to.value) }) : '',
    ]
    return t('summary.series', {
      name,
      facts: parts.filter(Boolean).reduce((before, next) => t('summary.and', { before, next })),
    })
  }
  return summaryOf(props).map(sentence)
}
