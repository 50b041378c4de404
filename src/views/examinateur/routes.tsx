import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The examiners known to the school: list and forms, beside the exams. */
export const routes: PageRoute[] = [
  {
    path: paths.examinateurs,
    can: ['read', 'Examinateur'],
    words: ['examinateur', 'evenement', 'export'],
    load: async () => (await import('./ExaminateurListPage')).ExaminateurListPage,
  },
  {
    path: paths.examinateurNew,
    can: ['create', 'Examinateur'],
    words: ['examinateur', 'evenement'],
    load: async () => (await import('./ExaminateurCreatePage')).ExaminateurCreatePage,
  },
  {
    path: paths.examinateurEdit(':id'),
    can: ['update', 'Examinateur'],
    words: ['examinateur', 'evenement'],
    load: async () => (await import('./ExaminateurEditPage')).ExaminateurEditPage,
  },
]
