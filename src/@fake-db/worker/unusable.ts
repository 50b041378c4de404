import { MIGRATIONS, migrateToLatest } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { sqliteCode } from '@backend/database/waSqlite'
import { sql } from 'kysely'

/** Why a database will not open, however often one tries; the settings page has words for each. */
export type UnusableReason = 'damaged' | 'newer' | 'failed'

class UnusableError extends Error {
  constructor(
    readonly reason: UnusableReason,
    cause?: unknown,
  ) {
    super(`database: ${reason}`, { cause })
    this.name = 'UnusableError'
  }
}

/** SQLite's codes for a file that is no longer a database, or never was one. */
const DAMAGED = new Set([11, 26])
/** For a statement that will never do: it refers to what is not there, or breaks a rule of the tables. */
const REFUSED = new Set([1, 19])
/** Up to this size a database is checked at each start: a few milliseconds. */
const CHECKED_BYTES = 8 * 1024 * 1024

/** Why a database is past opening; `null` when the failure may pass: a full disk, a file that another program holds. */
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

/** @throws UnusableError when the inner structure of a small database is broken */
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

/** @throws UnusableError when the database is of a newer version, or of none that ever was */
async function refuseOtherVersion(db: Db): Promise<void> {
  const done = await migrationsOf(db)
  if (done.some((name) => !Object.hasOwn(MIGRATIONS, name))) throw new UnusableError('newer')
  const known = Object.keys(MIGRATIONS)
  if (done.some((name, index) => name !== known[index])) throw new UnusableError('failed')
}

/** Brings a database up to date. @throws UnusableError when it never can be */
export async function bringUpToDate(db: Db): Promise<void> {
  await refuseOtherVersion(db)
  try {
    await migrateToLatest(db)
  } catch (error) {
    throw REFUSED.has(sqliteCode(error)) ? new UnusableError('failed', error) : error
  }
}
