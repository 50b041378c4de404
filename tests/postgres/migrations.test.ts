import { MIGRATIONS, migrateToLatest } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { openPostgres } from '@server/database/postgres'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import { TEST_NOW } from '@tests/helpers/clock'
import { emptyAddress } from '@tests/helpers/engines/postgres'
import { type Kysely, type Migration, sql } from 'kysely'
import { expect, it } from 'vitest'

const LATER: Record<string, Migration> = {
  ...MIGRATIONS,
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
  '9998_column': { up: (db: Kysely<any>) => db.schema.alterTable('candidat').addColumn('couleur', 'text').execute() },
}

/** Columns and their types, indexes, constraints. */
async function schemaOf(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select table_name as name, column_name as part, data_type || ' ' || is_nullable as kind from information_schema.columns
      where table_schema = 'public'
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1, 2, 3
  `.execute(db)
  return rows
}

it('run once when several processes start at once, and change nothing the second time', async () => {
  const connectionString = await emptyAddress()
  const opened = await Promise.all([1, 2, 3].map(() => openPostgres({ connectionString, max: 3 })))
  const [{ db }] = opened as [(typeof opened)[0]]
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS))
  const schema = await schemaOf(db)
  await migrateToLatest(db)
  expect(await schemaOf(db)).toEqual(schema)
  for (const { close } of opened) await close()
})

it('refuse a database of a later version and leave it unchanged', async () => {
  const connectionString = await emptyAddress()
  const { db, close } = await openPostgres({ connectionString })
  await migrateToLatest(db, LATER)
  await expect(openPostgres({ connectionString })).rejects.toThrow(/9998_column/)
  await close()
})

it('make the demo data with its money, once, and a ledger without faults', async () => {
  const { db, close } = await openPostgres({ connectionString: await emptyAddress() })
  const seeded = await Promise.all([1, 2].map(() => seedDemo(db, new Date(TEST_NOW), 1)))
  expect(seeded.sort()).toEqual([false, true])
  expect(await ledgerFaults({ db })).toEqual([])
  // The next event after those of the demo gets a new id.
  const { rows } = await sql<{ next: number; last: number }>`
    select nextval(pg_get_serial_sequence('evenement', 'id')) as next, max(id) as last from evenement`.execute(db)
  expect(rows[0]?.next).toBeGreaterThan(rows[0]?.last ?? 0)
  await close()
})

it('refuse overlapping bookings, and any change of one, whatever code writes', async () => {
  const { db, close } = await openPostgres({ connectionString: await emptyAddress() })
  await seedDemo(db, new Date(TEST_NOW), 1)
  const booking = await db.selectFrom('occupation').selectAll().executeTakeFirstOrThrow()
  const again = db
    .insertInto('occupation')
    .values({ ...booking, start: booking.start.replace(/:\d\d:00\./, ':01:00.') })
  await expect(again.execute()).rejects.toThrow('occupation_libre')
  await expect(db.updateTable('occupation').set({ end: booking.end }).execute()).rejects.toThrow('occupation_fixe')
  await close()
})
