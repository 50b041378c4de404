import { etapeOf } from '@contract/planning/evenement'
import type { Examen } from '@contract/planning/examen'
import type { ExamenRow } from '../../database/planning/examen'

const full = (nom: string | null, prenom: string | null) => (nom === null ? null : `${prenom} ${nom}`)

/** A line of the list of exams. */
export const presentExamen = (row: ExamenRow): Examen => ({
  idEvenement: row.idEvenement,
  calendar: row.calendar,
  etape: etapeOf(row.calendar),
  tentative: row.status === 'CANCELLED' ? null : row.tentative,
  status: row.status,
  start: row.start,
  end: row.end,
  idCandidat: row.idCandidat,
  candidat: `${row.prenom} ${row.nom}`,
  permi: row.permi,
  idExaminateur: row.idExaminateur,
  examinateur: full(row.examinateurNom, row.examinateurPrenom),
  moniteur: full(row.moniteurNom, row.moniteurPrenom),
  lieu: row.lieu,
  note: row.note,
  attestePar: row.attestePar,
  attesteLe: row.attesteLe,
  version: row.version,
})
