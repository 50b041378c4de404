import type { ConfigPrixFields, ConfigPrixInput, configPrixListQuery } from '@contract/argent/configPrix'
import type { ReferenceExpression } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { type Bit, bit } from '../bit'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'

type Query = z.output<typeof configPrixListQuery>
type Doing = 'read' | 'update' | 'manage'

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'config_prix.idAutoEcole',
} satisfies Record<string, ReferenceExpression<Database, 'config_prix'>>

const rows = (db: Conn) => db.selectFrom('config_prix').selectAll()
export type ConfigPrixRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: { idPermi: ['idPermi', 'id'], createdAt: 'id', updatedAt: 'updatedAt' },
  usual: '-createdAt',
  id: 'config_prix.id',
} as const

/** One page of the prices that a caller may read. */
export function listConfigPrix(db: Db, caller: Caller, query: Query) {
  const { idPermi, is_active } = query
  const matching = rows(db)
    .where(allowedRows(caller, 'read', 'Tarification', RULE_COLUMNS))
    .$if(idPermi !== undefined, (list) => list.where('idPermi', '=', idPermi ?? 0))
    .$if(is_active !== undefined, (list) => list.where('is_active', '=', bit(is_active === 'true')))
  return listPage(matching, query, SORTING)
}

/** One set of prices, if the caller may perform the action on it. */
export const findConfigPrix = (db: Conn, caller: Caller, action: Doing, id: number) =>
  rows(db)
    .where('id', '=', id)
    .where(allowedRows(caller, action, 'Tarification', RULE_COLUMNS))
    .executeTakeFirst()

/** The prices in force at a school for a licence category: one set at most. */
export const activeConfigPrix = (trx: Trx, idAutoEcole: number, idPermi: number) =>
  rows(trx)
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idPermi', '=', idPermi)
    .where('is_active', '=', 1)
    .executeTakeFirst()

export async function insertConfigPrix(
  trx: Trx,
  { is_active, ...input }: ConfigPrixInput,
  idAutoEcole: number,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('config_prix')
    .values({ ...input, is_active: bit(is_active), idAutoEcole, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes prices and increments their version. */
export async function updateConfigPrix(
  trx: Trx,
  id: number,
  change: ConfigPrixFields | { is_active: Bit },
  now: string,
): Promise<void> {
  await trx
    .updateTable('config_prix')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

export async function removeConfigPrix(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('config_prix').where('id', '=', id).execute()
}
