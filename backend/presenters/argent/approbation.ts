import type { Approbation } from '@contract/argent/approbation'
import type { ApprobationRow } from '../../database/argent/approbation'

export const presentApprobation = (row: ApprobationRow): Approbation => ({
  id: row.id,
  geste: row.geste,
  statut: row.statut,
  montant: row.montant,
  motif: row.motif,
  idCandidat: row.idCandidat,
  candidat: row.candidatNom === null ? null : `${row.candidatPrenom} ${row.candidatNom}`,
  idDemandeur: row.idDemandeur,
  demandeur: row.demandeur,
  createdAt: row.createdAt,
  decideur: row.decideur,
  decidedAt: row.decidedAt,
  reponse: row.reponse,
  idTransaction: row.idTransaction,
})
