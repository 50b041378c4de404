/** Static sample data of the dashboards. */
export const COMPANIES = [
  { name: 'Atelier Sfax', email: 'contact@atelier.exemple', kind: 'tools', views: 23_400, revenue: 891.2, sales: 68 },
  { name: 'Garde-Fou', email: 'equipe@gardefou.exemple', kind: 'tools', views: 2080, revenue: 783.93, sales: -16 },
  { name: 'École Jasmin', email: 'accueil@jasmin.exemple', kind: 'school', views: 9900, revenue: 780.05, sales: 78 },
  { name: 'Pneus du Lac', email: 'bonjour@pneus.exemple', kind: 'care', views: 18_000, revenue: 668.51, sales: 97 },
  { name: 'Lustra', email: 'contact@lustra.exemple', kind: 'care', views: 12_900, revenue: 531.49, sales: 42 },
  { name: 'Code Express', email: 'info@code.exemple', kind: 'school', views: 1620, revenue: 522.29, sales: -62 },
  { name: 'Zéphyr Auto', email: 'ventes@zephyr.exemple', kind: 'care', views: 2140, revenue: 291.01, sales: 88 },
] as const

export const BROWSERS = [
  { name: 'Chrome', share: 54.4 },
  { name: 'Safari', share: 18.6 },
  { name: 'Edge', share: 12.3 },
  { name: 'Firefox', share: 9.1 },
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
