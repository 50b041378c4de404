import { sql } from 'kysely'
import { openMemory } from '../memory'
import { MIGRATIONS, migrateToLatest } from '../migrate'
import { RefusedCopyError } from '../replace'
import type { Db } from '../schema'
import { DESCRIPTION } from './takeArchive'

/** The statement of the table that lists the migrations. */
const LIST = /^CREATE TABLE "kysely_migration" /

async function statementsIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where sql is not null`.execute(db)
  return rows.map((row) => row.sql.replace(/\s+/g, ' '))
}

/** The statements of an archive after these migrations. */
async function statementsAfter(migrations: typeof MIGRATIONS, sqlite: object): Promise<Set<string>> {
  const { db } = await openMemory(sqlite)
  try {
    await migrateToLatest(db, migrations)
    await sql.raw(DESCRIPTION).execute(db)
    return new Set(await statementsIn(db))
  } finally {
    await db.destroy()
  }
}

/** The migrations that a copy names. @throws RefusedCopyError when this version does not know one of them */
async function migrationsOf(copy: Db): Promise<typeof MIGRATIONS> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(copy)
  const names = new Set(rows.map(({ name }) => name))
  const known = Object.entries(MIGRATIONS).filter(([name]) => names.has(name))
  if (known.length < names.size) throw new RefusedCopyError('newer')
  return Object.fromEntries(known)
}

/**
 * Checks that a copy has no table, index, trigger or view of somebody else. Their expressions would be run by the
 * check of its integrity and by migrations, and may have no end.
 * @param sqlite a SQLite module
 * @throws RefusedCopyError when it has one
 */
export async function checkStatements(copy: Db, sqlite: object): Promise<void> {
  const found = await statementsIn(copy)
  const latest = await statementsAfter(MIGRATIONS, sqlite)
  if (found.every((statement) => latest.has(statement))) return
  // A view of this name must not be asked either.
  if (!found.some((statement) => LIST.test(statement) && latest.has(statement))) throw new RefusedCopyError('damaged')
  const own = await statementsAfter(await migrationsOf(copy), sqlite)
  if (!found.every((statement) => own.has(statement))) throw new RefusedCopyError('damaged')
}
