import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The user's own notifications. */
export const routes: PageRoute[] = [
  {
    path: paths.notifications,
    can: ['read', 'Account'],
    words: ['notif', 'evenement'],
    load: async () => (await import('./NotifPage')).NotifPage,
  },
]
