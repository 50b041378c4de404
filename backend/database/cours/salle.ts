import type { salleListQuery } from '@contract/cours/salle'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { chunks } from '../chunks'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { folded, wordsIn } from '../search/words'
import type { SalleParticipantTable, SalleReponseTable, SalleTable } from './salleTables'

type Query = z.output<typeof salleListQuery>
export type SalleRow = Selectable<SalleTable>
export type ParticipantRow = Selectable<SalleParticipantTable>
export type ReponseRow = Selectable<SalleReponseTable>

/** The columns that conditions of rules refer to. An instructor's rooms are those that they opened. */
const RULE_COLUMNS = { idAutoEcole: 'salle.idAutoEcole', idUtilisateur: 'salle.idHote' } as const

const allowed = (caller: Caller, action: 'read' | 'update') =>
  allowedRows<'salle'>(caller, action, 'Salle', RULE_COLUMNS)

const SORTING = { columns: { startedAt: 'salle.createdAt' }, usual: '-startedAt', id: 'salle.id' } as const

/** One page of the rooms that a caller may read. */
export function listSalles(db: Db, caller: Caller, query: Query) {
  const matching = db
    .selectFrom('salle')
    .selectAll('salle')
    .where(allowed(caller, 'read'))
    .$if(Boolean(query.q), (list) => list.where(wordsIn(query.q ?? '', ['salle.recherche'])))
  return listPage(matching, query, SORTING)
}

/** One room, if the caller may perform the action on it. */
export const findSalle = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  db.selectFrom('salle').selectAll().where('salle.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

export const salleById = (db: Conn, id: number): Promise<SalleRow> =>
  db.selectFrom('salle').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The room with this code that is still open at a moment. */
export const openSalle = (db: Conn, code: string, now: string) =>
  db
    .selectFrom('salle')
    .selectAll()
    .where('code', '=', code)
    .where('status', '!=', 'FINISHED')
    .where('closesAt', '>', now)
    .executeTakeFirst()

/** Ends the rooms that their hosts forgot to end, so that their codes can be reused. */
export const endForgotten = (trx: Trx, now: string) =>
  trx
    .updateTable('salle')
    .set({ status: 'FINISHED', updatedAt: now })
    .where('status', '!=', 'FINISHED')
    .where('closesAt', '<=', now)
    .execute()

export const isCodeTaken = async (db: Conn, code: string): Promise<boolean> =>
  (await db
    .selectFrom('salle')
    .select('id')
    .where('code', '=', code)
    .where('status', '!=', 'FINISHED')
    .executeTakeFirst()) !== undefined

export async function insertSalle(trx: Trx, room: Omit<Insertable<SalleTable>, 'recherche'>): Promise<number> {
  const values = { ...room, recherche: folded(room.titleFr, room.titleAr, room.hote) }
  const { id } = await trx.insertInto('salle').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locks a room: waits for other writes to it. Data read afterwards stays valid until the end of the transaction. */
export const lockSalle = (trx: Trx, id: number) =>
  trx
    .updateTable('salle')
    .set((eb) => ({ rang: eb.ref('rang') }))
    .where('id', '=', id)
    .execute()

export async function updateSalle(trx: Trx, id: number, set: Updateable<SalleTable>): Promise<void> {
  await trx.updateTable('salle').set(set).where('id', '=', id).execute()
}

export async function insertSalleQuestions(trx: Trx, idSalle: number, questions: readonly number[]): Promise<void> {
  if (questions.length === 0) return
  const values = questions.map((idQuestion, rang) => ({ idSalle, rang, idQuestion }))
  await trx.insertInto('salle_question').values(values).execute()
}

/** The questions of a room in their order. */
export async function questionsOfSalle(db: Conn, idSalle: number): Promise<number[]> {
  const rows = db.selectFrom('salle_question').select('idQuestion').where('idSalle', '=', idSalle).orderBy('rang')
  return (await rows.execute()).map(({ idQuestion }) => idQuestion)
}

/** The participants of rooms, in the order in which they joined. */
export async function participantsOf(db: Conn, salles: readonly number[]): Promise<ParticipantRow[]> {
  const parts = chunks(salles, 500).map((ids) =>
    db.selectFrom('salle_participant').selectAll().where('idSalle', 'in', ids).orderBy('id').execute(),
  )
  return (await Promise.all(parts)).flat()
}

/** The answers in rooms, with the room of each. */
export async function reponsesOf(db: Conn, salles: readonly number[]) {
  const parts = chunks(salles, 500).map((ids) =>
    db
      .selectFrom('salle_reponse')
      .innerJoin('salle_participant', 'salle_participant.id', 'salle_reponse.idParticipant')
      .selectAll('salle_reponse')
      .select('salle_participant.idSalle')
      .where('salle_participant.idSalle', 'in', ids)
      .execute(),
  )
  return (await Promise.all(parts)).flat()
}

export const participantByToken = (db: Conn, jeton: string) =>
  db.selectFrom('salle_participant').selectAll().where('jeton', '=', jeton).executeTakeFirst()

export async function insertParticipant(
  trx: Trx,
  values: Omit<Insertable<SalleParticipantTable>, 'idTentative'>,
): Promise<ParticipantRow> {
  return trx
    .insertInto('salle_participant')
    .values({ ...values, idTentative: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const removeParticipantRow = (trx: Trx, idSalle: number, id: number) =>
  trx.deleteFrom('salle_participant').where('id', '=', id).where('idSalle', '=', idSalle).executeTakeFirst()

export async function setAttempt(trx: Trx, id: number, idTentative: number): Promise<void> {
  await trx.updateTable('salle_participant').set({ idTentative }).where('id', '=', id).execute()
}

/** Stores the answer of a participant to a question and replaces an earlier one. */
export async function saveReponse(trx: Trx, { idParticipant, rang, ...set }: ReponseRow): Promise<void> {
  await trx
    .insertInto('salle_reponse')
    .values({ idParticipant, rang, ...set })
    .onConflict((conflict) => conflict.columns(['idParticipant', 'rang']).doUpdateSet(set))
    .execute()
}

/** The accounts of candidates. */
export async function accountsOf(db: Conn, candidats: readonly number[]) {
  if (candidats.length === 0) return []
  return db
    .selectFrom('candidat')
    .select(['id', 'idUtilisateur', 'idPermi'])
    .where('id', 'in', [...candidats])
    .execute()
}

/** The candidates of a lesson. */
export async function expectedIn(db: Conn, idEvenement: number | null) {
  if (idEvenement === null) return []
  return db
    .selectFrom('evenement_candidat')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select(['candidat.id', 'candidat.nom', 'candidat.prenom'])
    .where('idEvenement', '=', idEvenement)
    .orderBy('candidat.nomTri')
    .execute()
}
