import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The requests of the cash desk to the management, beside the transactions. */
export const routes: PageRoute[] = [
  {
    path: paths.approbations,
    can: ['read', 'Transaction'],
    words: ['approbation', 'caisse', 'paiement'],
    load: async () => (await import('./ApprobationsPage')).ApprobationsPage,
  },
]
