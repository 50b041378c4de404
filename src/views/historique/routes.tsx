import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The log of the school. */
export const routes: PageRoute[] = [
  {
    path: paths.historiques,
    can: ['read', 'Historique'],
    words: [
      'import',
      'historique',
      'candidat',
      'vehicule',
      'evenement',
      'planning',
      'paiement',
      'transaction',
      'reglages',
      'approbation',
      'utilisateur',
      'contrat',
      'export',
    ],
    load: async () => (await import('./HistoriqueListPage')).HistoriqueListPage,
  },
]
