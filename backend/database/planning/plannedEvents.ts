import { CALENDARS, type Calendar, isDriving, isExam } from '@contract/planning/evenement'
import { MAX_NAMED_EVENTS, type PlannedEventsDetails } from '@contract/planning/openingHours'
import { earliestStart } from '../../rules/planning/evenement'
import { chunks } from '../chunks'
import type { Conn, Trx } from '../schema'

/** The owner of the events, and the period. */
export interface Wanted {
  idAutoEcole: number
  /** Omitted for the whole school. */
  idMoniteur?: number
  from: string
  to: string
}

const matching = (db: Conn, { idAutoEcole, idMoniteur, from, to }: Wanted) =>
  db
    .selectFrom('evenement')
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.status', '=', 'PLANNED')
    .where('evenement.start', '<', to)
    .where('evenement.start', '>', earliestStart(from))
    .where('evenement.end', '>', from)
    .$if(idMoniteur !== undefined, (list) => list.where('evenement.idMoniteur', '=', idMoniteur ?? 0))

const first = (db: Conn, wanted: Wanted) =>
  matching(db, wanted)
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .select([
      'evenement.id as idEvenement',
      'evenement.calendar',
      'evenement.start',
      'evenement.end',
      'moniteur.nom',
      'moniteur.prenom',
    ])
    .orderBy('evenement.start')
    .orderBy('evenement.id')
    .limit(MAX_NAMED_EVENTS)
    .execute()

const DRIVING = CALENDARS.filter(isDriving)
/** The kinds of events that depend on the category: driving hours and exams. */
const ON_CATEGORY = CALENDARS.filter((calendar) => isDriving(calendar) || isExam(calendar))

/**
 * The number of future events that depend on a licence category. For a candidate these are their driving hours and
 * exams, for an instructor the driving hours of candidates of one of the categories. Theory hours are the same for
 * every category.
 */
export async function plannedInCategory(
  trx: Trx,
  who: { candidat: number } | { moniteur: number; categories: number[] },
  now: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('evenement.status', '=', 'PLANNED')
    .where('evenement.start', '>', earliestStart(now))
    .where('evenement.end', '>', now)
    .where('evenement.calendar', 'in', 'candidat' in who ? ON_CATEGORY : DRIVING)
    .where((eb) =>
      'candidat' in who
        ? eb('candidat.id', '=', who.candidat)
        : eb.and([eb('evenement.idMoniteur', '=', who.moniteur), eb('candidat.idPermi', 'in', who.categories)]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** The future events of some candidates, the soonest first, and the candidates who have any. */
export async function plannedOf(db: Conn, ids: readonly number[], now: string) {
  const events = new Map<number, { calendar: Calendar; start: string }>()
  const people = new Set<number>()
  for (const some of chunks(ids, 1000)) {
    const rows = await db
      .selectFrom('evenement_candidat')
      .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
      .select(['idEvenement', 'idCandidat', 'calendar', 'start'])
      .where('idCandidat', 'in', some)
      .where('evenement.status', '=', 'PLANNED')
      .where('evenement.end', '>', now)
      .execute()
    for (const row of rows) {
      events.set(row.idEvenement, row)
      people.add(row.idCandidat)
    }
  }
  const ordered = [...events.values()].sort((a, b) => (a.start < b.start ? -1 : 1))
  return { events: ordered, people: [...people] }
}

/** Returns the candidates who have future events that depend on their category. */
export async function heldInCategory(db: Conn, ids: readonly number[], now: string): Promise<Set<number>> {
  const held = new Set<number>()
  for (const some of chunks(ids, 1000)) {
    const rows = await db
      .selectFrom('evenement_candidat')
      .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
      .select('idCandidat')
      .distinct()
      .where('idCandidat', 'in', some)
      .where('evenement.status', '=', 'PLANNED')
      .where('evenement.end', '>', now)
      .where('evenement.calendar', 'in', ON_CATEGORY)
      .execute()
    for (const { idCandidat } of rows) held.add(idCandidat)
  }
  return held
}

/** The candidates of some events, sorted by name. */
async function candidatsOf(db: Conn, ids: number[]): Promise<Map<number, string[]>> {
  const people = await db
    .selectFrom('evenement_candidat')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select(['idEvenement', 'candidat.nom', 'candidat.prenom'])
    .where('idEvenement', 'in', ids)
    .orderBy('candidat.nomTri')
    .orderBy('candidat.id')
    .execute()
  const names = new Map<number, string[]>()
  for (const { idEvenement, nom, prenom } of people) {
    names.set(idEvenement, [...(names.get(idEvenement) ?? []), `${prenom} ${nom}`])
  }
  return names
}

/** The planned events between two moments: the first ones with names, and their total number. */
export async function plannedEvents(db: Conn, wanted: Wanted): Promise<PlannedEventsDetails> {
  const { count } = await matching(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) return { count, evenements: [] }
  const rows = await first(db, wanted)
  const names = await candidatsOf(
    db,
    rows.map(({ idEvenement }) => idEvenement),
  )
  const evenements = rows.map(({ nom, prenom, ...event }) => {
    const people = names.get(event.idEvenement) ?? []
    return {
      ...event,
      candidat: people[0] ?? '',
      autres: Math.max(0, people.length - 1),
      moniteur: nom === null ? null : `${prenom} ${nom}`,
    }
  })
  return { count, evenements }
}
