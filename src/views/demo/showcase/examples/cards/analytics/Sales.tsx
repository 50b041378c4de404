import { useSalesAreaQuery } from '@src/redux/demo/card/api'
import { useLabels } from '@src/views/demo/dashboard/useLabels'
import { TrendCard } from '@src/views/demo/showcase/pieces/TrendCard'
import { useTranslation } from 'react-i18next'

export function Sales() {
  const { t } = useTranslation('demoCards')
  const { lastDays } = useLabels()
  return <TrendCard kind="line" title={t('trend.sales')} categories={lastDays(7)} query={useSalesAreaQuery()} />
}
