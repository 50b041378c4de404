import type { Pays } from '@contract/clock/pays'
import { ETAPES, EXAM_OF, HOUR_OF } from '@contract/planning/evenement'
import { sql } from 'kysely'

/** A row of a list, before the reader's rights are applied. */
export interface VueRow {
  id: number
  idCandidat: number | null
  nom: string
  telephone: string | null
  quand: string | null
  calendar: string | null
  minutes: number | null
  montant: number | null
  /** The number of exams without a charge; only one list has it. */
  examens?: number | null
}

export interface Asked {
  idAutoEcole: number
  pays: Pays
  today: string
  now: Date
  /** The moment from which the school keeps its books in this application. Earlier lessons are never charged. */
  since: string
}

export const HOURS = sql.join(ETAPES.map((etape) => HOUR_OF[etape]))
export const EXAMS = sql.join(ETAPES.map((etape) => EXAM_OF[etape]))
export const STAGE = sql`case evenement.calendar ${sql.join(
  ETAPES.map((etape) => sql`when ${HOUR_OF[etape]} then ${etape}`),
  sql` `,
)} end`
export const NAME = sql`candidat.prenom || ' ' || candidat.nom`
export const PERSON = sql`candidat.id as "idCandidat", ${NAME} as nom, candidat.telephone`
const TEXTS = new Set(['telephone', 'quand', 'calendar'])
/** Columns that a list lacks, as nulls of the type that they have in the other lists. */
export const NONE = (...names: string[]) =>
  sql.join(names.map((name) => sql`cast(null as ${TEXTS.has(name) ? sql`text` : sql`bigint`}) as ${sql.ref(name)}`))
export const TAKING_PART = sql`evenement inner join evenement_candidat on evenement_candidat."idEvenement" = evenement.id
  inner join candidat on candidat.id = evenement_candidat."idCandidat"`
/**
 * The condition that an event falls into the enrolment. It compares days with moments as texts: a day sorts before the
 * moments of the same day.
 */
export const ENROLLED = sql`inscription."idCandidat" = evenement_candidat."idCandidat"
  and inscription."dateDebut" <= evenement.start
  and (inscription."dateFin" is null or evenement.start < inscription."dateFin" || 'T99')`
