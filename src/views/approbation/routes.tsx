import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** What the cash desk asked of the management, beside the transactions. */
export const routes: PageRoute[] = [
  {
    path: paths.approbations,
    can: ['read', 'Transaction'],
    words: ['approbation', 'caisse', 'paiement'],
    load: async () => (await import('./ApprobationsPage')).ApprobationsPage,
  },
]
