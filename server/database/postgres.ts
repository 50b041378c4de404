import type { Database, Db } from '@backend/database/schema'
import { Kysely, type PostgresPool } from 'kysely'
import pg from 'pg'
import { poolOf } from './pool'
import { PortablePostgresDialect } from './postgresDialect'
import { hidesAddedSchool } from './schoolKeys/hidden'
import { bringUpToDate } from './upToDate'
import { type Wall, wallOf } from './wall/walled'

/** Parses results into SQLite's types: sums and counts as numbers, conditions as 0 or 1, files as plain bytes. */
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

/** The connections of a pool: all that are open, those of them that nobody uses, and the requests that wait for one. */
export interface Connections {
  open: number
  idle: number
  waiting: number
}

export interface OpenPostgres extends Connected {
  connections(): Connections
  close(): Promise<void>
}

/**
 * Opens a database and brings it up to date, including the keys of schools and the wall between them. Several processes
 * may do so at once: the first one migrates under a lock, and the others wait.
 * @param max the most connections that are open at once
 * @throws when the database cannot be reached, a migration fails, or it has migrations that this version does not know
 */
export async function openPostgres(options: { connectionString: string; max?: number }): Promise<OpenPostgres> {
  const pool = poolTo(options)
  const { db, wall } = connectedBy(pool)
  try {
    await bringUpToDate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, wall, connections, close: () => db.destroy() }
}

/** Opens a database without bringing it up to date. */
export const connectPostgres = (options: { connectionString: string; max?: number }): Connected =>
  connectedBy(poolTo(options))

/** Creates the connection pool of a database. */
export const poolTo = ({ connectionString, max = 10 }: { connectionString: string; max?: number }): pg.Pool =>
  poolOf({ connectionString, max, types, application_name: 'voie-libre' })

/** Creates a database on a pool. Destroying the database ends the pool. */
export function connectedBy(pool: PostgresPool): Connected {
  const db = new Kysely<Database>({ dialect: new PortablePostgresDialect({ pool }), plugins: [hidesAddedSchool] })
  return { db, wall: wallOf(db, { pool }) }
}
