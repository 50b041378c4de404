import type { NotifTarget } from '@contract/compte/notif'
import { paths } from '@src/configs/paths'

const at = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

const ADDRESSES: Record<NotifTarget['place'], (id: number, day: string | undefined) => string> = {
  dashboard: () => paths.dashboard,
  contact: () => paths.contact,
  abonnement: () => paths.abonnement,
  demandesPack: () => paths.demandes,
  message: (id) => at(paths.messages, { row: String(id) }),
  autoecole: paths.autoecole,
  vehicule: paths.vehicule,
  moniteur: paths.moniteur,
  papiersCandidat: (id) => at(paths.candidat(id), { tab: 'documents' }),
  codeCandidat: (id) => at(paths.candidat(id), { tab: 'code' }),
  fiche: () => paths.candidatPortfolio,
  compte: () => `${paths.candidatPortfolio}#paiements`,
  codeCourse: () => paths.codeCourse,
  newCandidats: () => at(paths.candidats, { sort: '-createdAt' }),
  calendrier: (_id, day) => (day ? at(paths.calendrier, { jour: day }) : paths.calendrier),
  evenement: (id, day) => at(paths.calendrier, { evenement: String(id), ...(day && { jour: day }) }),
  approbations: () => paths.approbations,
  demandes: () => at(paths.calendrier, { demandes: '1' }),
}

/** The page of a notification's subject; null when there is none. */
export const notifAddress = (target: NotifTarget | null): string | null =>
  target && ADDRESSES[target.place](target.id ?? 0, target.day)
