import type { Demande } from '@contract/planning/demande'
import { type DemandeRow, voeuxOf } from '../../database/planning/demande'

/** The lesson that resulted from a request, while it is planned. */
const leconOf = ({ leconStart: start, leconEnd: end, leconStatus }: DemandeRow): Demande['lecon'] =>
  leconStatus === 'PLANNED' && start !== null && end !== null ? { start, end } : null

/** A lesson request, for the school and the candidate; `moniteurs` has the names of the requested instructors. */
export const presentDemande = (row: DemandeRow, moniteurs: ReadonlyMap<number, string>): Demande => ({
  id: row.id,
  idCandidat: row.idCandidat,
  candidat: `${row.prenom} ${row.nom}`,
  permi: row.permi,
  idMoniteur: row.idMoniteur,
  calendar: row.calendar,
  creneaux: voeuxOf(row).map((voeu) => ({ ...voeu, moniteur: moniteurs.get(voeu.idMoniteur ?? 0) ?? null })),
  note: row.note,
  statut: row.statut,
  motif: row.motif,
  idEvenement: row.idEvenement,
  lecon: leconOf(row),
  createdAt: row.createdAt,
  reponduLe: row.reponduLe,
})
