import { useFormat } from '@core/format/useFormat'
import {
  useOrdersReceivedQuery,
  useRevenueAreaQuery,
  useSalesAreaQuery,
  useSubscribersQuery,
} from '@src/redux/demo/card/api'
import { useLabels } from '@src/views/demo/dashboard/useLabels'
import { TrendCard } from '@src/views/demo/showcase/pieces/TrendCard'
import { useTranslation } from 'react-i18next'

export function Areas() {
  const { t } = useTranslation('demoCards')
  const format = useFormat()
  const { lastDays } = useLabels()
  const categories = lastDays(7)
  const [subscribers, revenue, sales, orders] = [
    useSubscribersQuery(),
    useRevenueAreaQuery(),
    useSalesAreaQuery(),
    useOrdersReceivedQuery(),
  ]
  return (
    <div className="showcase-columns">
      <TrendCard
        title={t('trend.subscribers')}
        query={subscribers}
        categories={categories}
        figure={subscribers.data && format.number(subscribers.data.analyticsData.subscribers)}
      />
      <TrendCard
        title={t('trend.revenue')}
        query={revenue}
        categories={categories}
        tone="info"
        figure={revenue.data && format.amount(revenue.data.analyticsData.revenue * 1000)}
      />
      <TrendCard
        title={t('trend.sales')}
        query={sales}
        categories={categories}
        tone="danger"
        figure={sales.data && format.number(sales.data.analyticsData.sales)}
      />
      <TrendCard
        title={t('trend.orders')}
        query={orders}
        categories={categories}
        tone="warning"
        figure={orders.data && format.number(orders.data.analyticsData.orders)}
      />
    </div>
  )
}
