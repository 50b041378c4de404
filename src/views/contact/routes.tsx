import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The messages sent to the platform. */
export const routes: PageRoute[] = [
  {
    path: paths.messages,
    can: ['manage', 'MessageContact'],
    words: ['contact', 'export'],
    load: async () => (await import('./MessageListPage')).MessageListPage,
  },
]
