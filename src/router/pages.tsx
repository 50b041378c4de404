import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const accountPages: PageRoute[] = [
  {
    path: paths.profile,
    can: ['read', 'Account'],
    words: ['profil', 'auth', 'notif'],
    load: async () => (await import('@src/views/profil/ProfilPage')).ProfilPage,
  },
  {
    path: paths.accessControl,
    can: ['read', 'AccessControl'],
    words: ['acces'],
    load: async () => (await import('@src/views/acces/AccessControlPage')).AccessControlPage,
  },
]

/** The routes listed by each domain in its `routes.tsx`. */
const domains = import.meta.glob<readonly PageRoute[]>(['/src/views/**/routes.tsx', '!/src/views/demo/**'], {
  eager: true,
  import: 'routes',
})

/** The pages of the product behind the sign-in. Those of the demo are in `demo/pages`. */
export const pages: PageRoute[] = [...Object.values(domains).flat(), ...accountPages]
