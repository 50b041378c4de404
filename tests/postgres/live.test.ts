import { notify } from '@backend/database/compte/notif'
import type { Db } from '@backend/database/schema'
import { seedBase } from '@backend/seed/base'
import { type OpenPostgres, openPostgres } from '@server/database/postgres'
import { isDatabaseReady } from '@server/database/ready'
import { Hub } from '@server/live/hub'
import { listenToDatabase } from '@server/live/listen'
import { addTriggers, notifTopic } from '@server/live/triggers'
import { TEST_NOW } from '@tests/helpers/clock'
import { emptyAddress } from '@tests/helpers/engines/postgres'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const silent = pino({ level: 'silent' })
const hub = new Hub()
let database: OpenPostgres
let endListening: () => Promise<void>
let id: number

beforeAll(async () => {
  const connectionString = await emptyAddress()
  database = await openPostgres({ connectionString })
  const account = await seedBase(database.db, new Date(TEST_NOW))
  const { db } = database
  const user = await db.selectFrom('utilisateur').select(['id', 'username', 'isFirstLogin']).executeTakeFirstOrThrow()
  expect(user).toMatchObject({ username: account?.username, isFirstLogin: 1 })
  id = user.id
  await addTriggers(db)
  await new Promise<void>((connected) => {
    hub.listen('any', connected, () => undefined)
    endListening = listenToDatabase(connectionString, hub, silent)
  })
})
afterAll(async () => {
  await endListening()
  await database.close()
})

const tell = (db: Db) =>
  db.transaction().execute((trx) => notify(trx, [id], { kind: 'document_expired', params: {}, target: null }, TEST_NOW))

function listener() {
  const heard = vi.fn()
  return { heard, leave: hub.listen(notifTopic(id), heard, () => undefined) }
}

it('fills an empty platform once', async () => {
  expect(await seedBase(database.db, new Date(TEST_NOW))).toBeNull()
  const { total } = await database.db
    .selectFrom('permi')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBeGreaterThan(5)
})

it('is ready with the tables of this version alone', async () => {
  const { db } = database
  expect(await isDatabaseReady(db)).toBe(true)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db)
  expect(await isDatabaseReady(db)).toBe(false)
  await sql`delete from kysely_migration where name = '9999_later'`.execute(db)
})

it('announces what is committed, and to its own listeners only', async () => {
  const { heard, leave } = listener()
  const other = vi.fn()
  const leaveOther = hub.listen(notifTopic(id + 1), other, () => undefined)
  const failing = database.db.transaction().execute(async (trx) => {
    await notify(trx, [id], { kind: 'document_expired', params: {}, target: null }, TEST_NOW)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(heard).not.toHaveBeenCalled()
  await tell(database.db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  expect(other).not.toHaveBeenCalled()
  leave()
  leaveOther()
})

it('brings its triggers up to date at each start', async () => {
  await Promise.all([addTriggers(database.db), addTriggers(database.db)])
  const { heard, leave } = listener()
  await tell(database.db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  leave()
})

it('opens a lost connection again, and lets everybody ask', async () => {
  const { heard, leave } = listener()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'voie-libre-live' and datname = current_database()`.execute(database.db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 5000 })
  leave()
})
