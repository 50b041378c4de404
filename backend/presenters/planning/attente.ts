import type { Attente, Offre, OffreStatut } from '@contract/planning/attente'
import type { AttenteRow } from '../../database/planning/attente'
import type { OffreRow } from '../../database/planning/attenteOffre'

const full = ({ nom, prenom }: { nom: string; prenom: string }) => `${prenom} ${nom}`

/** A place on the waiting list. */
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

/** The state of an offer now: one that nobody answered in time has run out, whatever is written. */
export const statutOf = ({ statut, expiresAt }: Pick<OffreRow, 'statut' | 'expiresAt'>, now: string): OffreStatut =>
  statut === 'OFFERED' && expiresAt <= now ? 'EXPIRED' : statut

/** A slot that fell free, as it is offered to somebody. */
export const presentOffre = (row: OffreRow, now: string): Offre => ({
  id: row.id,
  idCandidat: row.idCandidat,
  candidat: full(row),
  calendar: row.calendar,
  start: row.debut,
  end: row.fin,
  moniteur: row.moniteurNom === null ? null : full({ nom: row.moniteurNom, prenom: row.moniteurPrenom ?? '' }),
  statut: statutOf(row, now),
  expiresAt: row.expiresAt,
  idOrigine: row.idOrigine,
  idEvenement: row.idEvenement,
})
