import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The assignments of candidates in the code course. */
export const routes: PageRoute[] = [
  {
    path: paths.devoirs,
    can: ['create', 'Devoir'],
    words: ['devoir', 'cours', 'topic', 'export'],
    load: async () => (await import('./DevoirListPage')).DevoirListPage,
  },
]
