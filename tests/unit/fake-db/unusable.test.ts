import { OutdatedError, outageOf } from '@backend/database/dialect'
import { openMemory } from '@backend/database/memory'
import type { Database, Db } from '@backend/database/schema'
import { WaSqliteDialect } from '@backend/database/waSqlite'
import { bringUpToDate, refuseDamaged, refuseOutdated, unusableReason } from '@fake-db/worker/unusable'
import { SQLiteError } from '@journeyapps/wa-sqlite'
import { loadSqlite } from '@tests/helpers/backend'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'

const upToDate = async () => {
  const memory = await openMemory(await loadSqlite())
  await bringUpToDate(memory.db)
  return memory
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: unknown) => unusableReason(error),
  )

it('unusableReason accepts a new database and one of this version', async () => {
  const { db } = await upToDate()
  await refuseDamaged(db)
  expect(await reasonOf(bringUpToDate(db))).toBe('opened')
})

/** Changes the database like another tab with a later version would. */
const migrateFurther = (db: Db) =>
  sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db)

it('a database of a later version is refused and never set aside', async () => {
  const { db } = await upToDate()
  await migrateFurther(db)
  const refusal: unknown = await bringUpToDate(db).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(OutdatedError)
  expect(unusableReason(refusal)).toBeNull()
  expect(outageOf(refusal)).toBe('newer')
})

it('refuseOutdated ends every write once another tab has migrated the database further', async () => {
  const { handle } = await upToDate()
  const dialect = new WaSqliteDialect(handle)
  dialect.guard = refuseOutdated
  const db = new Kysely<Database>({ dialect })
  const rename = () =>
    db.transaction().execute((trx) => trx.updateTable('permi').set({ libelle: 'Autre' }).where('id', '=', 1).execute())
  await rename()
  await migrateFurther(db)
  await expect(rename()).rejects.toBeInstanceOf(OutdatedError)
  dialect.guard = null
  // The refused transaction has ended: the next one begins.
  await rename()
})

it('unusableReason recognises a database that cannot be migrated', async () => {
  const { db } = await upToDate()
  await sql`delete from kysely_migration`.execute(db)
  expect(await reasonOf(bringUpToDate(db))).toBe('failed')
})

it('unusableReason recognises a damaged file, unlike a temporary failure', async () => {
  const { image } = await upToDate()
  const bytes = image()
  bytes.fill(65, 4096, 60_000)
  const module = await loadSqlite()
  const opening = openMemory(module, bytes).then(({ db }) => refuseDamaged(db))
  expect(await reasonOf(opening)).toBe('damaged')
  expect(unusableReason(new SQLiteError('database or disk is full', 13))).toBeNull()
  // The code of this browser error is SQLite's code for a damaged file.
  expect(unusableReason(new DOMException('in use', 'InvalidStateError'))).toBeNull()
  expect(unusableReason(new Error('a migration of birds'))).toBeNull()
})
