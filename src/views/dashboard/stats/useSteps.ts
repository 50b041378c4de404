import type { Pas, Periode } from '@contract/stats/periode'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** The days of a step for programs: a day, or an interval of ISO 8601. */
const keyOf = ({ from, to }: Periode) => (from === to ? from : `${from}/${to}`)

/** The names of the steps of a chart: months, weeks by their first day, days. */
export function useSteps() {
  const { t } = useTranslation('stats')
  const format = useFormat()
  const nameOf = ({ from, to }: Periode, groupBy: Pas): string => {
    if (groupBy === 'MONTH') return format.day(from, 'month')
    return from === to
      ? format.day(from, 'dayMonth')
      : `${format.day(from, 'dayMonth')} – ${format.day(to, 'dayMonth')}`
  }
  return {
    over: (groupBy: Pas) => t(`step.${groupBy}`),
    keysOf: (steps: readonly Periode[]) => steps.map(keyOf),
    namesOf: (steps: readonly Periode[], groupBy: Pas) => steps.map((step) => nameOf(step, groupBy)),
  }
}
