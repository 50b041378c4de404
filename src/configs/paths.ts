type Id = number | string

/** All addresses of the application. */
export const paths = {
  home: '/',
  /** Redirects to the role's first page. */
  landing: '/accueil',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  firstLogin: '/first-login',
  contact: '/contact',
  backend: '/backend',

  dashboard: '/dashboard',
  autoecoles: '/apps/autoecole',
  autoecole: (id: Id) => `/apps/autoecole/${id}`,
  packs: '/apps/packs',
  packNew: '/apps/packs/new',
  packEdit: (id: Id) => `/apps/packs/${id}/edit`,
  demandes: '/apps/demandes',
  packages: '/apps/packages',
  messages: '/apps/messages',
  calendrier: '/apps/calendrier',
  lecons: '/apps/calendrier/lecons',
  aRevoir: '/apps/calendrier/a-revoir',
  vehicules: '/apps/vehicules',
  vehiculeNew: '/apps/vehicules/new',
  vehicule: (id: Id) => `/apps/vehicules/${id}`,
  vehiculeEdit: (id: Id) => `/apps/vehicules/${id}/edit`,
  candidats: '/apps/candidats',
  candidatNew: '/apps/candidats/new',
  candidatImport: '/apps/candidats/import',
  candidat: (id: Id) => `/apps/candidats/${id}`,
  candidatEdit: (id: Id) => `/apps/candidats/${id}/edit`,
  moniteurs: '/apps/moniteurs',
  moniteurNew: '/apps/moniteurs/new',
  moniteur: (id: Id) => `/apps/moniteurs/${id}`,
  moniteurEdit: (id: Id) => `/apps/moniteurs/${id}/edit`,
  historiques: '/apps/historiques',
  transactions: '/apps/transactions',
  regularisation: '/apps/regularisation',
  configuration: '/apps/configuration',
  utilisateurs: '/apps/utilisateurs',
  utilisateurNew: '/apps/utilisateurs/new',
  utilisateurEdit: (id: Id) => `/apps/utilisateurs/${id}/edit`,
  tarification: '/apps/tarification',
  forfaits: '/apps/tarification?tab=forfaits',
  abonnement: '/apps/tarification?tab=abonnement',
  prixNew: '/apps/tarification/prix/new',
  prixEdit: (id: Id) => `/apps/tarification/prix/${id}/edit`,
  forfaitNew: '/apps/tarification/forfaits/new',
  forfaitEdit: (id: Id) => `/apps/tarification/forfaits/${id}/edit`,
  examens: '/apps/examens',
  examinateurs: '/apps/examinateurs',
  examinateurNew: '/apps/examinateurs/new',
  examinateurEdit: (id: Id) => `/apps/examinateurs/${id}/edit`,
  codesAcces: '/apps/codes-acces',
  codeCourse: '/apps/code-course',
  candidatPortfolio: '/apps/candidat/portfolio',
  moniteurPortfolio: '/apps/moniteur/portfolio',
  accessControl: '/access-control',

  email: '/apps/email',
  emailFolder: (folder: string) => `/apps/email/${folder}`,
  emailLabel: (label: string) => `/apps/email/label/${label}`,
  chat: '/apps/chat',
  todo: '/apps/todo',
  todoFilter: (filter: string) => `/apps/todo/${filter}`,
  todoTag: (tag: string) => `/apps/todo/tag/${tag}`,
  demoCalendar: '/apps/calendar',
  demoAnalytics: '/dashboard/analytics',
  invoices: '/apps/invoice/list',
  invoicePreview: (id: Id) => `/apps/invoice/preview/${id}`,
  invoiceEdit: (id: Id) => `/apps/invoice/edit/${id}`,
  invoiceAdd: '/apps/invoice/add',
  demoUsers: '/apps/user/list',
  demoUser: (id: Id) => `/apps/user/view/${id}`,
  demoUserEdit: (id: Id) => `/apps/user/edit/${id}`,
  shop: '/apps/cars/list',
  product: (slug: string) => `/apps/cars/car/${slug}`,
  wishlist: '/apps/ecommerce/wishlist',
  checkout: '/apps/ecommerce/checkout',
  profile: '/profile',
  notifications: '/notifications',

  notAuthorized: '/misc/not-authorized',
  error: '/misc/error',
  maintenance: '/misc/maintenance',
} as const

/** The address of the login page that returns to `from`. */
export const loginFrom = (from: string) =>
  from === paths.home ? paths.login : `${paths.login}?${new URLSearchParams({ from })}`

/** The address to return to, when it is inside the application; null otherwise. */
export function safeFrom(search: string): string | null {
  const from = new URLSearchParams(search).get('from')
  // Browsers treat a backslash as a slash.
  return from && /^\/(?![/\\])/.test(from) && !from.startsWith(paths.login) ? from : null
}
