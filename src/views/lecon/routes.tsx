import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The lessons as a list, for who plans and who teaches. */
export const leconRoutes: PageRoute[] = [
  {
    path: paths.lecons,
    can: ['read', 'Evenement'],
    roles: ['ecole', 'moniteur'],
    words: ['lecon', 'evenement', 'moniteur', 'attente'],
    load: async () => (await import('./LeconListPage')).LeconListPage,
  },
]
