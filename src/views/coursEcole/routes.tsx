import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const words = ['coursEcole', 'cours', 'topic', 'export']

/** The training of the candidates in the course, for instructors. */
export const routes: PageRoute[] = [
  {
    path: paths.courseResults,
    can: ['export', 'Tentative'],
    words,
    load: async () => (await import('./results/ResultListPage')).ResultListPage,
  },
  {
    path: paths.courseResult(':id'),
    can: ['export', 'Tentative'],
    words,
    load: async () => (await import('./results/ResultPage')).ResultPage,
  },
]
