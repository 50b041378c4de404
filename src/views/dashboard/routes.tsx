import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The dashboard: the school's, or the platform's for its manager. */
export const routes: PageRoute[] = [
  {
    path: paths.dashboard,
    can: ['read', 'Dashboard'],
    words: [
      ...['chart', 'dashboard', 'demande', 'evenement', 'examen', 'lecon', 'moniteur', 'parcours', 'recouvrement'],
      ...['revision', 'stats', 'vehicule'],
    ],
    load: async () => (await import('./DashboardPage')).DashboardPage,
  },
]
