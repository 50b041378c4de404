import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Schools' requests for packs, for the users who answer them. */
export const routes: PageRoute[] = [
  {
    path: paths.demandes,
    can: ['update', 'DemandePack'],
    words: ['demandePack', 'pack', 'autoecole', 'export'],
    load: async () => (await import('./DemandeListPage')).DemandeListPage,
  },
]
