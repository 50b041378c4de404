import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The closings of cash boxes, and the cheques: both beside the transactions. */
export const routes: PageRoute[] = [
  {
    path: paths.clotures,
    can: ['read', 'Transaction'],
    words: ['caisse', 'transaction', 'paiement'],
    load: async () => (await import('./sessions/CloturesPage')).CloturesPage,
  },
  {
    path: paths.cheques,
    can: ['read', 'Transaction'],
    words: ['caisse', 'transaction', 'paiement'],
    load: async () => (await import('./cheques/ChequesPage')).ChequesPage,
  },
]
