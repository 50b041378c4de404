import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { distributeFile, distribution, preparation } from '@scripts/citus/distribution'
import { addTriggers } from '@server/live/triggers'
import { TEST_NOW } from '@tests/helpers/clock'
import { clonedDatabase } from '@tests/helpers/engines/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

let db: Db
beforeAll(async () => {
  const made = await clonedDatabase('citus', async (own) => {
    await addTriggers(own)
    await seedDemo(own, new Date(TEST_NOW), 1)
  })
  db = made.db
}, 120_000)
afterAll(() => db.destroy())

it('are the commands of the file, as the schema is now', async () => {
  await expect(await distributeFile(db)).toMatchFileSnapshot('../../deploy/citus/distribute.sql')
})

it('name every table but those of the migrations, once', async () => {
  const named = (await distribution(db)).map((command) => /'"(\w+)"'/.exec(command)?.[1])
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort())
})

it('leave the promises of the schema as they were', async () => {
  for (const command of await preparation(db)) await sql.raw(command).execute(db)
  const { school, ...booking } = (
    await sql<
      Record<string, string | number>
    >`select *, "cleEcole" as school from occupation order by start limit 1`.execute(db)
  ).rows[0] as Record<string, string | number>
  const book = (start: string, end: string) =>
    sql`insert into occupation ("cleEcole", ressource, "idRessource", start, "end", "idEvenement")
      values (${school}, ${booking.ressource}, ${booking.idRessource}, ${start}, ${end}, ${booking.idEvenement})`.execute(
      db,
    )
  const later = (by: number) => new Date(Date.parse(String(booking.start)) + by).toISOString()
  await expect(book(later(1), String(booking.end))).rejects.toThrow('occupation_libre')
  await expect(book(later(-60_000), later(1))).rejects.toThrow('occupation_libre')
  await book(later(-60_000), String(booking.start))
  const { rows } = await sql`select tgname from pg_trigger where not tgisinternal`.execute(db)
  expect(rows).toEqual([])
})
