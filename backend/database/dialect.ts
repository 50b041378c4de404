import { type Kysely, type RawBuilder, type SqlBool, SqliteAdapter, sql } from 'kysely'
import type { Conn, Database } from './schema'
import { sqliteCode } from './waSqlite'

/**
 * The differences between the two databases: their errors, and the functions that tell one from the other, for the
 * search index (`search/fullText.ts`) and transactions (`transact.ts`). Files that copy whole databases (`replace.ts`,
 * `memory.ts`, `waSqlite.ts`) are for SQLite only.
 */

const SQLITE_BUSY = 5
const SQLITE_FULL = 13
const SQLITE_CONSTRAINT = 19
const SQLITE_MISMATCH = 20

const UNIQUE = /UNIQUE constraint failed: (.+)/

/** The error codes of PostgreSQL. A code has five characters, the first two of which are its class. */
const POSTGRES = {
  unique: '23505',
  exclusion: '23P01',
  serialization: '40001',
  deadlock: '40P01',
  /** A value that does not fit its type, or a broken rule of a table. */
  data: '22',
  integrity: '23',
  full: '53100',
  /** The server is a standby, or has just become one. */
  readOnly: '25006',
  /** Too many connections, or not enough memory. */
  exhausted: '53',
  /** The server is starting or shutting down. */
  stopped: '57',
  /** A statement exceeded its time limit. */
  canceled: '57014',
  connection: '08',
}
/** Error codes of the socket, and messages of the driver, when the server cannot be reached. */
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'])
const CUT_OFF = /^Connection terminated|^timeout exceeded when trying to connect|and is not queryable$/

/** The code of a PostgreSQL error; `''` for any other error. */
const postgresCode = (error: unknown): string =>
  error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : ''

/**
 * Reads the columns of the index that an error names. With row-level security PostgreSQL leaves them out of the error.
 */
async function columnsOfIndex(db: Conn, error: unknown): Promise<string[]> {
  const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const { rows } = await sql<{ column: string }>`
    select attname as "column" from pg_attribute where attrelid = to_regclass(${`"${name}"`}) order by attnum`.execute(
    db,
  )
  return rows.map(({ column }) => column)
}

/** True when a transaction conflicted with concurrent ones and was refused. It succeeds when it is run again. */
export const isRefusedOrder = (error: unknown): boolean =>
  postgresCode(error) === POSTGRES.serialization || postgresCode(error) === POSTGRES.deadlock

/** The columns of a broken unique constraint; null for any other error. */
export async function brokenColumns(db: Conn, error: unknown): Promise<string[] | null> {
  if (postgresCode(error) === POSTGRES.unique) return columnsOfIndex(db, error)
  const match = UNIQUE.exec(error instanceof Error ? error.message : '')
  return match?.[1]?.split(', ').map((column) => column.split('.')[1] ?? column) ?? null
}

/**
 * Thrown when the database was locked for longer than a request can wait. Nothing was written, and a retry can succeed.
 */
export class BusyError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BusyError'
  }
}

/** Thrown by a store beside the database that has no room left. Nothing was written. */
export class FullError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FullError'
  }
}

/**
 * Thrown when the connection was lost during a commit, so that the outcome is unknown. A client that sends the write
 * again with its idempotency key learns the outcome, and the write is done only once.
 */
export class InDoubtError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during a commit', { cause })
    this.name = 'InDoubtError'
  }
}

/**
 * True when the database cannot be reached or ended the connection. Unless the transaction was being committed, nothing
 * was written, and it can run again on the server that takes over.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = postgresCode(error)
  const { readOnly, stopped, canceled, connection } = POSTGRES
  // A repeated run would take just as long.
  if (code === canceled) return false
  if (code !== '') return code === readOnly || [stopped, connection].includes(code.slice(0, 2))
  return ('code' in error && SOCKET.has(String(error.code))) || CUT_OFF.test(error.message)
}

/**
 * Thrown when a later version of the application has changed the tables since this one opened them. Nothing was
 * written.
 */
export class OutdatedError extends Error {
  constructor() {
    super('The database is of a later version')
    this.name = 'OutdatedError'
  }
}

/** The reason why the database cannot serve a request now; null for any other error. */
export function outageOf(error: unknown): 'busy' | 'full' | 'newer' | null {
  if (error instanceof OutdatedError) return 'newer'

  if (error instanceof BusyError || sqliteCode(error) === SQLITE_BUSY) return 'busy'
  const isFull = error instanceof FullError || sqliteCode(error) === SQLITE_FULL
  if (isFull || postgresCode(error) === POSTGRES.full) return 'full'
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

/** Aggregates columns of many rows into one text: rows separated by commas, values by blanks; empty for no rows. */
export function joined(...columns: [string, ...string[]]): RawBuilder<string> {
  // One aggregate serves all columns, because two separate ones could return their rows in different orders.
  const row = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return sql<string>`coalesce(string_agg(${row} || '', ','), '')`
}

/** The last code point: it sorts after every text with the same prefix. */
const LAST = String.fromCodePoint(0x10ffff)

/** Matches texts with a prefix by a range of an index in code point order: `like` would read every row. */
export const beginsWith = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST})`

/** The engine behind a connection: SQLite in the browser and in tests, PostgreSQL on a server. */
type Engine = 'sqlite' | 'postgres'

// biome-ignore lint/suspicious/noExplicitAny: any database, of today's types or of a migration's.
export const engineOf = (db: Kysely<any>): Engine =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'

/**
 * Identifies a database: the same object for the database itself, its transactions, and the views of single schools.
 */
export const databaseOf = (db: Conn): object => db.getExecutor().adapter

/** Moves the id sequence of PostgreSQL past rows with explicit ids. SQLite does this by itself. */
export async function continueIds(trx: Conn, table: keyof Database): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    trx,
  )
}
