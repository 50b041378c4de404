import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Schools of the platform, for its manager. */
export const routes: PageRoute[] = [
  {
    path: paths.autoecoles,
    can: ['manage', 'AutoEcole'],
    words: ['autoecole', 'export'],
    load: async () => (await import('./AutoEcoleListPage')).AutoEcoleListPage,
  },
  {
    path: paths.accueil,
    can: ['manage', 'AutoEcole'],
    words: ['autoecole'],
    load: async () => (await import('./accueil/AccueilPage')).AccueilPage,
  },
  {
    path: paths.autoecole(':id'),
    can: ['manage', 'AutoEcole'],
    words: ['autoecole', 'demandePack', 'package', 'pack'],
    load: async () => (await import('./sheet/AutoEcolePage')).AutoEcolePage,
  },
]
