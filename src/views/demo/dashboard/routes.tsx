import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

/** The demo's second dashboard; the first one is at the root. */
export const routes: PageRoute[] = [
  {
    path: demoPaths.demoAnalytics,
    can: ['read', 'Demo'],
    words: ['demoDashboard', 'demoInvoice'],
    load: async () => (await import('./AnalyticsPage')).AnalyticsPage,
  },
]
