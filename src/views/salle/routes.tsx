import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const words = ['salle', 'cours', 'topic']

/** Code lessons in a classroom. */
export const routes: PageRoute[] = [
  {
    path: paths.salles,
    can: ['read', 'Salle'],
    words: [...words, 'export'],
    load: async () => (await import('./history/SallesPage')).SallesPage,
  },
  {
    path: paths.salleNew,
    can: ['create', 'Salle'],
    words,
    load: async () => (await import('./history/NewSallePage')).NewSallePage,
  },
  {
    path: paths.salle(':id'),
    can: ['read', 'Salle'],
    words,
    load: async () => (await import('./host/SallePage')).SallePage,
  },
  {
    path: paths.salleJoin,
    can: ['update', 'CourseAccess'],
    words,
    load: async () => (await import('./place/JoinPage')).JoinPage,
  },
]
