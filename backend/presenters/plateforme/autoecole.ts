import type { AutoEcole, AutoEcoleDetail, EntreeEcole, UtilisateurEcole } from '@contract/plateforme/autoecole'
import type { AutoEcoleRow, platformLog, usersOfSchool } from '../../database/plateforme/autoecole'
import { abonnementState, versionOf } from '../../rules/plateforme/autoecole'

/** A school for the list, on a day. */
export function presentAutoEcole(row: AutoEcoleRow, today: string): AutoEcole {
  const { logo: _, updatedAt: __, packageNom, packageFin, ...ecole } = row
  return {
    ...ecole,
    abonnement: packageNom !== null && packageFin !== null ? { nom: packageNom, dateFin: packageFin } : null,
    etatAbonnement: abonnementState(packageFin, today),
  }
}

export const presentAutoEcoleDetail = (row: AutoEcoleRow, today: string): AutoEcoleDetail => ({
  ...presentAutoEcole(row, today),
  logo: row.logo,
  version: versionOf(row.updatedAt),
  updatedAt: row.updatedAt,
})

type UserRow = Awaited<ReturnType<typeof usersOfSchool>>[number]

export const presentUtilisateurEcole = ({ actif, ...user }: UserRow): UtilisateurEcole => ({
  ...user,
  active: actif === 1,
})

type LogRow = Awaited<ReturnType<typeof platformLog>>[number]

const parsed = (text: string | null): Record<string, unknown> | null => (text === null ? null : JSON.parse(text))

export const presentEntreeEcole = ({ before, after, ...entry }: LogRow): EntreeEcole => ({
  ...entry,
  before: parsed(before),
  after: parsed(after),
})
