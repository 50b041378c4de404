/** What the dashboards show beside the figures that are asked for: one list for each choice of a period. */
export const SESSIONS = [
  [74, 122, 96, 188, 131, 154, 92],
  [88, 104, 143, 117, 169, 126, 98],
  [61, 83, 112, 146, 178, 159, 137],
] as const

/** How many times the figures of the first period the others come to. */
export const PERIOD_SCALE = [1, 1.08, 11.4] as const

/** Share of the requests that were settled. */
export const SETTLED = [83, 79, 88] as const

export const REVENUE = [
  { income: [95, 177, 284, 256, 105, 63, 168, 218, 72], expense: [145, 80, 60, 180, 100, 60, 85, 75, 100] },
  { income: [82, 140, 231, 203, 118, 74, 149, 190, 96], expense: [120, 94, 71, 140, 88, 66, 90, 81, 112] },
  { income: [70, 121, 188, 167, 92, 68, 124, 151, 83], expense: [101, 77, 64, 118, 79, 58, 73, 70, 94] },
] as const

export const BUDGET = { actual: [61, 48, 69, 52, 60, 57, 64], planned: [20, 10, 30, 15, 23, 9, 17] }

export const SALES = { sales: [90, 50, 86, 40, 100, 20], visits: [70, 75, 70, 76, 20, 85] }

export const EARNINGS = [53, 31, 16] as const

export const COMPANIES = [
  { name: 'Atelier Sfax', email: 'contact@atelier.exemple', kind: 'tools', views: 23_400, revenue: 891.2, sales: 68 },
  { name: 'Pneus du Lac', email: 'bonjour@pneus.exemple', kind: 'care', views: 78_000, revenue: 668.51, sales: 97 },
  { name: 'Code Express', email: 'info@code.exemple', kind: 'school', views: 162, revenue: 522.29, sales: -62 },
  { name: 'Zéphyr Auto', email: 'ventes@zephyr.exemple', kind: 'care', views: 214, revenue: 291.01, sales: 88 },
  { name: 'Garde-Fou', email: 'equipe@gardefou.exemple', kind: 'tools', views: 208, revenue: 783.93, sales: -16 },
  { name: 'École Jasmin', email: 'accueil@jasmin.exemple', kind: 'school', views: 990, revenue: 780.05, sales: 78 },
  { name: 'Lustra', email: 'contact@lustra.exemple', kind: 'care', views: 12_900, revenue: 531.49, sales: 42 },
] as const

export const BROWSERS = [
  { name: 'Chrome', share: 54.4 },
  { name: 'Safari', share: 18.6 },
  { name: 'Firefox', share: 9.1 },
  { name: 'Edge', share: 12.3 },
  { name: 'Opera', share: 5.6 },
] as const

export const TRANSACTIONS = [
  { method: 'wallet', purpose: 'launch', amount: -74 },
  { method: 'transfer', purpose: 'pack', amount: 480 },
  { method: 'card', purpose: 'refund', amount: 268 },
  { method: 'cheque', purpose: 'fuel', amount: -320 },
  { method: 'cash', purpose: 'lesson', amount: 38 },
] as const

export const PEOPLE = ['Ines Gharbi', 'Karim Jaziri', 'Salma Trabelsi', 'Mehdi Ayari', 'Rania Chaabane'] as const
