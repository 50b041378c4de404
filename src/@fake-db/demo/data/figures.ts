import type { CardAnalytics, CardStatistics } from '@contract/demo/card'

const PERIODS = ['28 derniers jours', 'Mois dernier', 'Année dernière']

export const CARD_ANALYTICS: CardAnalytics = {
  'support-tracker': {
    title: 'Demandes',
    last_days: PERIODS,
    totalTicket: 148,
    newTicket: 31,
    openTicket: 57,
    responseTime: 1,
  },
  'avg-sessions': {
    sessions: 3140,
    last_days: PERIODS,
    growth: '5',
    goal: '64000',
    users: '82000',
    retention: '86',
    duration: '1',
  },
  'revenue-report': { years: ['2026', '2025', '2024'], price: '31480', budget: '52900' },
  'goal-overview': { completed: '642180', inProgress: '11350' },
  revenue: { thisMonth: '74260', lastMonth: '68915' },
  'product-orders': { last_days: PERIODS, chart_info: { finished: 18_240, pending: 9410, rejected: 3127 } },
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
      { icon: 'Circle', iconColor: 'primary', text: 'Nouveaux', result: 742 },
      { icon: 'Circle', iconColor: 'warning', text: 'Fidèles', result: 316 },
      { icon: 'Circle', iconColor: 'danger', text: 'De retour', result: 184 },
    ],
  },
}

export const CARD_STATISTICS: CardStatistics = {
  'orders-bar-chart': {
    title: 'Commandes',
    statistics: '1846',
    series: [{ name: 'Commandes', data: [42, 61, 38, 74, 56] }],
  },
  'profit-line-chart': {
    title: 'Bénéfice',
    statistics: '4312',
    series: [{ name: 'Bénéfice', data: [12, 19, 16, 27, 22, 34] }],
  },
  subscribers: {
    series: [{ name: 'Abonnés', data: [31, 36, 33, 44, 41, 52, 49] }],
    analyticsData: { subscribers: 68_400 },
  },
  revenue: {
    series: [{ name: 'Recettes', data: [310, 345, 332, 401, 388, 452, 470] }],
    analyticsData: { revenue: 74_260 },
  },
  sales: {
    series: [{ name: 'Ventes', data: [10, 16, 9, 21, 14, 25, 18] }],
    analyticsData: { sales: 1284 },
  },
  orders: {
    series: [{ name: 'Commandes', data: [12, 9, 17, 11, 20, 15, 23] }],
    analyticsData: { orders: 73_150 },
  },
  'site-traffic': { series: [{ name: 'Visites', data: [140, 210, 185, 260, 230, 312, 280, 340] }] },
  'active-users': { series: [{ name: 'Utilisateurs actifs', data: [720, 655, 690, 810, 768, 902, 874] }] },
  newsletter: { series: [{ name: 'Inscriptions', data: [365, 390, 350, 420, 405, 380, 438] }] },
}
