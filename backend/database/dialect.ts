import { type Kysely, type RawBuilder, type SqlBool, SqliteAdapter, sql } from 'kysely'
import type { Database, Db, Trx } from './schema'
import { sqliteCode } from './waSqlite'

/**
 * What the databases say differently: their errors, and which of them it is, which the search index
 * (`search/fullText.ts`) and transactions (`transact.ts`) ask. Files that copy whole databases (`replace.ts`, `memory.ts`,
 * `waSqlite.ts`) are for SQLite only.
 */

const SQLITE_BUSY = 5
const SQLITE_FULL = 13
const SQLITE_CONSTRAINT = 19
const SQLITE_MISMATCH = 20

const UNIQUE = /UNIQUE constraint failed: (.+)/

/** Five characters by which PostgreSQL names an error; the first two are its class. */
const POSTGRES = {
  unique: '23505',
  exclusion: '23P01',
  serialization: '40001',
  deadlock: '40P01',
  /** A value that its type does not have, or a rule of a table that does not hold. */
  data: '22',
  integrity: '23',
  full: '53100',
  /** The server is a standby, or has just become one. */
  readOnly: '25006',
  /** Too many connections, or not enough memory. */
  exhausted: '53',
  /** Shut down, or starting. */
  stopped: '57',
  /** A statement that took longer than it may. */
  canceled: '57014',
  connection: '08',
}
/** What the socket says of a server that is gone, and what the driver says of a connection to it. */
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'])
const CUT_OFF = /^Connection terminated|^timeout exceeded when trying to connect|and is not queryable$/

/** An error of PostgreSQL by its code; `''` for any other one. */
const postgresCode = (error: unknown): string =>
  error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : ''

/** The columns of the index that PostgreSQL names: behind a policy it leaves out the columns themselves. */
async function columnsOfIndex(db: Db | Trx, error: unknown): Promise<string[]> {
  const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const { rows } = await sql<{ column: string }>`
    select attname as "column" from pg_attribute where attrelid = to_regclass(${`"${name}"`}) order by attnum`.execute(
    db,
  )
  return rows.map(({ column }) => column)
}

/** True when the database could not put a transaction into one order with those beside it: run again, it succeeds. */
export const isRefusedOrder = (error: unknown): boolean =>
  postgresCode(error) === POSTGRES.serialization || postgresCode(error) === POSTGRES.deadlock

/** The columns of a broken unique constraint; null for any other error. */
export async function brokenColumns(db: Db | Trx, error: unknown): Promise<string[] | null> {
  if (postgresCode(error) === POSTGRES.unique) return columnsOfIndex(db, error)
  const match = UNIQUE.exec(error instanceof Error ? error.message : '')
  return match?.[1]?.split(', ').map((column) => column.split('.')[1] ?? column) ?? null
}

/** The database was locked for longer than a request can wait: nothing was written, and a retry can succeed. */
export class BusyError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BusyError'
  }
}

/**
 * The connection was lost while a transaction was being committed: it may have been written. Whoever sends the write
 * again with its idempotency key learns it, and it is done once.
 */
export class InDoubtError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during a commit', { cause })
    this.name = 'InDoubtError'
  }
}

/**
 * True when the database cannot be reached, or ended the connection: a transaction that was not being committed has
 * written nothing, and can run again on the server that takes over.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = postgresCode(error)
  const { readOnly, stopped, canceled, connection } = POSTGRES
  // Run again, it would take as long.
  if (code === canceled) return false
  if (code !== '') return code === readOnly || [stopped, connection].includes(code.slice(0, 2))
  return ('code' in error && SOCKET.has(String(error.code))) || CUT_OFF.test(error.message)
}

/** A later version of the application has changed the tables since this one opened them: nothing was written. */
export class OutdatedError extends Error {
  constructor() {
    super('The database is of a later version')
    this.name = 'OutdatedError'
  }
}

/** Why the database cannot serve a request now; null for any other error. */
export function outageOf(error: unknown): 'busy' | 'full' | 'newer' | null {
  if (error instanceof OutdatedError) return 'newer'

  if (error instanceof BusyError || sqliteCode(error) === SQLITE_BUSY) return 'busy'
  if (sqliteCode(error) === SQLITE_FULL || postgresCode(error) === POSTGRES.full) return 'full'
  const isExhausted = postgresCode(error).startsWith(POSTGRES.exhausted) || postgresCode(error) === POSTGRES.canceled
  return isExhausted || isRefusedOrder(error) || isLost(error) ? 'busy' : null
}

/** True when a row breaks a rule of its table. */
export const isBrokenRule = (error: unknown): boolean =>
  [POSTGRES.data, POSTGRES.integrity].includes(postgresCode(error).slice(0, 2)) ||
  [SQLITE_CONSTRAINT, SQLITE_MISMATCH].includes(sqliteCode(error))

/** True when the database finds a resource already booked at the time. */
export const isTaken = (error: unknown): boolean =>
  postgresCode(error) === POSTGRES.exclusion || (error instanceof Error && error.message === 'occupation_libre')

/** Columns of many rows as one text: rows separated by commas, values by blanks; empty for no rows. */
export function joined(...columns: [string, ...string[]]): RawBuilder<string> {
  // One aggregate for all columns: two separate ones could have their rows in different orders.
  const row = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return sql<string>`coalesce(string_agg(${row} || '', ','), '')`
}

/** The last code point: it sorts after every text with the same prefix. */
const LAST = String.fromCodePoint(0x10ffff)

/** Texts of a column with a prefix, as a range of an index in code point order: `like` would read every row. */
export const beginsWith = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST})`

/** The database that a connection talks to: SQLite in the browser and in tests, PostgreSQL on a server. */
type Engine = 'sqlite' | 'postgres'

// biome-ignore lint/suspicious/noExplicitAny: any database, of today's types or of a migration's.
export const engineOf = (db: Kysely<any>): Engine =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'

/** The same object for a database, its transactions, and what the accounts of one school see of it. */
export const databaseOf = (db: Db | Trx): object => db.getExecutor().adapter

/** After rows whose ids were chosen: the next one follows them. SQLite sees to it by itself. */
export async function continueIds(trx: Db | Trx, table: keyof Database): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    trx,
  )
}
