import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { sqliteCode } from './waSqlite'

/**
 * Where databases differ, they differ here: a host on PostgreSQL changes this file, the search index (`search.ts`) and
 * nothing else. What moves whole databases about (`replace.ts`, `memory.ts`, `waSqlite.ts`) is SQLite's alone.
 */

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

const UNIQUE = /UNIQUE constraint failed: (.+)/

/** The columns of a broken unique constraint, from the database's message; null for any other error. */
export function brokenColumns(error: unknown): string[] | null {
  const match = UNIQUE.exec(error instanceof Error ? error.message : '')
  return match?.[1]?.split(', ').map((column) => column.split('.')[1] ?? column) ?? null
}

/** The database is at somebody else's service for longer than a request can wait: nothing was done, and trying again helps. */
export class BusyError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BusyError'
  }
}

/** Why the database cannot serve now what it served before; null for an error of any other kind. */
export function outageOf(error: unknown): 'busy' | 'full' | null {
  if (error instanceof BusyError || sqliteCode(error) === SQLITE_BUSY) return 'busy'
  return sqliteCode(error) === SQLITE_FULL ? 'full' : null
}

/** True when the database itself finds a person or a thing taken for the time: `occupation` holds one thing once. */
export const isTaken = (error: unknown): boolean => error instanceof Error && error.message === 'occupation_libre'

/** The values of columns of many rows in one text: rows parted by commas, the values of a row by blanks; empty for none. */
export function joined(...columns: [string, ...string[]]): RawBuilder<string> {
  // Together: nothing says that two texts of their own would have the rows in the same order.
  const row = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return sql<string>`coalesce(group_concat(${row}), '')`
}

/** The last character of all: no text that begins so comes after a text and this. */
const LAST = String.fromCodePoint(0x10ffff)

/** Texts of a column that begin so, as a span of an index in the order of code points: `like` would read every row. */
export const beginsWith = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST})`
