import type { Transaction } from '@contract/argent/transaction'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { TransactionRow } from '../../database/argent/transaction/list'

export const presentTransaction = (row: TransactionRow): Transaction => ({
  id: row.id,
  kind: row.kind,
  montant: row.montant,
  method: row.method,
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
  note: row.note,
  idReversed: row.idReversed,
  motif: row.motif,
  reversedBy: row.reversedBy,
  idCaissier: row.idUtilisateur,
  caissier: row.caissier,
  createdAt: row.createdAt,
})
