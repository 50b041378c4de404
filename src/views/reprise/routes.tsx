import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The candidates from before the school kept its accounts here. */
export const routes: PageRoute[] = [
  {
    path: paths.reprise,
    can: ['create', 'Inscription'],
    words: ['reprise', 'paiement', 'import'],
    load: async () => (await import('./ReprisePage')).ReprisePage,
  },
]
