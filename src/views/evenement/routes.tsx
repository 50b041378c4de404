import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The planning, for users with events to see in it. */
export const routes: PageRoute[] = [
  {
    path: paths.calendrier,
    can: ['read', 'Evenement'],
    words: ['evenement', 'feuille', 'demande', 'attente', 'revision', 'recouvrement'],
    load: async () => (await import('./CalendrierPage')).CalendrierPage,
  },
]
