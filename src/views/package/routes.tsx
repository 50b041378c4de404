import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Packages of the schools, for the platform; a school's own is on its page of prices. */
export const routes: PageRoute[] = [
  {
    path: paths.packages,
    can: ['manage', 'Package'],
    words: ['package', 'pack', 'export'],
    load: async () => (await import('./PackageListPage')).PackageListPage,
  },
]
