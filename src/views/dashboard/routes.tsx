import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The dashboard: the school's, or the platform's for its manager. */
export const routes: PageRoute[] = [
  {
    path: paths.dashboard,
    can: ['read', 'Dashboard'],
    words: [
      'dashboard',
      'chart',
      'demande',
      'evenement',
      'examen',
      'lecon',
      'moniteur',
      'recouvrement',
      'revision',
      'vehicule',
    ],
    load: async () => (await import('./DashboardPage')).DashboardPage,
  },
]
