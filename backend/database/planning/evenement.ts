import { type evenementQuery, HOUR_OF, isExam } from '@contract/planning/evenement'
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { earliestStart } from '../../rules/planning/evenement'
import type { Bit } from '../bit'
import { chunks } from '../chunks'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { reglagesOf } from './occupation'

type Query = Omit<z.output<typeof evenementQuery>, 'reprises'>
type Builder = ExpressionBuilder<Database, 'evenement'>

/** The columns that conditions of rules refer to. A candidate's own events are those that they take part in. */
const ruleColumns = (caller: Caller, idAutoEcole: ReferenceExpression<Database, 'evenement'>) =>
  ({
    idAutoEcole,
    idMoniteurUtilisateur: (eb: Builder) =>
      eb
        .selectFrom('moniteur')
        .select('moniteur.idUtilisateur')
        .whereRef('moniteur.id', '=', 'evenement.idMoniteur')
        .$castTo<number | null>(),
    idUtilisateur: (eb: Builder) =>
      eb
        .selectFrom('evenement_candidat')
        .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
        .select('candidat.idUtilisateur')
        .whereRef('evenement_candidat.idEvenement', '=', 'evenement.id')
        .where('candidat.idUtilisateur', '=', caller.id)
        .$castTo<number | null>(),
  }) satisfies Record<string, ReferenceExpression<Database, 'evenement'>>

type Action = 'read' | 'create' | 'update' | 'attest'

/**
 * The school of an event, written so that no index on it is used: the planner must choose the index of the other,
 * narrower condition.
 */
export const UNINDEXED_SCHOOL = sql<number>`+${sql.ref('evenement.idAutoEcole')}`

/** The condition that a caller may perform an action on an event. */
export const allowedEvents = (
  caller: Caller,
  action: Action,
  idAutoEcole: ReferenceExpression<Database, 'evenement'> = 'evenement.idAutoEcole',
) => allowedRows(caller, action, 'Evenement', ruleColumns(caller, idAutoEcole))

/** All events, with the names of their resources. */
export const eventRows = (db: Conn) =>
  db
    .selectFrom('evenement')
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .leftJoin('vehicule', 'vehicule.id', 'evenement.idVehicule')
    .leftJoin('examinateur', 'examinateur.id', 'evenement.idExaminateur')
    .selectAll('evenement')
    .select([
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
      'moniteur.idUtilisateur as moniteurUtilisateur',
      'vehicule.marque',
      'vehicule.modele',
      'vehicule.immatriculation',
      'examinateur.nom as examinateurNom',
      'examinateur.prenom as examinateurPrenom',
    ])

type EvenementOnly = Awaited<ReturnType<ReturnType<typeof eventRows>['executeTakeFirstOrThrow']>>

export interface Participant {
  idEvenement: number
  id: number
  nom: string
  prenom: string
  telephone: string | null
  idUtilisateur: number
  permi: string
  absent: Bit
  archived: Bit
}

export type EvenementRow = EvenementOnly & {
  candidats: Participant[]
  /** The number of seats in the theory room; null when the school has not set one. */
  places: number | null
}

/** The seats of the theory rooms of the schools of some events. */
async function seatsOf(db: Conn, events: readonly EvenementOnly[]): Promise<Map<number, number>> {
  const schools = new Set(events.flatMap((event) => (event.calendar === HOUR_OF.code ? [event.idAutoEcole] : [])))
  const seats = new Map<number, number>()
  for (const id of schools) seats.set(id, (await reglagesOf(db, id)).placesCode)
  return seats
}

/** Adds to each event its candidates, sorted by name, and the seats that they share. */
export async function withCandidats(db: Conn, events: EvenementOnly[]): Promise<EvenementRow[]> {
  const byEvent = new Map<number, Participant[]>(events.map(({ id }) => [id, []]))
  for (const ids of chunks([...byEvent.keys()], 1000)) {
    const people = await db
      .selectFrom('evenement_candidat')
      .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .select([
        'idEvenement',
        'candidat.id',
        'candidat.nom',
        'candidat.prenom',
        'candidat.telephone',
        'candidat.idUtilisateur',
        'candidat.archived',
        'permi.code as permi',
        'absent',
      ])
      .where('idEvenement', 'in', ids)
      .orderBy('candidat.nomTri')
      .orderBy('candidat.id')
      .execute()
    for (const person of people) byEvent.get(person.idEvenement)?.push(person)
  }
  const seats = await seatsOf(db, events)
  return events.map((event) => ({
    ...event,
    candidats: byEvent.get(event.id) ?? [],
    places: (event.calendar === HOUR_OF.code && seats.get(event.idAutoEcole)) || null,
  }))
}

