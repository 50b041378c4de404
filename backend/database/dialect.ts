import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { sqliteCode } from './waSqlite'

/**
 * The differences between databases: a host on PostgreSQL changes this file and the search index (`search.ts`), and
 * nothing else. Files that copy whole databases (`replace.ts`, `memory.ts`, `waSqlite.ts`) are for SQLite only.
 */

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

const UNIQUE = /UNIQUE constraint failed: (.+)/

/** The columns of a broken unique constraint, from the database's message; null for any other error. */
export function brokenColumns(error: unknown): string[] | null {
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
  return sqliteCode(error) === SQLITE_FULL ? 'full' : null
}

/** True when the database's trigger finds a resource already booked at the time. */
export const isTaken = (error: unknown): boolean => error instanceof Error && error.message === 'occupation_libre'

/** Columns of many rows as one text: rows separated by commas, values by blanks; empty for no rows. */
export function joined(...columns: [string, ...string[]]): RawBuilder<string> {
  // One aggregate for all columns: two separate ones could have their rows in different orders.
  const row = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return sql<string>`coalesce(group_concat(${row}), '')`
}

/** The last code point: it sorts after every text with the same prefix. */
const LAST = String.fromCodePoint(0x10ffff)

/** Texts of a column with a prefix, as a range of an index in code point order: `like` would read every row. */
export const beginsWith = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST})`
