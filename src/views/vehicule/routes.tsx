import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The school's vehicles: list, page with papers and maintenance, forms. */
export const routes: PageRoute[] = [
  {
    path: paths.vehicules,
    can: ['read', 'Vehicule'],
    words: ['vehicule', 'export'],
    load: async () => (await import('./list/VehiculeListPage')).VehiculeListPage,
  },
  {
    path: paths.vehiculeNew,
    can: ['create', 'Vehicule'],
    words: ['vehicule'],
    load: async () => (await import('./form/VehiculeCreatePage')).VehiculeCreatePage,
  },
  {
    path: paths.vehicule(':id'),
    can: ['read', 'Vehicule'],
    words: ['vehicule', 'flux', 'transaction', 'paiement', 'caisse'],
    load: async () => (await import('./sheet/VehiculePage')).VehiculePage,
  },
  {
    path: paths.vehiculeEdit(':id'),
    can: ['update', 'Vehicule'],
    words: ['vehicule'],
    load: async () => (await import('./form/VehiculeEditPage')).VehiculeEditPage,
  },
]
