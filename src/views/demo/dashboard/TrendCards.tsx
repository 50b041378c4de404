import { Chart } from '@core/charts/Chart'
import type { ChartKind, ChartTone } from '@core/charts/types'
import { useFormat } from '@core/format/useFormat'
import {
  useOrdersBarsQuery,
  useOrdersReceivedQuery,
  useProfitLineQuery,
  useSubscribersQuery,
} from '@src/redux/demo/card/api'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { DemoCard } from './DemoCard'
import { useFigures } from './useFigures'
import { useLabels } from './useLabels'

interface TrendProps {
  figure: string
  label: string
  kind: ChartKind
  values: readonly number[]
  categories: readonly string[]
  tone?: ChartTone
}

const CHART_HEIGHT = 90

/** A figure, and how it came to it. */
function Trend({ figure, label, kind, values, categories, tone = 'primary' }: TrendProps) {
  return (
    <>
      <p className="demo-figure">{figure}</p>
      <Chart
        {...{ kind, label, categories }}
        spark
        height={CHART_HEIGHT}
        series={[{ name: label, data: values, tone }]}
      />
    </>
  )
}

const HEIGHT = CHART_HEIGHT + 48

export function OrdersTrend() {
  const { t } = useTranslation('demoDashboard')
  const { days } = useLabels()
  const figures = useFigures()
  return (
    <DemoCard title={t('orders')} className="span-2">
      <Asked query={useOrdersBarsQuery()} height={HEIGHT}>
        {({ statistics, series }) => (
          <Trend
            figure={figures.count(statistics)}
            label={t('orders')}
            kind="bar"
            values={series[0]?.data ?? []}
            categories={days.slice(0, 5)}
            tone="warning"
          />
        )}
      </Asked>
    </DemoCard>
  )
}

export function ProfitTrend() {
  const { t } = useTranslation('demoDashboard')
  const { months } = useLabels()
  const figures = useFigures()
  return (
    <DemoCard title={t('profit')} className="span-2">
      <Asked query={useProfitLineQuery()} height={HEIGHT}>
        {({ statistics, series }) => (
          <Trend
            figure={figures.amount(statistics)}
            label={t('profit')}
            kind="line"
            values={series[0]?.data ?? []}
            categories={months(6)}
            tone="info"
          />
        )}
      </Asked>
    </DemoCard>
  )
}

export function SubscribersTrend() {
  const { t } = useTranslation('demoDashboard')
  const { days } = useLabels()
  const format = useFormat()
  return (
    <DemoCard title={t('subscribers')} className="span-3">
      <Asked query={useSubscribersQuery()} height={HEIGHT}>
        {({ analyticsData, series }) => (
          <Trend
            figure={format.count(analyticsData.subscribers)}
            label={t('subscribers')}
            kind="area"
            values={series[0]?.data ?? []}
            categories={days}
          />
        )}
      </Asked>
    </DemoCard>
  )
}

export function OrdersReceivedTrend() {
  const { t } = useTranslation('demoDashboard')
  const { days } = useLabels()
  const format = useFormat()
  return (
    <DemoCard title={t('ordersReceived')} className="span-3">
      <Asked query={useOrdersReceivedQuery()} height={HEIGHT}>
        {({ analyticsData, series }) => (
          <Trend
            figure={format.count(analyticsData.orders)}
            label={t('ordersReceived')}
            kind="area"
            values={series[0]?.data ?? []}
            categories={days}
            tone="warning"
          />
        )}
      </Asked>
    </DemoCard>
  )
}
