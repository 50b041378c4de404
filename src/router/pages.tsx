import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'

/** A placeholder for a page of the menu that is not built yet. */
function comingSoon(label: string): PageRoute['load'] {
  return async () => {
    const { ComingSoonPage } = await import('@src/views/misc/ComingSoonPage')
    return function StillToCome() {
      const { t } = useTranslation('nav')
      return <ComingSoonPage title={t(label)} />
    }
  }
}

const accountPages: PageRoute[] = [
  {
    path: paths.profile,
    can: ['read', 'Account'],
    words: ['account', 'auth', 'notif'],
    load: async () => (await import('@src/views/account/ProfilePage')).ProfilePage,
  },
  {
    path: paths.accessControl,
    can: ['read', 'AccessControl'],
    words: ['acces'],
    load: async () => (await import('@src/views/acces/AccessControlPage')).AccessControlPage,
  },
]

/** Each of these moves to its domain's own `routes.tsx` when its page is built. */
const pagesToCome: PageRoute[] = [
  { path: paths.transactions, can: ['read', 'Transaction'], load: comingSoon('nav:transactions') },
]

/** The routes listed by each domain in its `routes.tsx`. */
const domains = import.meta.glob<readonly PageRoute[]>('/src/views/**/routes.tsx', { eager: true, import: 'routes' })

/** All pages behind the sign-in. */
export const pages: PageRoute[] = [...Object.values(domains).flat(), ...accountPages, ...pagesToCome]
