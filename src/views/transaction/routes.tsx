import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** All money of the school: what came in, what went out, what changed its place. */
export const routes: PageRoute[] = [
  {
    path: paths.transactions,
    can: ['read', 'Transaction'],
    words: ['transaction', 'paiement', 'export', 'caisse'],
    load: async () => (await import('./TransactionListPage')).TransactionListPage,
  },
]
