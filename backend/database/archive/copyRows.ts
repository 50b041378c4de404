import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { chunks } from '../chunks'
import type { TableName } from '../ownership'
import type { Db } from '../schema'

export type Row = Record<string, unknown>

interface Copied {
  from: Db
  to: Db
  table: TableName
  /** The columns that both databases have. PostgreSQL has additional ones. */
  columns: Columns
  /** Selects the rows to copy. When absent, all rows are copied. */
  where?: RawBuilder<SqlBool>
  /** Transforms each row before it is written. */
  change?: (row: Row) => Row | Promise<Row>
}

/** Rows of `papier` that one query reads: few, because a scan has up to five megabytes. */
const SCANS_AT_ONCE = 10
const ROWS_AT_ONCE = 2000
/** The most parameters in one statement. SQLite allows 32,766. */
const PARAMETERS = 20_000

/** Yields to other requests between two pieces of work, because a host has a single thread. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Inserts whole rows, in batches that stay within the parameter limit of a statement. */
export async function insertRows(to: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (const part of chunks(rows, Math.floor(PARAMETERS / columns.length))) {
    const values = part.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to)
    await breathe()
  }
}

/** The columns of a table. */
export interface Columns {
  names: string[]
  /** Whether the table has a numeric `id`. Tables without one are small, and are read in a single query. */
  hasId: boolean
}

/** Reads the columns of every table of a database. */
export async function columnsOfTables(db: Db): Promise<(table: TableName) => Columns> {
  const tables = await db.introspection.getTables()
  const found = new Map(
    tables.map(({ name, columns }) => [
      name,
      {
        names: columns.map((column) => column.name),
        hasId: columns.some((column) => column.name === 'id' && isNumber(column.dataType)),
      },
    ]),
  )
  return (table) => {
    const columns = found.get(table)
    if (!columns) throw new Error(`No table ${table}`)
    return columns
  }
}

const isNumber = (type: string) => /^int/i.test(type) || type === 'bigint'

/**
 * Copies rows between two databases of the same version, whatever their engines.
 * @returns the number of copied rows
 */
export async function copyRows({
  from,
  to,
  table,
  columns: { names, hasId },
  where = sql`1 = 1`,
  change = (row) => row,
}: Copied): Promise<number> {
  const all = sql.join(names.map((name) => sql.ref(name)))
  if (!hasId) {
    const { rows } = await sql<Row>`select ${all} from ${sql.table(table)} where ${where}`.execute(from)
    if (rows.length > 0) await insertRows(to, table, await Promise.all(rows.map(change)))
    return rows.length
  }
  const size = table === 'papier' ? SCANS_AT_ONCE : ROWS_AT_ONCE
  let count = 0
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select ${all} from ${sql.table(table)} where id > ${after} and ${where} order by id limit ${size}
    `.execute(from)
    const last = rows.at(-1)
    if (!last) return count
    await insertRows(to, table, await Promise.all(rows.map(change)))
    count += rows.length
    after = Number(last.id)
  }
}
