import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** « Configuration »: the school's week, its closures and the rules of its planning. */
export const routes: PageRoute[] = [
  {
    path: paths.configuration,
    can: ['read', 'Configuration'],
    words: ['planning', 'evenement', 'autoecole', 'utilisateur', 'reglages', 'contrat'],
    load: async () => (await import('./ConfigurationPage')).ConfigurationPage,
  },
]
