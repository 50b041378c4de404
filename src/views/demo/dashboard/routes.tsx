import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The demo's second dashboard; the first one is at the root. */
export const routes: PageRoute[] = [
  {
    path: paths.demoAnalytics,
    can: ['read', 'Demo'],
    words: ['demoDashboard', 'demoInvoice'],
    load: async () => (await import('./AnalyticsPage')).AnalyticsPage,
  },
]
