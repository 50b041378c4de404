import { type RawBuilder, sql } from 'kysely'

/**
 * Where databases differ, they differ here: a host on PostgreSQL changes this file, the search index (`search.ts`) and
 * nothing else. What moves whole databases about (`replace.ts`, `memory.ts`, `waSqlite.ts`) is SQLite's alone.
 */

const UNIQUE = /UNIQUE constraint failed: (.+)/

/** The columns of a broken unique constraint, from the database's message; null for any other error. */
export function brokenColumns(error: unknown): string[] | null {
  const match = UNIQUE.exec(error instanceof Error ? error.message : '')
  return match?.[1]?.split(', ').map((column) => column.split('.')[1] ?? column) ?? null
}

/** The values of a column of many rows in one text, parted by commas; empty for none. */
export const joined = (column: string): RawBuilder<string> =>
  sql<string>`coalesce(group_concat(${sql.ref(column)}), '')`
