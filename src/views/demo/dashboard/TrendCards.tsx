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
  /** The period of the figure. */
  span: string
  format?: (value: number) => string
  label: string
  kind: ChartKind
  values: readonly number[]
  categories: readonly string[]
  tone?: ChartTone
}

const CHART_HEIGHT = 90

/** A figure with its trend. */
function Trend({ figure, span, label, kind, values, categories, tone = 'primary', format }: TrendProps) {
  return (
    <>
      <p className="demo-figure">{figure}</p>
      <p className="muted demo-note">{span}</p>
      <Chart
        kind={kind}
        label={label}
        categories={categories}
        format={format}
        spark
        height={CHART_HEIGHT}
        series={[{ name: label, data: values, tone }]}
      />
    </>
  )
}

const HEIGHT = CHART_HEIGHT + 70

export function OrdersTrend() {
  const { t } = useTranslation('demoDashboard')
  const { weeks } = useLabels()
  const figures = useFigures()
  return (
    <DemoCard title={t('orders')} className="span-2">
      <Asked query={useOrdersBarsQuery()} height={HEIGHT}>
        {({ statistics, series }) => (
          <Trend
            figure={figures.count(statistics)}
            span={t('span.month')}
            label={t('orders')}
            kind="bar"
            values={series[0]?.data ?? []}
            categories={weeks(5)}
            tone="warning"
          />
        )}
      </Asked>
    </DemoCard>
  )
}

export function ProfitTrend() {
  const { t } = useTranslation('demoDashboard')
  const { lastMonths } = useLabels()
  const figures = useFigures()
  const format = useFormat()
  return (
    <DemoCard title={t('profit')} className="span-2">
      <Asked query={useProfitLineQuery()} height={HEIGHT}>
        {({ statistics, series }) => (
          <Trend
            figure={figures.amount(statistics)}
            span={t('span.month')}
            label={t('profit')}
            kind="line"
            values={series[0]?.data ?? []}
            categories={lastMonths(6)}
            format={(dinars) => format.amount(dinars * 1000)}
            tone="info"
          />
        )}
      </Asked>
    </DemoCard>
  )
}

export function SubscribersTrend() {
  const { t } = useTranslation('demoDashboard')
  const { lastDays } = useLabels()
  const format = useFormat()
  return (
    <DemoCard title={t('subscribers')} className="span-3">
      <Asked query={useSubscribersQuery()} height={HEIGHT}>
        {({ analyticsData, series }) => (
          <Trend
            figure={format.number(analyticsData.subscribers)}
            span={t('span.week')}
            label={t('subscribers')}
            kind="area"
            values={series[0]?.data ?? []}
            categories={lastDays(7)}
          />
        )}
      </Asked>
    </DemoCard>
  )
}

export function OrdersReceivedTrend() {
  const { t } = useTranslation('demoDashboard')
  const { lastDays } = useLabels()
  const format = useFormat()
  return (
    <DemoCard title={t('ordersReceived')} className="span-3">
      <Asked query={useOrdersReceivedQuery()} height={HEIGHT}>
        {({ analyticsData, series }) => (
          <Trend
            figure={format.number(analyticsData.orders)}
            span={t('span.week')}
            label={t('ordersReceived')}
            kind="area"
            values={series[0]?.data ?? []}
            categories={lastDays(7)}
            tone="warning"
          />
        )}
      </Asked>
    </DemoCard>
  )
}
