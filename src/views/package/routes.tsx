import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Packages of the schools, for the platform; a school's own is on its pricing page. */
export const routes: PageRoute[] = [
  {
    path: paths.packages,
    can: ['manage', 'Package'],
    words: ['package', 'pack', 'export'],
    load: async () => (await import('./PackageListPage')).PackageListPage,
  },
  {
    path: paths.tarification,
    can: ['read', 'Tarification'],
    words: ['package', 'pack', 'demandePack'],
    load: async () => (await import('./TarificationPage')).TarificationPage,
  },
]
