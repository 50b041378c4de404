import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Requests of schools for packs, for whoever answers them. */
export const demandePackRoutes: PageRoute[] = [
  {
    path: paths.demandes,
    can: ['update', 'DemandePack'],
    words: ['demandePack', 'pack', 'autoecole', 'export'],
    load: async () => (await import('./DemandeListPage')).DemandeListPage,
  },
]
