import { sql } from 'kysely'
import { reindexAllCandidats } from './ecole/candidat/searchIndex'
import { type MemoryDatabase, openMemory } from './memory'
import { migrateToLatest } from './migrate'
import type { Conn, Db, Trx } from './schema'

/** The reason why a file is refused as a copy of the database. */
export type RefusedCopy = 'not_a_database' | 'damaged' | 'foreign' | 'newer'

export class RefusedCopyError extends Error {
  constructor(readonly reason: RefusedCopy) {
    super(reason)
    this.name = 'RefusedCopyError'
  }
}

const MAGIC = 'SQLite format 3\0'
/** Header bytes set by programs that use a write-ahead log; here only the main file is read. */
const WAL_VERSION_BYTES = [18, 19]

/** The bytes in a form that can be opened. @throws RefusedCopyError when they are no SQLite database */
function asDatabaseImage(bytes: Uint8Array): Uint8Array {
  const magic = new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || bytes.length < 512) throw new RefusedCopyError('not_a_database')
  const image = new Uint8Array(bytes)
  for (const offset of WAL_VERSION_BYTES) image[offset] = 1
  return image
}

/**
 * Checks a copy: it must be intact, and come from this application in this version or an earlier one.
 * @throws RefusedCopyError when it does not
 */
async function checkCopy(copy: Db, checkFirst: (copy: Db) => Promise<void>): Promise<void> {
  try {
    const tables = await copy.introspection.getTables()
    const names = new Set(tables.map(({ name }) => name))
    if (!names.has('candidat') || !names.has('utilisateur')) throw new RefusedCopyError('foreign')
    await checkFirst(copy)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(copy)
    if (rows[0]?.integrity_check !== 'ok') throw new RefusedCopyError('damaged')
  } catch (error) {
    throw error instanceof RefusedCopyError ? error : new RefusedCopyError('damaged')
  }
  try {
    await migrateToLatest(copy)
  } catch {
    throw new RefusedCopyError('newer')
  }
  const { rows } = await sql`pragma foreign_key_check`.execute(copy)
  if (rows.length > 0) throw new RefusedCopyError('damaged')
}

/**
 * Opens a copy of the database in memory, after checking and migrating it.
 * @param checkFirst a check to be made before anything in the copy is run, such as the conditions of its tables
 * @throws RefusedCopyError when the bytes are no copy of the database
 */
export async function openCopy(
  module: object,
  bytes: Uint8Array,
  checkFirst = async (_copy: Db): Promise<void> => undefined,
): Promise<MemoryDatabase> {
  const image = asDatabaseImage(bytes)
  const copy = await openMemory(module, image).catch(() => {
    throw new RefusedCopyError('damaged')
  })
  try {
    await checkCopy(copy.db, checkFirst)
    return copy
  } catch (error) {
    await copy.db.destroy()
    throw error
  }
}

/**
 * `KEPT` tables keep the rows of this database, because the keys of a copy may be known to others. `EMPTIED` tables
 * lose all rows, so that all users must sign in again.
 */
const KEPT = new Set(['secret'])
const EMPTIED = new Set(['refresh_token', 'session', 'envoi_push'])

async function tablesOf(db: Conn): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from main.sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and name not like 'candidat_recherche%'
  `.execute(db)
  return rows.map(({ name }) => name).filter((name) => !KEPT.has(name))
}

/** Columns of a table, quoted; a copy may have them in another order. */
async function columnsOf(db: Trx, table: string) {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}

async function copyTables(trx: Trx): Promise<void> {
  for (const table of await tablesOf(trx)) {
    await sql`delete from main.${sql.ref(table)}`.execute(trx)
    if (EMPTIED.has(table)) continue
    const columns = await columnsOf(trx, table)
    await sql`insert into main.${sql.ref(table)} (${columns}) select ${columns} from source.${sql.ref(table)}`.execute(
      trx,
    )
  }
  // Restoring the counters prevents ids from being assigned a second time.
  await sql`delete from main.sqlite_sequence`.execute(trx)
  await sql`insert into main.sqlite_sequence (name, seq) select name, seq from source.sqlite_sequence`.execute(trx)
  await reindexAllCandidats(trx)
}

/**
 * Replaces all rows of a database with those of another of the same version, in one transaction: other tabs see either
 * all of the change or nothing. Only rows are copied, never tables, triggers or anything else in the file.
 */
export async function replaceRows(db: Db, source: MemoryDatabase): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`attach ${source.address} as source`.execute(connection)
    // The source is only read. With journals in two databases SQLite would link them by a third file that other tabs
    // do not know: a tab that finds the journal of an unfinished replacement would take it for a finished one.
    await sql`pragma source.journal_mode = off`.execute(connection)
    // Tables are replaced one by one: references are complete only at the end, and were checked before.
    await sql`pragma foreign_keys = off`.execute(connection)
    try {
      await connection.transaction().execute(copyTables)
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection)
      await sql`detach source`.execute(connection)
    }
  })
}
