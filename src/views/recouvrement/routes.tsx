import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** « À régulariser »: the open items that the school has to settle. */
export const routes: PageRoute[] = [
  {
    path: paths.regularisation,
    can: ['read', 'Dashboard'],
    // The platform has a dashboard too, but no accounts to settle.
    roles: ['ecole'],
    words: ['recouvrement', 'evenement', 'misc'],
    load: async () => (await import('./RegularisationPage')).RegularisationPage,
  },
]
