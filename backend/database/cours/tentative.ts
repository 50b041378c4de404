import type { tentativeListQuery } from '@contract/cours/tentative'
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import type { Bit } from '../bit'
import { listPage, pageRows } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { folded, wordsIn } from '../search/words'
import type { TentativeQuestionTable, TentativeTable } from './tables'

type Query = z.output<typeof tentativeListQuery>
type Filters = Omit<Query, 'page' | 'perPage' | 'sort'>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'tentative.idAutoEcole',
  idUtilisateur: 'tentative.idUtilisateur',
  idMoniteurUtilisateur: (eb: ExpressionBuilder<Database, 'tentative'>) =>
    eb
      .selectFrom('candidat as pupil')
      .innerJoin('moniteur', 'moniteur.id', 'pupil.idMoniteur')
      .select('moniteur.idUtilisateur')
      .whereRef('pupil.id', '=', 'tentative.idCandidat'),
} as const

const readable = (caller: Caller, action: 'read' | 'update' | 'export') =>
  allowedRows<'tentative'>(caller, action, 'Tentative', RULE_COLUMNS)

/** Attempts with the name of the candidate. */
const rows = (db: Conn) =>
  db
    .selectFrom('tentative')
    .leftJoin('candidat', 'candidat.id', 'tentative.idCandidat')
    .selectAll('tentative')
    .select(['candidat.nom', 'candidat.prenom'])
export type TentativeRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: { startedAt: 'tentative.startedAt', correct: 'tentative.correct' },
  usual: '-startedAt',
  id: 'tentative.id',
} as const

/** An exam past its deadline counts as completed. */
export const isOver = (now: string) =>
  sql<boolean>`(tentative.status = 'COMPLETED' or (tentative.status = 'STARTED' and tentative.deadline <= ${now}))`
const isRunning = (now: string) =>
  sql<boolean>`(tentative.status = 'STARTED' and (tentative.deadline is null or tentative.deadline > ${now}))`

/** The attempts within the caller's rights that match the filters. */
function matching(db: Db, caller: Caller, action: 'read' | 'export', filters: Filters, now: string) {
  const { mode, status, idCandidat, q = '' } = filters
  return rows(db)
    .where(readable(caller, action))
    .$if(mode !== undefined, (list) => list.where('tentative.mode', '=', mode ?? 'STUDY'))
    .$if(idCandidat !== undefined, (list) => list.where('tentative.idCandidat', '=', idCandidat ?? 0))
    .$if(status === 'STARTED', (list) => list.where(isRunning(now)))
    .$if(status === 'COMPLETED', (list) => list.where(isOver(now)))
    .$if(status === 'ABANDONED', (list) => list.where('tentative.status', '=', 'ABANDONED'))
    .$if(q !== '', (list) => list.where(wordsIn(q, ['tentative.recherche', 'candidat.nomTri', 'candidat.prenomTri'])))
}

/** One page of the attempts that a caller may read. */
export const listTentatives = (db: Db, caller: Caller, query: Query, now: string) =>
  listPage(matching(db, caller, 'read', query, now), query, SORTING)

/** A slice of the list that a caller may export, without a count. */
export const sliceOfTentatives = (db: Db, caller: Caller, query: Query, now: string): Promise<TentativeRow[]> =>
  pageRows(matching(db, caller, 'export', query, now), query, SORTING)

/** One attempt, if the caller may perform the action on it. */
export const findTentative = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db).where('tentative.id', '=', id).where(readable(caller, action)).executeTakeFirst()

/** The attempts of a person that have begun and not ended by now. */
export const runningTentatives = (db: Conn, idUtilisateur: number, now: string) =>
  db.selectFrom('tentative').selectAll().where('idUtilisateur', '=', idUtilisateur).where(isRunning(now)).execute()

/** Adds an attempt with its questions in their order. */
export async function insertTentative(
  trx: Trx,
  values: Omit<Insertable<TentativeTable>, 'total' | 'answered' | 'correct' | 'late' | 'status' | 'recherche'>,
  questions: readonly number[],
): Promise<number> {
  const counts = { total: questions.length, answered: 0, correct: 0 }
  const { id } = await trx
    .insertInto('tentative')
    .values({ ...values, ...counts, recherche: folded(values.titleFr, values.titleAr), status: 'STARTED' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = questions.map((idQuestion, rang) => ({ ...UNANSWERED, idTentative: id, rang, idQuestion }))
  if (asked.length > 0) await trx.insertInto('tentative_question').values(asked).execute()
  return id
}

const UNANSWERED = { answeredAt: null, correct: null, choices: null }

/** The questions of an attempt in their order, with their answers. */
export const askedIn = (db: Conn, idTentative: number) =>
  db.selectFrom('tentative_question').selectAll().where('idTentative', '=', idTentative).orderBy('rang').execute()
export type AskedRow = Selectable<TentativeQuestionTable>

/**
 * Stores an answer unless the question already has one.
 * @returns whether this answer was stored
 */
export async function keepAnswer(
  trx: Trx,
  { idTentative, rang }: AskedRow,
  answer: { choices: number[]; correct: Bit; answeredAt: string; late: Bit },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tentative_question')
    .set({ ...answer, choices: JSON.stringify(answer.choices) })
    .where('idTentative', '=', idTentative)
    .where('rang', '=', rang)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('tentative')
    .set((eb) => ({
      answered: eb('answered', '+', 1),
      correct: eb('correct', '+', answer.correct),
      late: eb('late', '+', answer.late),
    }))
    .where('id', '=', idTentative)
    .execute()
  return true
}

/** Adds a question once more at the end of an attempt. @returns its position */
export async function askAgain(trx: Trx, idTentative: number, idQuestion: number): Promise<number> {
  const { total: rang } = await trx
    .selectFrom('tentative')
    .select('total')
    .where('id', '=', idTentative)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('tentative_question')
    .values({ ...UNANSWERED, idTentative, rang, idQuestion })
    .execute()
  await trx
    .updateTable('tentative')
    .set({ total: rang + 1 })
    .where('id', '=', idTentative)
    .execute()
  return rang
}

export async function endTentative(
  trx: Trx,
  id: number,
  end: { status: 'COMPLETED' | 'ABANDONED'; endedAt: string },
): Promise<void> {
  await trx.updateTable('tentative').set(end).where('id', '=', id).execute()
}

/** The answers of a person since a moment: when each was given, and whether it was right. */
export const answersSince = (db: Conn, idUtilisateur: number, since: string) =>
  db
    .selectFrom('tentative_question')
    .innerJoin('tentative', 'tentative.id', 'tentative_question.idTentative')
    .select(['answeredAt', 'tentative_question.correct'])
    .where('tentative.idUtilisateur', '=', idUtilisateur)
    .where('answeredAt', '>=', since)
    .orderBy('answeredAt')
    .execute()
