import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { autoEcoleRoutes } from '@src/views/autoecole/routes'
import { candidatRoutes } from '@src/views/candidat/routes'
import { codeAccesRoutes } from '@src/views/codeAcces/routes'
import { planningRoutes } from '@src/views/configuration/routes'
import { contactRoutes } from '@src/views/contact/routes'
import { dashboardRoutes } from '@src/views/dashboard/routes'
import { demandePackRoutes } from '@src/views/demandePack/routes'
import { demoDashboardRoutes } from '@src/views/demo/dashboard/routes'
import { invoiceRoutes } from '@src/views/demo/invoice/routes'
import { demoRoutes } from '@src/views/demo/routes'
import { shopRoutes } from '@src/views/demo/shop/routes'
import { demoUserRoutes } from '@src/views/demo/user/routes'
import { evenementRoutes } from '@src/views/evenement/routes'
import { examenRoutes } from '@src/views/examen/routes'
import { examinateurRoutes } from '@src/views/examinateur/routes'
import { historiqueRoutes } from '@src/views/historique/routes'
import { leconRoutes } from '@src/views/lecon/routes'
import { moniteurRoutes } from '@src/views/moniteur/routes'
import { notifRoutes } from '@src/views/notif/routes'
import { packRoutes } from '@src/views/pack/routes'
import { packageRoutes } from '@src/views/package/routes'
import { revisionRoutes } from '@src/views/revision/routes'
import { utilisateurRoutes } from '@src/views/utilisateur/routes'
import { vehiculeRoutes } from '@src/views/vehicule/routes'
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

/** Every page behind the sign-in: one line for each domain. */
export const pages: PageRoute[] = [
  ...dashboardRoutes,
  ...autoEcoleRoutes,
  ...packRoutes,
  ...demandePackRoutes,
  ...packageRoutes,
  ...candidatRoutes,
  ...evenementRoutes,
  ...revisionRoutes,
  ...moniteurRoutes,
  ...planningRoutes,
  ...vehiculeRoutes,
  ...examinateurRoutes,
  ...historiqueRoutes,
  ...examenRoutes,
  ...leconRoutes,
  ...notifRoutes,
  ...codeAccesRoutes,
  ...utilisateurRoutes,
  ...contactRoutes,
  ...demoDashboardRoutes,
  ...invoiceRoutes,
  ...demoUserRoutes,
  ...shopRoutes,
  ...demoRoutes,
  ...accountPages,
  ...pagesToCome,
]
