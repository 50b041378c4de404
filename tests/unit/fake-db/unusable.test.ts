import { openMemory } from '@backend/database/memory'
import { bringUpToDate, refuseDamaged, unusableReason } from '@fake-db/worker/unusable'
import { SQLiteError } from '@journeyapps/wa-sqlite'
import { loadSqlite } from '@tests/helpers/backend'
import { sql } from 'kysely'
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

it('unusableReason recognises a later version by its migrations', async () => {
  const { db } = await upToDate()
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db)
  expect(await reasonOf(bringUpToDate(db))).toBe('newer')
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
