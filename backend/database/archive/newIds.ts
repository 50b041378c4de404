import { sql } from 'kysely'
import { engineOf } from '../dialect'
import type { TableName } from '../ownership'
import type { Trx } from '../schema'

/** Ids for new rows of a table, in ascending order, which nobody else is given. */
export async function reserveIds(trx: Trx, table: TableName, count: number): Promise<number[]> {
  if (count === 0) return []
  if (engineOf(trx) === 'postgres') {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')) as id from generate_series(1, ${sql.lit(count)})`.execute(
      trx,
    )
    return rows.map(({ id }) => Number(id))
  }
  // There is one writer: until these rows are written nobody counts on.
  const { rows } = await sql<{
    last: number | null
  }>`select max(seq) as last from sqlite_sequence where name = ${table}`.execute(trx)
  const last = rows[0]?.last ?? 0
  return Array.from({ length: count }, (_, index) => last + 1 + index)
}

/** What became of the ids of the rows that move. */
export class NewIds {
  readonly #tables = new Map<TableName, Map<number, number>>()

  set(table: TableName, old: number, id: number): void {
    const ids = this.#tables.get(table) ?? new Map<number, number>()
    this.#tables.set(table, ids)
    ids.set(old, id)
  }

  /** @returns undefined for a row that does not move */
  of(table: TableName, old: number): number | undefined {
    return this.#tables.get(table)?.get(old)
  }

  /** For what may name a row that is gone: a negative number is no row's id here either, and differs for each. */
  named(table: TableName, old: number): number {
    return this.of(table, old) ?? (old > 0 ? -old : old)
  }

  /** Gives each of these rows an id of its own. */
  async give(trx: Trx, table: TableName, olds: readonly number[]): Promise<void> {
    const ids = await reserveIds(trx, table, olds.length)
    for (const [index, old] of olds.entries()) this.set(table, old, ids[index] ?? 0)
  }
}
