import { InDoubtError } from '@backend/database/dialect'
import type { Db } from '@backend/database/schema'
import { transact } from '@backend/database/transact'
import { patientPoolOf } from '@server/database/pool'
import { connectPostgres } from '@server/database/postgres'
import { emptyAddress } from '@tests/helpers/engines/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

let address: string
let db: Db
/** A connection that is never cut off. It cuts off the others. */
let other: Db
beforeAll(async () => {
  address = await emptyAddress()
  db = connectPostgres({ connectionString: address, max: 3 }).db
  other = connectPostgres({ connectionString: address, max: 1 }).db
  await sql`create table essai (texte text)`.execute(other)
})
afterAll(async () => {
  await db.destroy()
  await other.destroy()
})

const write = (on: Db, text: string) => sql`insert into essai (texte) values (${text})`.execute(on)
const countOf = async (text: string) =>
  (await sql<{ total: number }>`select count(*) as total from essai where texte = ${text}`.execute(other)).rows[0]
    ?.total

/** Ends the connection of a transaction, as if its server had disappeared. */
async function cutOff(trx: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`.execute(other)
}

it.each([null, { of: 'ecole', id: 1 } as const])(
  'runs a write again whose connection was lost before the commit',
  async (turn) => {
    const text = `lost ${turn?.of}`
    let runs = 0
    await transact(
      db,
      async (trx) => {
        runs += 1
        await write(trx, text)
        if (runs === 1) await cutOff(trx)
        await sql`select 1`.execute(trx)
      },
      turn,
    )
    expect(runs).toBe(2)
    expect(await countOf(text)).toBe(1)
  },
)

it('does not run a write again that was lost in its commit: it may have been written', async () => {
  let runs = 0
  const writing = transact(db, async (trx) => {
    runs += 1
    await write(trx, 'doubt')
    await cutOff(trx)
  })
  await expect(writing).rejects.toBeInstanceOf(InDoubtError)
  expect(runs).toBe(1)
})

it('goes on with other connections after idle ones were cut off', async () => {
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'voie-libre'
    and datname = current_database() and pid <> pg_backend_pid()`.execute(other)
  await expect(transact(db, (trx) => write(trx, 'after'))).resolves.toBeDefined()
})

it('lets the statements of the jobs wait until there is a database', async () => {
  const pool = patientPoolOf({ connectionString: address.replace(/:\d+\//, ':1/'), max: 1 })
  const asked = pool.query('select 1 as one')
  await new Promise((resolve) => setTimeout(resolve, 300))
  pool.options.connectionString = address
  expect((await asked).rows).toEqual([{ one: 1 }])
  await pool.end()
})
