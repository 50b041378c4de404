import { sql } from 'kysely'
import { reindexAllCandidats } from '../ecole/candidat/searchIndex'
import { PARENTS_FIRST, TABLES, type TableName } from '../ownership'
import type { Db, Trx } from '../schema'
import { columnsOfTables, copyRows } from './copyRows'
import { STAYS } from './rules'
import { checkRows } from './values'

/** The tables that a copy fills: parents come first, because a row without its own school column takes its parent's. */
const FILLED = PARENTS_FIRST.filter((table) => !STAYS.has(table))

/** Thrown when the database to fill is not empty. `table` is the first table that has rows. */
export class NotEmptyError extends Error {
  constructor(readonly table: TableName) {
    super(`The database holds data already (table ${table})`)
    this.name = 'NotEmptyError'
  }
}

/** @throws NotEmptyError */
async function refuseData(trx: Trx): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (rows.length > 0) throw new NotEmptyError(table)
  }
}

/**
 * Runs `work` with foreign keys checked at the end, once all rows are there. Afterwards they are checked at once again.
 */
async function deferringReferences(trx: Trx, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.conrelid::regclass::text as "table", c.conname as name
    from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
  `.execute(trx)
  const alter = async (how: string) => {
    for (const { table, name } of rows) {
      // PostgreSQL has already quoted the name of the table where that is necessary.
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(trx)
    }
  }
  await alter('deferrable initially deferred')
  await work()
  await sql`set constraints all immediate`.execute(trx)
  await alter('not deferrable')
}

/**
 * Sets the id sequences so that new rows continue after the highest id that SQLite ever assigned, deleted rows
 * included.
 */
async function continueIds(trx: Trx, source: Db): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(source)
  for (const { name, seq } of rows) {
    if (seq < 1 || !TABLES.some((table) => table === name && !STAYS.has(table))) continue
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${seq})`.execute(trx)
  }
}

/**
 * Fills an empty PostgreSQL database, in one transaction, with the rows of a copy that `openCopy` checked and migrated.
 * @param sqlite a SQLite module
 * @returns the number of rows of each table
 * @throws NotEmptyError when the database has any rows
 * @throws RefusedCopyError when a value of the copy does not fit its column
 */
export async function moveIn(db: Db, source: Db, sqlite: object): Promise<Map<TableName, number>> {
  await checkRows(source, sqlite, FILLED)
  return db.transaction().execute(async (trx) => {
    // A second process that starts on the same database waits here and then finds it filled.
    await sql`lock table utilisateur in exclusive mode`.execute(trx)
    await refuseData(trx)
    const columnsOf = await columnsOfTables(source)
    const counts = new Map<TableName, number>()
    await deferringReferences(trx, async () => {
      for (const table of FILLED) {
        counts.set(table, await copyRows({ from: source, to: trx, table, columns: columnsOf(table) }))
      }
    })
    await continueIds(trx, source)
    await reindexAllCandidats(trx)
    return counts
  })
}
