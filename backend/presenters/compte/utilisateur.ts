import type { Utilisateur } from '@contract/compte/utilisateur'
import type { DeskRow } from '../../database/compte/utilisateurDesk'
import { versionOf } from '../../rules/plateforme/autoecole'

/** A desk user for the list and the form. */
export const presentUtilisateur = ({ actif, ...row }: DeskRow): Utilisateur => ({
  ...row,
  acces: row.acces ?? 'tout',
  active: actif === 1,
  isFirstLogin: row.isFirstLogin === 1,
  version: versionOf(row.updatedAt),
})
