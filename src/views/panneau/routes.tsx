import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The dictionary of signs and junctions of the course. */
export const routes: PageRoute[] = [
  {
    path: paths.panneaux,
    can: ['read', 'CodeCourse'],
    words: ['panneau'],
    load: async () => (await import('./PanneauxPage')).PanneauxPage,
  },
]
