import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The form of new ones and that of existing ones come together: the start page lists every file that a page needs. */
const prixPages = () => import('./prix/PrixPages')
const forfaitPages = () => import('./forfait/ForfaitPages')

/** A school's prices, its packages for candidates, and its own package of the platform. */
export const routes: PageRoute[] = [
  {
    path: paths.tarification,
    can: ['read', 'Tarification'],
    words: ['tarification', 'package', 'pack', 'demandePack'],
    load: async () => (await import('./TarificationPage')).TarificationPage,
  },
  {
    path: paths.prixNew,
    can: ['create', 'Tarification'],
    words: ['tarification'],
    load: async () => (await prixPages()).PrixCreatePage,
  },
  {
    path: paths.prixEdit(':id'),
    can: ['update', 'Tarification'],
    words: ['tarification'],
    load: async () => (await prixPages()).PrixEditPage,
  },
  {
    path: paths.forfaitNew,
    can: ['create', 'Tarification'],
    words: ['tarification'],
    load: async () => (await forfaitPages()).ForfaitCreatePage,
  },
  {
    path: paths.forfaitEdit(':id'),
    can: ['update', 'Tarification'],
    words: ['tarification'],
    load: async () => (await forfaitPages()).ForfaitEditPage,
  },
]
