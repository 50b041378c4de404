import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** All transactions of the school: income, expenses and transfers. */
export const routes: PageRoute[] = [
  {
    path: paths.transactions,
    can: ['read', 'Transaction'],
    words: ['transaction', 'paiement', 'export', 'caisse'],
    load: async () => (await import('./TransactionListPage')).TransactionListPage,
  },
]
