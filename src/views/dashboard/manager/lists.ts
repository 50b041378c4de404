import { lastOfMonth } from '@contract/clock/days'
import type { StatutAutoEcole } from '@contract/plateforme/autoecole'
import type { StatutDemandePack } from '@contract/plateforme/demandePack'
import type { EtatPackage } from '@contract/plateforme/package'
import { paths } from '@src/configs/paths'

const listOf = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`
const firstOf = (mois: string) => `${mois}-01`

/** The lists behind the figures of the platform, each with as many rows as its figure counts. */
export const schoolsIn = (statut: StatutAutoEcole) => listOf(paths.autoecoles, { statut })
export const packagesIn = (etat: EtatPackage) => listOf(paths.packages, { etat })
/** The list of requests shows the pending ones unless asked for others. */
export const requestsIn = (statut: StatutDemandePack) =>
  statut === 'PENDING' ? paths.demandes : listOf(paths.demandes, { statut })
export const requestsOf = (mois: string) =>
  listOf(paths.demandes, { statut: 'tous', recueDepuis: firstOf(mois), recueJusqua: lastOfMonth(firstOf(mois)) })
/** The active schools with the count of each, the largest first: the counts add up to the figure. */
export const schoolsBy = (sort: 'candidats' | 'moniteurs') =>
  listOf(paths.autoecoles, { statut: 'ACTIVE', sort: `-${sort}` })
export const packagesOf = (mois: string) =>
  listOf(paths.packages, { debutDepuis: firstOf(mois), debutJusqua: lastOfMonth(firstOf(mois)) })
export const schoolsOf = (mois: string) =>
  listOf(paths.autoecoles, { inscriteDepuis: firstOf(mois), inscriteJusqua: lastOfMonth(firstOf(mois)) })
