import { type Contrat, type ContratLigne, contenuContrat } from '@contract/papiers/contrat'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { ContratRow } from '../../database/papiers/contrat'

/** The series of the numbers of contracts. */
export const SERIE_CONTRAT = 'CT'

/** A contract with everything that is printed. */
export const presentContrat = (row: ContratRow): Contrat => ({
  id: row.id,
  numero: printedNumber(SERIE_CONTRAT, row.annee, row.numero),
  idCandidat: row.idCandidat,
  idInscription: row.idInscription,
  rang: row.rang,
  status: row.status,
  versionModele: row.versionModele,
  contenu: contenuContrat.parse(JSON.parse(row.contenu)),
  signeLe: row.signeLe,
  viseLe: row.viseLe,
  resilieLe: row.resilieLe,
  motif: row.motif,
  version: row.version,
  createdAt: row.createdAt,
})

/** A contract in a list, without amounts because every desk reads the list. */
export function presentContratLigne(row: ContratRow): ContratLigne {
  const { contenu, ...contrat } = presentContrat(row)
  return { ...contrat, pays: contenu.pays }
}
