import type { CardAnalytics, CardStatistics } from '@contract/demo/card'
import { api } from '@src/redux/api'

/** The figures of the cards, which never change. */
export const cardApi = api.injectEndpoints({
  endpoints: (build) => {
    const analytics = <Name extends keyof CardAnalytics>(name: Name) =>
      build.query<CardAnalytics[Name], void>({
        query: () => ({ url: `card/card-analytics/${name}` }),
      })
    const statistics = <Name extends keyof CardStatistics>(name: Name) =>
      build.query<CardStatistics[Name], void>({
        query: () => ({ url: `card/card-statistics/${name}` }),
      })
    return {
      supportTracker: analytics('support-tracker'),
      avgSessions: analytics('avg-sessions'),
      revenueReport: analytics('revenue-report'),
      goalOverview: analytics('goal-overview'),
      revenueOfMonths: analytics('revenue'),
      productOrders: analytics('product-orders'),
      sessionsDevice: analytics('sessions-device'),
      customers: analytics('customers'),
      ordersBars: statistics('orders-bar-chart'),
      profitLine: statistics('profit-line-chart'),
      subscribers: statistics('subscribers'),
      ordersReceived: statistics('orders'),
      revenueArea: statistics('revenue'),
      salesArea: statistics('sales'),
      siteTraffic: statistics('site-traffic'),
      activeUsers: statistics('active-users'),
      newsletter: statistics('newsletter'),
    }
  },
})

export const {
  useActiveUsersQuery,
  useCustomersQuery,
  useNewsletterQuery,
  useProductOrdersQuery,
  useRevenueAreaQuery,
  useRevenueOfMonthsQuery,
  useSalesAreaQuery,
  useSessionsDeviceQuery,
  useSiteTrafficQuery,
  useAvgSessionsQuery,
  useGoalOverviewQuery,
  useOrdersBarsQuery,
  useOrdersReceivedQuery,
  useProfitLineQuery,
  useRevenueReportQuery,
  useSubscribersQuery,
  useSupportTrackerQuery,
} = cardApi
