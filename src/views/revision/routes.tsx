import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The planned events that are no longer valid, for users who may move them. */
export const routes: PageRoute[] = [
  {
    path: paths.aRevoir,
    can: ['update', 'Evenement'],
    words: ['revision', 'evenement'],
    load: async () => (await import('./RevisionListPage')).RevisionListPage,
  },
]
