export interface CardSeries {
  name: string
  data: number[]
}

/** GET /card/card-analytics/{name}; figures that are texts are digits alone: words and signs belong to who shows them. */
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
    /** Visits a day that are aimed at. */
    goal: string
    users: string
    /** Percent. */
    retention: string
    /** Minutes of a visit. */
    duration: string
  }
  /** Dinars: what this month has cost, and what it may cost. */
  'revenue-report': { years: string[]; price: string; budget: string }
  /** Dinars: what the year has brought, and what is left to its goal. */
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
  /** Digits alone. */
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
