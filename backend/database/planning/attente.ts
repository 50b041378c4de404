import { minutesBetween } from '@contract/clock/moments'
import { type Calendar, EXAM_OF, etapeOf } from '@contract/planning/evenement'
import type { ReferenceExpression } from 'kysely'
import type { Caller } from '../../caller'
import { chunks } from '../chunks'
import type { Conn, Database, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { AttenteTable } from './tables'

/** The columns that conditions of rules refer to; the waiting list has the same rules as requests. */
const RULE_COLUMNS = {
  idAutoEcole: 'attente.idAutoEcole',
  idUtilisateur: 'candidat.idUtilisateur',
} satisfies Record<string, ReferenceExpression<Database, 'attente' | 'candidat'>>

const allowed = (caller: Caller, action: 'read' | 'update') => allowedRows(caller, action, 'Demande', RULE_COLUMNS)

const rows = (db: Conn) =>
  db
    .selectFrom('attente')
    .innerJoin('candidat', 'candidat.id', 'attente.idCandidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .selectAll('attente')
    .select([
      'candidat.nom',
      'candidat.prenom',
      'candidat.telephone',
      'candidat.idUtilisateur',
      'candidat.idMoniteur',
      'candidat.idPermi',
      'permi.code as permi',
    ])

export type AttenteRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The active entries of the waiting list that a caller may read, oldest first. */
export const listAttentes = (db: Conn, caller: Caller) =>
  rows(db)
    .where(allowed(caller, 'read'))
    .where('attente.statut', '=', 'ACTIVE')
    .where('candidat.archived', '=', 0)
    .orderBy('attente.id')
    .execute()

/** One entry of the list, if the caller may perform the action on it. */
export const findAttente = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db).where('attente.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

/** The candidates of a school who wait for a kind of lesson. */
export const waitingFor = (db: Conn, idAutoEcole: number, calendar: Calendar) =>
  rows(db)
    .where('attente.idAutoEcole', '=', idAutoEcole)
    .where('attente.statut', '=', 'ACTIVE')
    .where('attente.calendar', '=', calendar)
    .where('candidat.archived', '=', 0)
    .orderBy('attente.id')
    .execute()

type NewAttente = Omit<AttenteTable, 'id' | 'createdAt' | 'updatedAt' | 'statut'>

export async function insertAttente(trx: Trx, values: NewAttente, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('attente')
    .values({ ...values, statut: 'ACTIVE', createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setAttente(trx: Trx, id: number, statut: AttenteTable['statut'], now: string): Promise<void> {
  await trx.updateTable('attente').set({ statut, updatedAt: now }).where('id', '=', id).execute()
}

/** Whether a candidate already waits for this kind of lesson. */
export const isWaiting = (db: Conn, idCandidat: number, calendar: Calendar) =>
  db
    .selectFrom('attente')
    .select('id')
    .where('idCandidat', '=', idCandidat)
    .where('calendar', '=', calendar)
    .where('statut', '=', 'ACTIVE')
    .executeTakeFirst()

/**
 * The facts for ranking a candidate: minutes of a kind, the next exam of its stage, and whether they ever accepted an
 * offer.
 */
export interface Training {
  minutes: number
  examen: string | null
  dejaServi: boolean
}

/** The training of candidates in one kind of lesson at a moment. */
export async function trainingOf(db: Conn, idCandidats: readonly number[], calendar: Calendar, now: string) {
  const known = new Map<number, Training>(idCandidats.map((id) => [id, { minutes: 0, examen: null, dejaServi: false }]))
  const exam = EXAM_OF[etapeOf(calendar)]
  for (const ids of chunks([...idCandidats], 1000)) {
    const events = await db
      .selectFrom('evenement_candidat')
      .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
      .select(['idCandidat', 'calendar', 'start', 'end', 'minutes'])
      .where('idCandidat', 'in', ids)
      .where('absent', '=', 0)
      .where((eb) =>
        eb.or([
          eb.and([eb('calendar', '=', calendar), eb('status', '=', 'SUCCESS')]),
          eb.and([eb('calendar', '=', exam), eb('status', '=', 'PLANNED'), eb('start', '>', now)]),
        ]),
      )
      .orderBy('start')
      .execute()
    for (const { idCandidat, start, end, minutes, ...event } of events) {
      const training = known.get(idCandidat)
      if (!training) continue
      if (event.calendar === calendar) training.minutes += minutes ?? minutesBetween(start, end)
      else training.examen ??= start
    }
    const served = await db
      .selectFrom('offre')
      .select('idCandidat')
      .where('idCandidat', 'in', ids)
      .where('statut', '=', 'ACCEPTED')
      .execute()
    for (const { idCandidat } of served) {
      const training = known.get(idCandidat)
      if (training) training.dejaServi = true
    }
  }
  return known
}
