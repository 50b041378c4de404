import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** « À régulariser »: what the school has to settle. */
export const routes: PageRoute[] = [
  {
    path: paths.regularisation,
    can: ['read', 'Dashboard'],
    words: ['recouvrement', 'evenement', 'misc'],
    load: async () => (await import('./RegularisationPage')).RegularisationPage,
  },
]
