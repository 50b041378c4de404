import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The list of lessons, for planners and instructors. */
export const routes: PageRoute[] = [
  {
    path: paths.lecons,
    can: ['read', 'Evenement'],
    roles: ['ecole', 'moniteur'],
    words: ['lecon', 'evenement', 'moniteur', 'attente'],
    load: async () => (await import('./LeconListPage')).LeconListPage,
  },
]
