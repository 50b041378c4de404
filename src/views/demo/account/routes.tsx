import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

/** The demo's account settings; the real ones are in `src/views/profil`. */
export const routes: PageRoute[] = [
  {
    path: demoPaths.accountSettings,
    can: ['read', 'Demo'],
    words: ['demoAccount'],
    load: async () => (await import('./AccountSettingsPage')).AccountSettingsPage,
  },
]
