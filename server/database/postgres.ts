import type { Database, Db } from '@backend/database/schema'
import { Kysely, type PostgresPool } from 'kysely'
import pg from 'pg'
import { poolOf } from './pool'
import { PortablePostgresDialect } from './postgresDialect'
import { hidesAddedSchool } from './schoolKeys/hidden'
import { bringUpToDate } from './upToDate'
import { type Wall, wallOf } from './wall/walled'

/** Answers as SQLite gives them: sums and counts as numbers, conditions as 0 or 1, files as plain bytes. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.BYTEA]: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => PARSERS[id] ?? pg.types.getTypeParser(id, format as 'text'),
}

export interface Connected {
  db: Db
  /** The same database as the accounts of one school see it. */
  wall: Wall
}

export interface OpenPostgres extends Connected {
  close(): Promise<void>
}

/**
 * Opens a database and brings it up to date, with the keys of schools and the wall between them. Several processes may do
 * so at once: the first one migrates, under a lock, and the others wait.
 * @param max the most connections that are open at once
 * @throws when the database cannot be reached, a migration fails, or it knows migrations that this version does not
 */
export async function openPostgres(options: { connectionString: string; max?: number }): Promise<OpenPostgres> {
  const { db, wall } = connectPostgres(options)
  try {
    await bringUpToDate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, wall, close: () => db.destroy() }
}

/** Opens a database as it is. */
export const connectPostgres = (options: { connectionString: string; max?: number }): Connected =>
  connectedBy(poolTo(options))

/** The connections to a database. */
export const poolTo = ({ connectionString, max = 10 }: { connectionString: string; max?: number }): pg.Pool =>
  poolOf({ connectionString, max, types, application_name: 'voie-libre' })

/** A database by its connections, which end with it. */
export function connectedBy(pool: PostgresPool): Connected {
  const db = new Kysely<Database>({ dialect: new PortablePostgresDialect({ pool }), plugins: [hidesAddedSchool] })
  return { db, wall: wallOf(db, { pool }) }
}
