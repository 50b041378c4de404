export interface CardSeries {
  name: string
  data: number[]
}

/** GET /card/card-analytics/{name}; figures sent as text are digits only: the client adds words and signs. */
export interface CardAnalytics {
  'support-tracker': {
    title: string
    last_days: string[]
    totalTicket: number
    newTicket: number
    openTicket: number
    /** Days. */
    responseTime: number
  }
  'avg-sessions': {
    sessions: number
    last_days: string[]
    /** Percent. */
    growth: string
    /** Target number of visits a day. */
    goal: string
    users: string
    /** Percent. */
    retention: string
    /** Minutes of a visit. */
    duration: string
  }
  /** Dinars: this month's cost and its budget. */
  'revenue-report': { years: string[]; price: string; budget: string }
  /** Dinars: the year's income so far, and the amount missing to the goal. */
  'goal-overview': { completed: string; inProgress: string }
  revenue: { thisMonth: string; lastMonth: string }
  'product-orders': {
    last_days: string[]
    chart_info: { finished: number; pending: number; rejected: number }
  }
  'sessions-device': {
    last_days: string[]
    chart_info: { icon: string; name: string; iconColor: string; usage: number; upDown: number }[]
  }
  customers: {
    last_days: string[]
    listData: { icon: string; iconColor: string; text: string; result: number }[]
  }
}

interface Titled {
  title: string
  /** Digits only. */
  statistics: string
  series: CardSeries[]
}

interface Counted<Key extends string> {
  series: CardSeries[]
  analyticsData: Record<Key, number>
}

interface Drawn {
  series: CardSeries[]
}

/** GET /card/card-statistics/{name} */
export interface CardStatistics {
  'orders-bar-chart': Titled
  'profit-line-chart': Titled
  subscribers: Counted<'subscribers'>
  revenue: Counted<'revenue'>
  sales: Counted<'sales'>
  orders: Counted<'orders'>
  'site-traffic': Drawn
  'active-users': Drawn
  newsletter: Drawn
}
