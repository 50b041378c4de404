import type { Attente, Offre, OffreStatut } from '@contract/planning/attente'
import type { AttenteRow } from '../../database/planning/attente'
import type { OffreRow } from '../../database/planning/attenteOffre'

const full = ({ nom, prenom }: { nom: string; prenom: string }) => `${prenom} ${nom}`

/** An entry of the waiting list. */
export const presentAttente = (row: AttenteRow): Attente => ({
  id: row.id,
  idCandidat: row.idCandidat,
  candidat: full(row),
  permi: row.permi,
  calendar: row.calendar,
  jours: JSON.parse(row.jours),
  debut: row.debut,
  fin: row.fin,
  note: row.note,
  statut: row.statut,
  createdAt: row.createdAt,
})

/** The current status of an offer: one without an answer in time is expired, whatever is stored. */
export const statutOf = ({ statut, expiresAt }: Pick<OffreRow, 'statut' | 'expiresAt'>, now: string): OffreStatut =>
  statut === 'OFFERED' && expiresAt <= now ? 'EXPIRED' : statut

/** An offer of a freed slot. */
export const presentOffre = (row: OffreRow, now: string): Offre => ({
  id: row.id,
  idCandidat: row.idCandidat,
  candidat: full(row),
  calendar: row.calendar,
  start: row.start,
  end: row.end,
  moniteur: row.moniteurNom === null ? null : full({ nom: row.moniteurNom, prenom: row.moniteurPrenom ?? '' }),
  statut: statutOf(row, now),
  expiresAt: row.expiresAt,
  idOrigine: row.idOrigine,
  idEvenement: row.idEvenement,
})
