import type { Transaction } from '@contract/argent/transaction'
import type { TransactionRow } from '../../database/argent/transaction/list'

/** Enough digits for the receipts of a year to sort as text. */
const DIGITS = 5

/** A number as it is printed: `RC-2026-00041`. */
export const printedNumber = ({ serie, annee, numero }: Pick<TransactionRow, 'serie' | 'annee' | 'numero'>) =>
  `${serie}-${annee}-${String(numero).padStart(DIGITS, '0')}`

export const presentTransaction = (row: TransactionRow): Transaction => ({
  id: row.id,
  kind: row.kind,
  montant: row.montant,
  method: row.method,
  jour: row.jour,
  dateOperation: row.dateOperation,
  numero: printedNumber(row),
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
  note: row.note,
  idReversed: row.idReversed,
  motif: row.motif,
  reversedBy: row.reversedBy,
  idCaissier: row.idUtilisateur,
  caissier: row.caissier,
  createdAt: row.createdAt,
})
