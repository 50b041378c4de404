import { Chart } from '@core/charts/Chart'
import type { ChartKind, ChartTone } from '@core/charts/types'
import { Asked } from '@src/views/demo/dashboard/Asked'
import { DemoCard } from '@src/views/demo/dashboard/DemoCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

interface TrendCardProps {
  title: string
  figure?: string | undefined
  kind?: ChartKind
  tone?: ChartTone
  /** One name for each value. */
  categories: readonly string[]
  /** The answer of the mock. */
  query: {
    data?: { series: readonly { data: number[] }[] }
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

const HEIGHT = 90

/** A figure of the mock with its trend. */
export const TrendCard = ({ title, figure, kind = 'area', tone = 'primary', categories, query }: TrendCardProps) => (
  <DemoCard title={title}>
    {figure ? <p className="demo-figure">{figure}</p> : null}
    <Asked query={query} height={HEIGHT}>
      {({ series }) => (
        <Chart
          kind={kind}
          categories={categories}
          spark
          label={title}
          height={HEIGHT}
          series={[{ name: title, data: series[0]?.data ?? [], tone }]}
        />
      )}
    </Asked>
  </DemoCard>
)
