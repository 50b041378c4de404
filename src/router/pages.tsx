import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'

/** A page of the menu that is still to come, under its menu's name. */
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

/** Each of these becomes a domain's own `routes.tsx` on the day that its page is built. */
const pagesToCome: PageRoute[] = [
  { path: paths.transactions, can: ['read', 'Transaction'], load: comingSoon('nav:transactions') },
]

/** What each domain lists in its `routes.tsx`. */
const domains = import.meta.glob<Record<string, readonly PageRoute[]>>('/src/views/**/routes.tsx', { eager: true })

/** Every page behind the sign-in. */
export const pages: PageRoute[] = [
  ...Object.values(domains).flatMap((routes) => Object.values(routes).flat()),
  ...accountPages,
  ...pagesToCome,
]
