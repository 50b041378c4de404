import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The desk users of a school. */
export const routes: PageRoute[] = [
  {
    path: paths.utilisateurs,
    can: ['read', 'Utilisateur'],
    words: ['utilisateur', 'export'],
    load: async () => (await import('./UtilisateurListPage')).UtilisateurListPage,
  },
  {
    path: paths.utilisateurNew,
    can: ['create', 'Utilisateur'],
    words: ['utilisateur'],
    load: async () => (await import('./UtilisateurCreatePage')).UtilisateurCreatePage,
  },
  {
    path: paths.utilisateurEdit(':id'),
    can: ['update', 'Utilisateur'],
    words: ['utilisateur'],
    load: async () => (await import('./UtilisateurEditPage')).UtilisateurEditPage,
  },
]
