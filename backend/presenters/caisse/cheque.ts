import type { Cheque } from '@contract/caisse/cheque'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { ChequeRow } from '../../database/caisse/cheque'

export const presentCheque = (row: ChequeRow): Cheque => ({
  id: row.id,
  idTransaction: row.idTransaction,
  recu: printedNumber(row.serie, row.annee, row.numeroRecu),
  idCandidat: row.idCandidat,
  candidat: row.candidatNom === null ? null : `${row.candidatPrenom} ${row.candidatNom}`,
  banque: row.banque,
  numero: row.numero,
  titulaire: row.titulaire,
  date: row.date,
  reserve: row.reserve === 1,
  montant: row.montant,
  statut: row.statut,
  recuLe: row.recuLe,
  remisLe: row.remisLe,
  bordereau: row.bordereau,
  encaisseLe: row.encaisseLe,
  rejeteLe: row.rejeteLe,
  frais: row.frais,
  renduLe: row.renduLe,
})
