import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The packs that the platform sells: list and forms. */
export const routes: PageRoute[] = [
  {
    path: paths.packs,
    can: ['manage', 'Pack'],
    words: ['pack', 'export'],
    load: async () => (await import('./PackListPage')).PackListPage,
  },
  {
    path: paths.packNew,
    can: ['manage', 'Pack'],
    words: ['pack'],
    load: async () => (await import('./form/PackCreatePage')).PackCreatePage,
  },
  {
    path: paths.packEdit(':id'),
    can: ['manage', 'Pack'],
    words: ['pack'],
    load: async () => (await import('./form/PackEditPage')).PackEditPage,
  },
]
