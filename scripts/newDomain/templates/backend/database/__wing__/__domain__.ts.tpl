import type { __Domain__Input, __domain__ListQuery } from '@contract/__wing__/__domain__'
import type { ReferenceExpression } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { bit } from '../bit'
import { listPage } from '../listPage'
import type { Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { folded, wordsIn } from '../search/words'

type Query = z.output<typeof __domain__ListQuery>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: '__table__.idAutoEcole',
} satisfies Record<string, ReferenceExpression<Database, '__table__'>>

const rows = (db: Db | Trx) => db.selectFrom('__table__').selectAll('__table__')

export type __Domain__Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: { nom: 'recherche', createdAt: [] },
  usual: 'nom',
  id: '__table__.id',
} as const

/** One page of the records that a caller may read. */
export async function list__Domains__(db: Db, caller: Caller, query: Query) {
  const matching = rows(db)
    .where(allowedRows(caller, 'read', '__Domain__', RULE_COLUMNS))
    .where('archived', '=', bit(query.archived === 'true'))
    .$if(Boolean(query.q), (list) => list.where(wordsIn(query.q ?? '', ['__table__.recherche'])))
  return listPage(matching, query, SORTING)
}

/** One record, if the caller may perform the action on it. */
export const find__Domain__ = (db: Db | Trx, caller: Caller, action: 'read' | 'update' | 'archive', id: number) =>
  rows(db)
    .where('__table__.id', '=', id)
    .where(allowedRows(caller, action, '__Domain__', RULE_COLUMNS))
    .executeTakeFirst()

const columns = (input: __Domain__Input) => ({ ...input, note: input.note ?? null, recherche: folded(input.nom) })

export async function insert__Domain__(
  trx: Trx,
  input: __Domain__Input,
  idAutoEcole: number,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('__table__')
    .values({ ...columns(input), idAutoEcole, archived: 0, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a record and increments its version. */
export async function update__Domain__(
  trx: Trx,
  id: number,
  change: __Domain__Input | { archived: 0 | 1 },
  now: string,
): Promise<void> {
  const set = 'nom' in change ? columns(change) : change
  await trx
    .updateTable('__table__')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}
