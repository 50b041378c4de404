import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** A school's prices, its packages for candidates, and its own plan. */
export const routes: PageRoute[] = [
  {
    path: paths.tarification,
    can: ['read', 'Tarification'],
    words: ['tarification', 'cout', 'transaction', 'package', 'pack', 'demandePack'],
    load: async () => (await import('./TarificationPage')).TarificationPage,
  },
  {
    path: paths.prixNew,
    can: ['create', 'Tarification'],
    words: ['tarification'],
    load: async () => (await import('./prix/PrixFormPage')).PrixFormPage,
  },
  {
    path: paths.prixEdit(':id'),
    can: ['update', 'Tarification'],
    words: ['tarification'],
    load: async () => (await import('./prix/PrixFormPage')).PrixFormPage,
  },
  {
    path: paths.forfaitNew,
    can: ['create', 'Tarification'],
    words: ['tarification'],
    load: async () => (await import('./forfait/ForfaitFormPage')).ForfaitFormPage,
  },
  {
    path: paths.forfaitEdit(':id'),
    can: ['update', 'Tarification'],
    words: ['tarification'],
    load: async () => (await import('./forfait/ForfaitFormPage')).ForfaitFormPage,
  },
]
