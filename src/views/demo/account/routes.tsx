import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The demo's account settings; the real ones are in `src/views/account`. */
export const routes: PageRoute[] = [
  {
    path: paths.accountSettings,
    can: ['read', 'Demo'],
    words: ['demoAccount'],
    load: async () => (await import('./AccountSettingsPage')).AccountSettingsPage,
  },
]
