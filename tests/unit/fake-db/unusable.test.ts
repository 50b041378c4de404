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

it('opens a new database and one of this version', async () => {
  const { db } = await upToDate()
  await refuseDamaged(db)
  expect(await reasonOf(bringUpToDate(db))).toBe('opened')
})

it('knows a database of a later version by the names of its migrations', async () => {
  const { db } = await upToDate()
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db)
  expect(await reasonOf(bringUpToDate(db))).toBe('newer')
})

it('knows a database that cannot be brought up to date', async () => {
  const { db } = await upToDate()
  await sql`delete from kysely_migration`.execute(db)
  expect(await reasonOf(bringUpToDate(db))).toBe('failed')
})

it('knows a damaged file, and takes no passing failure for one', async () => {
  const { image } = await upToDate()
  const bytes = image()
  bytes.fill(65, 4096, 60_000)
  const module = await loadSqlite()
  const opening = openMemory(module, bytes).then(({ db }) => refuseDamaged(db))
  expect(await reasonOf(opening)).toBe('damaged')
  expect(unusableReason(new SQLiteError('database or disk is full', 13))).toBeNull()
  // The number of this one of the browser's errors is SQLite's for a damaged file.
  expect(unusableReason(new DOMException('in use', 'InvalidStateError'))).toBeNull()
  expect(unusableReason(new Error('a migration of birds'))).toBeNull()
})
