import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** A contract as it is printed, for the desks and for its candidate. */
export const routes: PageRoute[] = [
  {
    path: paths.contrat(':id'),
    can: ['read', 'Contrat'],
    words: ['contrat'],
    load: async () => (await import('./ContratPage')).ContratPage,
  },
]
