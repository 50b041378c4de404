import { OutdatedError } from '@backend/database/dialect'
import { MIGRATIONS, migrateToLatest } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { type Guard, sqliteCode } from '@backend/database/waSqlite'
import { CompiledQuery, sql } from 'kysely'

/** Why a database can never be opened; the settings page has a text for each reason. */
export type UnusableReason = 'damaged' | 'failed'

class UnusableError extends Error {
  constructor(
    readonly reason: UnusableReason,
    cause?: unknown,
  ) {
    super(`database: ${reason}`, { cause })
    this.name = 'UnusableError'
  }
}

/** SQLite's codes for a file that is no database, or no longer one. */
const DAMAGED = new Set([11, 26])
/** SQLite's codes for a statement that can never succeed: it refers to something missing, or violates a constraint. */
const REFUSED = new Set([1, 19])
/** Databases up to this size are checked at each start, which takes a few milliseconds. */
const CHECKED_BYTES = 8 * 1024 * 1024

/**
 * Why a database can never be opened; `null` when the failure may be temporary: a full disk, a file held by another
 * program.
 */
export function unusableReason(error: unknown): UnusableReason | null {
  if (error instanceof UnusableError) return error.reason
  return DAMAGED.has(sqliteCode(error)) ? 'damaged' : null
}

export async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select page_count * page_size as size from pragma_page_count(), pragma_page_size()
  `.execute(db)
  return rows[0]?.size ?? 0
}

/** @throws UnusableError when the internal structure of a small database is broken */
export async function refuseDamaged(db: Db): Promise<void> {
  if ((await sizeOf(db)) > CHECKED_BYTES) return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const verdict = rows[0]?.quick_check ?? 'ok'
  if (verdict !== 'ok') throw new UnusableError('damaged', verdict)
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select name from sqlite_master where name = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * @returns whether a database is of this version
 * @throws OutdatedError for one of a later version; UnusableError for one of a version that never existed
 */
async function isCurrent(db: Db): Promise<boolean> {
  const done = await migrationsOf(db)
  if (done.some((name) => !Object.hasOwn(MIGRATIONS, name))) throw new OutdatedError()
  const known = Object.keys(MIGRATIONS)
  if (done.some((name, index) => name !== known[index])) throw new UnusableError('failed')
  return done.length === known.length
}

/**
 * Migrates a database to the current version.
 * @throws OutdatedError when it is of a later one: it belongs to the application after its next reload
 * @throws UnusableError when that is impossible
 */
export async function bringUpToDate(db: Db): Promise<void> {
  // The migrator reads the shape of every table, also where it finds nothing to do.
  if (await isCurrent(db)) return
  try {
    await migrateToLatest(db)
  } catch (error) {
    throw REFUSED.has(sqliteCode(error)) ? new UnusableError('failed', error) : error
  }
}

const MIGRATED = CompiledQuery.raw('select count(*) as migrated from kysely_migration')

/** Refuses a write after another tab, of a later version, has migrated the database. */
export const refuseOutdated: Guard = async (connection) => {
  const { rows } = await connection.executeQuery<{ migrated: number }>(MIGRATED)
  if ((rows[0]?.migrated ?? 0) > Object.keys(MIGRATIONS).length) throw new OutdatedError()
}
