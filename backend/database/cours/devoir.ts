import type { devoirListQuery, Travail } from '@contract/cours/devoir'
import { type ExpressionBuilder, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { chunks } from '../chunks'
import { RULE_COLUMNS as CANDIDAT_COLUMNS } from '../ecole/candidat/rows'
import { listPage, pageRows } from '../listPage'
import type { Conn, Database, Trx } from '../schema'
import { allowedRows } from '../scope'
import { wordsIn } from '../search/words'
import type { DevoirTable } from './tables'

type Query = z.output<typeof devoirListQuery>
type Filters = Omit<Query, 'page' | 'perPage' | 'sort'>

/** The day and the moment at which a list is read. */
export interface At {
  now: string
  today: string
}

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'devoir.idAutoEcole',
  idUtilisateur: 'candidat.idUtilisateur',
  idMoniteurUtilisateur: (eb: ExpressionBuilder<Database, 'candidat'>) =>
    eb.selectFrom('moniteur').select('moniteur.idUtilisateur').whereRef('moniteur.id', '=', 'candidat.idMoniteur'),
} as const

const allowed = (caller: Caller, action: 'read' | 'update') =>
  allowedRows<'devoir' | 'candidat'>(caller, action, 'Devoir', RULE_COLUMNS)

/**
 * The attempts `t` that fulfil an assignment and ended after it was made: for a series, those with every question
 * answered; for a mock exam, those completed or past their deadline.
 */
const counts = (now: string) => sql<SqlBool>`t."idCandidat" = devoir."idCandidat"
  and coalesce(t."endedAt", t.deadline) >= devoir."createdAt"
  and ((t.mode = 'STUDY' and t."idSerie" = devoir."idSerie" and t.status = 'COMPLETED' and t.answered = t.total)
    or (t.mode = 'EXAM' and t."idExamenBlanc" = devoir."idExamenBlanc"
      and (t.status = 'COMPLETED' or (t.status = 'STARTED' and t.deadline <= ${now}))))`

const isDone = (now: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from tentative as t where ${counts(now)})`
const firstAttempt = (now: string) =>
  sql<number | null>`(select min(t.id) from tentative as t where ${counts(now)})`.as('idTentative')

/** Whether an assignment is in a state. */
function inState(status: NonNullable<Query['status']>, { now, today }: At): RawBuilder<SqlBool> {
  const done = isDone(now)
  return {
    DONE: done,
    NOT_DONE: sql<SqlBool>`not ${done}`,
    OPEN: sql<SqlBool>`devoir."dateLimite" >= ${today} and not ${done}`,
    LATE: sql<SqlBool>`devoir."dateLimite" < ${today} and not ${done}`,
  }[status]
}

/** Assignments joined with their candidate, author, and series or mock exam. */
const rows = (db: Conn) =>
  db
    .selectFrom('devoir')
    .innerJoin('candidat', 'candidat.id', 'devoir.idCandidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'devoir.idUtilisateur')
    .leftJoin('serie', 'serie.id', 'devoir.idSerie')
    .leftJoin('examen_blanc', 'examen_blanc.id', 'devoir.idExamenBlanc')

const shown = (db: Conn, now: string) =>
  rows(db)
    .selectAll('devoir')
    .select(['candidat.nom', 'candidat.prenom', 'utilisateur.nomComplet as auteur'])
    .select((eb) => [
      eb.fn.coalesce('serie.titleFr', 'examen_blanc.titleFr').as('titleFr'),
      eb.fn.coalesce('serie.titleAr', 'examen_blanc.titleAr').as('titleAr'),
      eb.fn.coalesce('serie.published', 'examen_blanc.published').as('published'),
      firstAttempt(now),
    ])

/** The columns in which the words of a search are looked for. */
const SEARCHED = ['candidat.nomTri', 'candidat.prenomTri', 'serie.recherche', 'examen_blanc.recherche'] as const

/** The conditions on the assignments that a caller may read, by all filters except the state. */
const conditions = (caller: Caller, { q = '', idCandidat, idSerie, idExamenBlanc }: Filters) => [
  allowed(caller, 'read'),
  ...(q ? [wordsIn(q, SEARCHED)] : []),
  ...(idCandidat === undefined ? [] : [sql<SqlBool>`devoir."idCandidat" = ${idCandidat}`]),
  ...(idSerie === undefined ? [] : [sql<SqlBool>`devoir."idSerie" = ${idSerie}`]),
  ...(idExamenBlanc === undefined ? [] : [sql<SqlBool>`devoir."idExamenBlanc" = ${idExamenBlanc}`]),
  // Archived candidates no longer train.
  sql<SqlBool>`candidat.archived = 0`,
]

const SORTING = {
  columns: {
    dateLimite: 'devoir.dateLimite',
    candidat: ['candidat.nomTri', 'candidat.prenomTri'],
    createdAt: 'devoir.id',
  },
  usual: 'dateLimite',
  id: 'devoir.id',
} as const

const matching = (db: Conn, caller: Caller, filters: Filters, at: At) =>
  shown(db, at.now)
    .where((eb) => eb.and(conditions(caller, filters)))
    .$if(filters.status !== undefined, (list) => list.where(inState(filters.status ?? 'NOT_DONE', at)))

/** Adds to each assignment the result of the attempt that fulfils it. */
async function withAttempts<Row extends { idTentative: number | null }>(db: Conn, found: readonly Row[]) {
  const ids = found.flatMap(({ idTentative }) => idTentative ?? [])
  const parts = chunks([...new Set(ids)], 500).map((part) =>
    db
      .selectFrom('tentative')
      .select(['id', 'mode', 'correct', 'total', 'passMark', 'endedAt', 'deadline'])
      .where('id', 'in', part)
      .execute(),
  )
  const attempts = new Map((await Promise.all(parts)).flat().map((one) => [one.id, one]))
  return found.map((row) => ({ ...row, attempt: attempts.get(row.idTentative ?? 0) ?? null }))
}
export type DevoirRow = Awaited<ReturnType<typeof listDevoirs>>['rows'][number]

/** One page of the assignments that a caller may read. */
export async function listDevoirs(db: Conn, caller: Caller, query: Query, at: At) {
  const { rows: found, total } = await listPage(matching(db, caller, query, at), query, SORTING)
  return { rows: await withAttempts(db, found), total }
}

/** A page of the same list without its total. */
export const sliceOfDevoirs = async (db: Conn, caller: Caller, query: Query, at: At): Promise<DevoirRow[]> =>
  withAttempts(db, await pageRows(matching(db, caller, query, at), query, SORTING))

/** The number of matching assignments in each state, whatever state the list is filtered by. */
export async function countDevoirs(db: Conn, caller: Caller, filters: Filters, { now, today }: At) {
  const found = rows(db)
    .where((eb) => eb.and(conditions(caller, filters)))
    .select([sql<number>`case when ${isDone(now)} then 1 else 0 end`.as('done'), 'devoir.dateLimite'])
    .as('found')
  const row = await db
    .selectFrom(found)
    .select([
      sql<number>`coalesce(sum(found.done), 0)`.as('done'),
      sql<number>`coalesce(sum(case when found.done = 0 and found."dateLimite" < ${today} then 1 else 0 end), 0)`.as(
        'late',
      ),
      sql<number>`count(*)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
  const [DONE, LATE] = [Number(row.done), Number(row.late)]
  return { OPEN: Number(row.total) - DONE - LATE, LATE, DONE }
}

