import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The assignments of candidates in the code course. */
export const routes: PageRoute[] = [
  {
    path: paths.devoirs,
    can: ['read', 'Devoir'],
    // Candidates read theirs in their course.
    roles: ['ecole', 'moniteur'],
    words: ['devoir', 'cours', 'topic', 'export'],
    load: async () => (await import('./DevoirListPage')).DevoirListPage,
  },
]
