import { sql } from 'kysely'
import { engineOf } from '../dialect'
import type { TableName } from '../ownership'
import type { Trx } from '../schema'

/** Reserves ids for new rows of a table, in ascending order. Nothing else receives them. */
export async function reserveIds(trx: Trx, table: TableName, count: number): Promise<number[]> {
  if (count === 0) return []
  if (engineOf(trx) === 'postgres') {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')) as id from generate_series(1, ${sql.lit(count)})`.execute(
      trx,
    )
    return rows.map(({ id }) => Number(id))
  }
  // SQLite has a single writer: no other write can take ids before these rows are inserted.
  const { rows } = await sql<{
    last: number | null
  }>`select max(seq) as last from sqlite_sequence where name = ${table}`.execute(trx)
  const last = rows[0]?.last ?? 0
  return Array.from({ length: count }, (_, index) => last + 1 + index)
}

/** Maps the old ids of moved rows to their new ids. */
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

  /**
   * Returns the new id for a reference whose row may have been deleted. Such a reference becomes the negative of its
   * old number, which is never the id of a row and stays unique.
   */
  named(table: TableName, old: number): number {
    return this.of(table, old) ?? (old > 0 ? -old : old)
  }

  /** Reserves a new id for each of these rows. */
  async give(trx: Trx, table: TableName, olds: readonly number[]): Promise<void> {
    const ids = await reserveIds(trx, table, olds.length)
    for (const [index, old] of olds.entries()) this.set(table, old, ids[index] ?? 0)
  }
}
