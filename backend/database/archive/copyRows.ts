import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { chunks } from '../chunks'
import type { TableName } from '../ownership'
import type { Db } from '../schema'

export type Row = Record<string, unknown>

interface Copied {
  from: Db
  to: Db
  table: TableName
  /** The columns of both: a server has more. */
  columns: Columns
  /** Which rows; all without it. */
  where?: RawBuilder<SqlBool>
  /** What becomes of a row on the way. */
  change?: (row: Row) => Row | Promise<Row>
}

/** Rows read at once; scans are up to five megabytes each. */
const SCANS_AT_ONCE = 10
const ROWS_AT_ONCE = 2000
/** Parameters of one statement: SQLite takes 32,766. */
const PARAMETERS = 20_000

/** Other requests have their turn between two statements: a host has one thread. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Writes whole rows, so many at once as a statement takes. */
export async function insertRows(to: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (const part of chunks(rows, Math.floor(PARAMETERS / columns.length))) {
    const values = part.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to)
    await breathe()
  }
}

/** What a table of SQLite has. */
export interface Columns {
  names: string[]
  /** Whether its rows have numbers: those of the others are short, and are read at once. */
  hasId: boolean
}

/** The columns of each table of a database of SQLite. */
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

/** Copies rows between databases of the same version, of whatever engine. @returns how many */
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