/** Whether a candidate takes part in an event. */
export const takesPart = (eb: Builder, idCandidat: number): Expression<SqlBool> =>
  eb(
    'evenement.id',
    'in',
    eb.selectFrom('evenement_candidat').select('idEvenement').where('idCandidat', '=', idCandidat),
  )

/** Whether a candidate for a licence category takes part in an event. */
export const isForPermi = (eb: Builder, idPermi: number): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('evenement_candidat as place')
      .innerJoin('candidat as learner', 'learner.id', 'place.idCandidat')
      .select('place.idCandidat')
      .whereRef('place.idEvenement', '=', 'evenement.id')
      .where('learner.idPermi', '=', idPermi),
  )

/** Whether an instructor follows a candidate who takes part in an event. */
export const isFollowedBy = (eb: Builder, idMoniteur: number): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('evenement_candidat as place')
      .innerJoin('candidat as learner', 'learner.id', 'place.idCandidat')
      .select('place.idCandidat')
      .whereRef('place.idEvenement', '=', 'evenement.id')
      .where('learner.idMoniteur', '=', idMoniteur),
  )

/** The events that a caller may read and that overlap a period, in order of time. */
export async function listEvenements(db: Db, caller: Caller, query: Query): Promise<EvenementRow[]> {
  const events = await eventRows(db)
    .where(allowedEvents(caller, 'read'))
    .where('evenement.idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .where('evenement.start', '<', query.to)
    .where('evenement.start', '>', earliestStart(query.from))
    .where('evenement.end', '>', query.from)
    .$if(query.status === undefined, (list) => list.where('evenement.status', '<>', 'CANCELLED'))
    .where((eb) =>
      eb.and([
        ...(query.status ? [eb('evenement.status', '=', query.status)] : []),
        ...(query.calendar ? [eb('evenement.calendar', '=', query.calendar)] : []),
        ...(query.idMoniteur === undefined ? [] : [eb('evenement.idMoniteur', '=', query.idMoniteur)]),
        ...(query.idVehicule === undefined ? [] : [eb('evenement.idVehicule', '=', query.idVehicule)]),
        ...(query.idExaminateur === undefined ? [] : [eb('evenement.idExaminateur', '=', query.idExaminateur)]),
        ...(query.idCandidat === undefined ? [] : [takesPart(eb, query.idCandidat)]),
      ]),
    )
    .orderBy('evenement.start')
    .orderBy('evenement.id')
    .execute()
  return withCandidats(db, events)
}

/** One event, if the caller may perform the action on it. */
export async function findEvenement(
  db: Conn,
  caller: Caller,
  action: Action,
  id: number,
): Promise<EvenementRow | undefined> {
  const row = await eventRows(db).where('evenement.id', '=', id).where(allowedEvents(caller, action)).executeTakeFirst()
  const [event] = row ? await withCandidats(db, [row]) : []
  return event
}

/** Events by their ids, in order of time. */
export async function evenementsById(db: Conn, ids: number[]): Promise<EvenementRow[]> {
  if (ids.length === 0) return []
  const events = await eventRows(db)
    .where('evenement.id', 'in', ids)
    .orderBy('evenement.start')
    .orderBy('evenement.id')
    .execute()
  return withCandidats(db, events)
}

/** The planned events of a recurrence from a moment on, in order of time. */
export async function plannedOfSerie(db: Conn, serie: string, from: string | null): Promise<EvenementRow[]> {
  const events = await eventRows(db)
    .where('evenement.serie', '=', serie)
    .where('evenement.status', '=', 'PLANNED')
    .$if(from !== null, (list) => list.where('evenement.start', '>=', from ?? ''))
    .orderBy('evenement.start')
    .execute()
  return withCandidats(db, events)
}

/** The planned events of a candidate or an instructor from a moment on. */
export async function plannedAhead(
  db: Conn,
  who: { candidat: number } | { moniteur: number },
  now: string,
): Promise<EvenementRow[]> {
  const events = await eventRows(db)
    .where('evenement.status', '=', 'PLANNED')
    .where('evenement.start', '>', earliestStart(now))
    .where('evenement.end', '>', now)
    .where((eb) => ('candidat' in who ? takesPart(eb, who.candidat) : eb('evenement.idMoniteur', '=', who.moniteur)))
    .orderBy('evenement.start')
    .execute()
  return withCandidats(db, events)
}

/** The first candidate of a lesson by name. */
const firstCandidat = (eb: Builder) =>
  eb
    .selectFrom('evenement_candidat')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select('candidat.id')
    .whereRef('evenement_candidat.idEvenement', '=', 'evenement.id')
    .orderBy('candidat.nomTri')
    .orderBy('candidat.id')
    .limit(1)

/** The note for the next lesson from the last attested lesson of the same candidate and kind. */
const suiteBefore = (eb: Builder) =>
  eb
    .selectFrom('evenement as previous')
    .innerJoin('evenement_candidat as place', 'place.idEvenement', 'previous.id')
    .select('previous.suite')
    .where('place.idCandidat', '=', firstCandidat(eb))
    .whereRef('previous.calendar', '=', 'evenement.calendar')
    .where('previous.status', '=', 'SUCCESS')
    .whereRef('previous.start', '<', 'evenement.start')
    .orderBy('previous.start', 'desc')
    .limit(1)

/** For each of these lessons the instructor's note from the previous one, by lesson id; exams have none. */
export async function reprisesOf(db: Conn, events: EvenementRow[]): Promise<Map<number, string>> {
  const lessons = events.filter(({ calendar }) => !isExam(calendar)).map(({ id }) => id)
  const reprises = new Map<number, string>()
  for (const ids of chunks(lessons, 1000)) {
    const noted = await db
      .selectFrom('evenement')
      .select(['evenement.id', (eb) => suiteBefore(eb).as('reprise')])
      .where('evenement.id', 'in', ids)
      .execute()
    for (const { id, reprise } of noted) if (reprise) reprises.set(id, reprise)
  }
  return reprises
}

/** The columns of an event that users enter; its other columns follow from later actions. */
export interface EvenementColumns {
  calendar: EvenementRow['calendar']
  title: string | null
  start: string
  end: string
  idMoniteur: number | null
  idVehicule: number | null
  idExaminateur: number | null
  lieu: string | null
  note: string | null
}

interface NewEvenement extends EvenementColumns {
  idAutoEcole: number
  serie: string | null
}

async function setCandidats(trx: Trx, idEvenement: number, ids: number[]): Promise<void> {
  await trx.deleteFrom('evenement_candidat').where('idEvenement', '=', idEvenement).execute()
  const values = ids.map((idCandidat) => ({ idEvenement, idCandidat, absent: 0 as const }))
  await trx.insertInto('evenement_candidat').values(values).execute()
}

export async function insertEvenement(
  trx: Trx,
  columns: NewEvenement,
  idCandidats: number[],
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('evenement')
    .values({ ...columns, status: 'PLANNED', version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setCandidats(trx, id, idCandidats)
  return id
}

export async function updateEvenement(
  trx: Trx,
  id: number,
  columns: Followed,
  idCandidats: number[],
  now: string,
): Promise<void> {
  await setColumns(trx, [id], columns, now)
  await setCandidats(trx, id, idCandidats)
}

type Followed = Partial<
  EvenementColumns &
    Pick<
      EvenementRow,
      'status' | 'motif' | 'annulationTardive' | 'debutReel' | 'minutes' | 'suite' | 'attesteLe' | 'attestePar'
    >
>

/** Writes columns of events and increments their versions. */
export async function setColumns(trx: Trx, ids: number[], columns: Followed, now: string): Promise<void> {
  await trx
    .updateTable('evenement')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', 'in', ids)
    .execute()
}

export async function setAbsents(trx: Trx, idEvenement: number, absents: number[]): Promise<void> {
  await trx.updateTable('evenement_candidat').set({ absent: 0 }).where('idEvenement', '=', idEvenement).execute()
  if (absents.length === 0) return
  await trx
    .updateTable('evenement_candidat')
    .set({ absent: 1 })
    .where('idEvenement', '=', idEvenement)
    .where('idCandidat', 'in', absents)
    .execute()
}

/** Removes one of several candidates from an event. */
export async function removeCandidat(trx: Trx, idEvenement: number, idCandidat: number, now: string): Promise<void> {
  await trx
    .deleteFrom('evenement_candidat')
    .where('idEvenement', '=', idEvenement)
    .where('idCandidat', '=', idCandidat)
    .execute()
  await setColumns(trx, [idEvenement], {}, now)
}
