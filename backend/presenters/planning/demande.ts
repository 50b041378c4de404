import type { Demande } from '@contract/planning/demande'
import type { DemandeRow } from '../../database/planning/demande'

/** The lesson that came of a request, while it is planned. */
const leconOf = ({ leconDebut: start, leconFin: end, leconStatut }: DemandeRow): Demande['lecon'] =>
  leconStatut === 'PLANNED' && start !== null && end !== null ? { start, end } : null

/** A request as both sides read it. */
export const presentDemande = (row: DemandeRow): Demande => ({
  id: row.id,
  idCandidat: row.idCandidat,
  candidat: `${row.prenom} ${row.nom}`,
  permi: row.permi,
  idMoniteur: row.idMoniteur,
  calendar: row.calendar,
  creneaux: JSON.parse(row.creneaux),
  note: row.note,
  statut: row.statut,
  motif: row.motif,
  idEvenement: row.idEvenement,
  lecon: leconOf(row),
  createdAt: row.createdAt,
  reponduLe: row.reponduLe,
})