/** One assignment, if the caller may change it. */
export const findDevoir = (db: Conn, caller: Caller, id: number, now: string) =>
  shown(db, now).where('devoir.id', '=', id).where(allowed(caller, 'update')).executeTakeFirst()

/** Assignments by id. */
export async function findDevoirs(db: Conn, ids: readonly number[], now: string): Promise<DevoirRow[]> {
  const parts = chunks(ids, 500).map((part) => shown(db, now).where('devoir.id', 'in', part).execute())
  const found = (await Promise.all(parts)).flat().sort((one, other) => one.id - other.id)
  return withAttempts(db, found)
}

/** Returns the candidates to whom a caller may assign work, with their licence category. */
export async function assignees(trx: Trx, caller: Caller, ids: readonly number[]) {
  const parts = chunks(ids, 500).map((part) =>
    trx
      .selectFrom('candidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .select(['candidat.id', 'candidat.idAutoEcole', 'candidat.idUtilisateur', 'candidat.nom', 'candidat.prenom'])
      .select(['candidat.archived', 'permi.code as permi'])
      .where('candidat.id', 'in', part)
      .where(allowedRows<'candidat'>(caller, 'create', 'Devoir', CANDIDAT_COLUMNS))
      .execute(),
  )
  return (await Promise.all(parts)).flat()
}

const isWork = (travail: Travail) =>
  'idSerie' in travail
    ? sql<SqlBool>`devoir."idSerie" = ${travail.idSerie}`
    : sql<SqlBool>`devoir."idExamenBlanc" = ${travail.idExamenBlanc}`

/** Returns the candidates who already have the same work to do. */
export async function busyWith(trx: Trx, ids: readonly number[], travail: Travail, now: string): Promise<Set<number>> {
  const parts = chunks(ids, 500).map((part) =>
    trx
      .selectFrom('devoir')
      .select('idCandidat')
      .where('idCandidat', 'in', part)
      .where(isWork(travail))
      .where(sql<SqlBool>`not ${isDone(now)}`)
      .execute(),
  )
  return new Set((await Promise.all(parts)).flat().map(({ idCandidat }) => idCandidat))
}

export async function insertDevoirs(
  trx: Trx,
  values: readonly Omit<Insertable<DevoirTable>, 'id' | 'createdAt' | 'updatedAt'>[],
  now: string,
): Promise<number[]> {
  if (values.length === 0) return []
  const made = await trx
    .insertInto('devoir')
    .values(values.map((one) => ({ ...one, createdAt: now, updatedAt: now })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

export const removeDevoir = (trx: Trx, id: number) => trx.deleteFrom('devoir').where('id', '=', id).execute()
