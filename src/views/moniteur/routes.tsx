import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Instructors: the school's list and forms, and the instructor's own file. */
export const routes: PageRoute[] = [
  {
    path: paths.moniteurs,
    can: ['read', 'Moniteur'],
    roles: ['ecole'],
    words: ['moniteur'],
    load: async () => (await import('./list/MoniteurListPage')).MoniteurListPage,
  },
  {
    path: paths.moniteurNew,
    can: ['create', 'Moniteur'],
    words: ['moniteur', 'package'],
    load: async () => (await import('./form/MoniteurCreatePage')).MoniteurCreatePage,
  },
  {
    path: paths.moniteur(':id'),
    can: ['read', 'Moniteur'],
    roles: ['ecole'],
    words: [
      'moniteur',
      'parcours',
      'disponibilite',
      'planning',
      'evenement',
      'flux',
      'transaction',
      'paiement',
      'caisse',
    ],
    load: async () => (await import('./MoniteurPage')).MoniteurPage,
  },
  {
    path: paths.moniteurEdit(':id'),
    can: ['update', 'Moniteur'],
    words: ['moniteur'],
    load: async () => (await import('./form/MoniteurEditPage')).MoniteurEditPage,
  },
  {
    path: paths.moniteurPortfolio,
    can: ['read', 'Portfolio'],
    roles: ['moniteur'],
    words: ['moniteur', 'journee', 'evenement', 'flux'],
    load: async () => (await import('./own/MoniteurPortfolioPage')).MoniteurPortfolioPage,
  },
]
