import type { Transaction } from '@contract/argent/transaction'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../caller'
import type { TransactionRow } from '../../database/argent/transaction/list'

/** The part of a caller that decides what an answer about money says. */
export type Reader = Pick<Caller, 'ability'>

/** Whether a reader may read what a school remarks about its money: its desks, not the people concerned. */
export const readsRemarks = ({ ability }: Reader): boolean => ability.can('read', 'Transaction')

/**
 * A transaction for a reader. The note and the reason (of a write-off, of a reversal, of a request to the management)
 * stay with the school, so they are null for a candidate or an instructor who reads their own account.
 */
export const presentTransaction = (row: TransactionRow, reader: Reader): Transaction => ({
  id: row.id,
  kind: row.kind,
  montant: row.montant,
  method: row.method === 'NONE' ? null : row.method,
  jour: row.jour,
  dateOperation: row.dateOperation,
  numero: printedNumber(row.serie, row.annee, row.numero),
  idCandidat: row.idCandidat,
  candidat: row.candidatNom === null ? null : `${row.candidatPrenom} ${row.candidatNom}`,
  idMoniteur: row.idMoniteur,
  moniteur: row.moniteurNom === null ? null : `${row.moniteurPrenom} ${row.moniteurNom}`,
  payeur: row.payeur,
  categorie: row.categorie,
  idVehicule: row.idVehicule,
  vehicule: row.vehicule,
  idEntretien: row.idEntretien,
  origine: row.origine,
  destination: row.destination,
  reference: row.reference,
  note: readsRemarks(reader) ? row.note : null,
  idReversed: row.idReversed,
  motif: readsRemarks(reader) ? row.motif : null,
  reversedBy: row.reversedBy,
  idSession: row.idSession,
  isClosed: row.sessionFermee !== null,
  cheque: row.cheque,
  idCheque: row.idCheque,
  idCaissier: row.idUtilisateur,
  caissier: row.caissier,
  createdAt: row.createdAt,
})
