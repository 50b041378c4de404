import type { CardAnalytics, CardStatistics } from '@contract/demo/card'
import {
  CUSTOMERS,
  EXPENSE,
  INCOME,
  latest,
  MONTH_BUDGET,
  mean,
  ORDER_STATES,
  ORDERS,
  ofYear,
  profitOf,
  SOLD,
  STAY,
  SUBSCRIBERS,
  SUPPORT,
  sum,
  VISITS,
  VISITS_GOAL,
  YEAR_GOAL,
} from '@contract/demo/figures'

const PERIODS = ['28 derniers jours', 'Mois dernier', 'Année dernière']

/** The card figures of a given day. */
export function cardAnalytics(now: Date): CardAnalytics {
  const year = now.getFullYear()
  const reached = sum(ofYear(INCOME, now.getMonth(), 0))
  const [visits, support] = [VISITS[0], SUPPORT[0]]
  return {
    'support-tracker': {
      title: 'Demandes',
      last_days: PERIODS,
      totalTicket: support.all,
      newTicket: support.fresh,
      openTicket: support.open,
      responseTime: 1,
    },
    'avg-sessions': {
      sessions: mean(visits.days),
      last_days: PERIODS,
      growth: '5',
      goal: String(VISITS_GOAL),
      users: String(visits.visitors),
      retention: '86',
      duration: String(STAY.minutes),
    },
    'revenue-report': {
      years: [year, year - 1, year - 2].map(String),
      price: String(EXPENSE[0]),
      budget: String(MONTH_BUDGET),
    },
    'goal-overview': { completed: String(reached), inProgress: String(YEAR_GOAL - reached) },
    revenue: { thisMonth: String(INCOME[0]), lastMonth: String(INCOME[1]) },
    'product-orders': { last_days: PERIODS, chart_info: ORDER_STATES },
    'sessions-device': {
      last_days: PERIODS,
      chart_info: [
        { icon: 'Monitor', name: 'Ordinateur', iconColor: 'primary', usage: 52.4, upDown: -3 },
        { icon: 'Smartphone', name: 'Téléphone', iconColor: 'success', usage: 41.2, upDown: 9 },
        { icon: 'Tablet', name: 'Tablette', iconColor: 'warning', usage: 6.4, upDown: -1 },
      ],
    },
    customers: {
      last_days: PERIODS,
      listData: [
        { icon: 'Circle', iconColor: 'primary', text: 'Nouveaux', result: CUSTOMERS.fresh },
        { icon: 'Circle', iconColor: 'warning', text: 'Fidèles', result: CUSTOMERS.loyal },
        { icon: 'Circle', iconColor: 'danger', text: 'De retour', result: CUSTOMERS.returning },
      ],
    },
  }
}

const drawn = (name: string, data: readonly number[]) => [{ name, data: [...data] }]

export const CARD_STATISTICS: CardStatistics = {
  'orders-bar-chart': {
    title: 'Commandes',
    statistics: String(sum(ORDERS.weeks)),
    series: drawn('Commandes', ORDERS.weeks),
  },
  'profit-line-chart': {
    title: 'Bénéfice',
    statistics: String(profitOf(0)),
    series: drawn('Bénéfice', latest([0, 1, 2, 3, 4, 5].map(profitOf), 6)),
  },
  subscribers: {
    series: drawn('Abonnés', SUBSCRIBERS.days),
    analyticsData: { subscribers: sum(SUBSCRIBERS.days) },
  },
  revenue: { series: drawn('Recettes', latest(INCOME, 7)), analyticsData: { revenue: INCOME[0] ?? 0 } },
  sales: { series: drawn('Ventes', SOLD.days), analyticsData: { sales: sum(SOLD.days) } },
  orders: { series: drawn('Commandes', ORDERS.days), analyticsData: { orders: sum(ORDERS.days) } },
  'site-traffic': { series: drawn('Visites', VISITS[0].days) },
  'active-users': { series: drawn('Utilisateurs actifs', [720, 655, 690, 810, 768, 902, 874]) },
  newsletter: { series: drawn('Inscriptions', SUBSCRIBERS.days) },
}
