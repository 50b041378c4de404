import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The exams of a school. */
export const routes: PageRoute[] = [
  {
    path: paths.examens,
    can: ['read', 'Examen'],
    words: ['examen', 'parcours', 'evenement', 'export', 'convocation', 'moniteur'],
    load: async () => (await import('./ExamenListPage')).ExamenListPage,
  },
]
