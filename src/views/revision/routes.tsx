import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** What is planned and no longer holds, for whoever may move it. */
export const revisionRoutes: PageRoute[] = [
  {
    path: paths.aRevoir,
    can: ['update', 'Evenement'],
    words: ['revision', 'evenement'],
    load: async () => (await import('./RevisionListPage')).RevisionListPage,
  },
]
