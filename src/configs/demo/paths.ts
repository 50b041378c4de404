type Id = number | string

/**
 * The addresses used by the demo alone: no page of the product links to them, except mail, chat and tasks, which every
 * menu links to.
 */
export const demoPaths = {
  emailFolder: (folder: string) => `/apps/email/${folder}`,
  emailLabel: (label: string) => `/apps/email/label/${label}`,
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
  demoAuth: (screen: string, version: Id) => `/pages/${screen}-v${version}`,
  accountSettings: '/pages/account-settings',
  faq: '/pages/faq',
  knowledgeBase: '/pages/knowledge-base',
  knowledgeArea: (category: string) => `/pages/knowledge-base/${category}`,
  knowledgeArticle: (category: string, question: string) => `/pages/knowledge-base/${category}/${question}`,
  pricing: '/pages/pricing',
  blog: '/pages/blog/list',
  blogDetail: (id: Id) => `/pages/blog/detail/${id}`,
  blogEdit: (id: Id) => `/pages/blog/edit/${id}`,
  showElements: '/ui-element',
  showCards: '/cards',
  showComponents: '/components',
  showExtensions: '/extensions',
  showLayouts: '/page-layout',
  showForms: '/forms',
  showTables: '/tables',
  showCharts: '/charts',
} as const
