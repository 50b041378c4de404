import type { CardAnalytics, CardStatistics } from '@contract/demo/card'
import { api } from '@src/redux/api'

type Analytics = 'support-tracker' | 'avg-sessions' | 'revenue-report' | 'goal-overview'
type Statistics = 'orders-bar-chart' | 'profit-line-chart' | 'subscribers' | 'orders'

/** The figures of the dashboards' cards, which never change. */
export const cardApi = api.injectEndpoints({
  endpoints: (build) => {
    const analytics = <Name extends Analytics>(name: Name) =>
      build.query<CardAnalytics[Name], void>({
        query: () => ({ url: `card/card-analytics/${name}` }),
      })
    const statistics = <Name extends Statistics>(name: Name) =>
      build.query<CardStatistics[Name], void>({
        query: () => ({ url: `card/card-statistics/${name}` }),
      })
    return {
      supportTracker: analytics('support-tracker'),
      avgSessions: analytics('avg-sessions'),
      revenueReport: analytics('revenue-report'),
      goalOverview: analytics('goal-overview'),
      ordersBars: statistics('orders-bar-chart'),
      profitLine: statistics('profit-line-chart'),
      subscribers: statistics('subscribers'),
      ordersReceived: statistics('orders'),
    }
  },
})

export const {
  useAvgSessionsQuery,
  useGoalOverviewQuery,
  useOrdersBarsQuery,
  useOrdersReceivedQuery,
  useProfitLineQuery,
  useRevenueReportQuery,
  useSubscribersQuery,
  useSupportTrackerQuery,
} = cardApi
