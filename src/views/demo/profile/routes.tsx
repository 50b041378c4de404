import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The demo's profile; the real one is in `src/views/profil`. */
export const routes: PageRoute[] = [
  {
    path: paths.demoProfile,
    can: ['read', 'Demo'],
    words: ['demoProfile'],
    load: async () => (await import('./DemoProfilePage')).DemoProfilePage,
  },
]
