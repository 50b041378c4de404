import type { Db } from '@backend/database/schema'
import { startBackend } from '@tests/helpers/backend'
import { contentOf } from '@tests/helpers/content'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

const nameOf = async (db: Db) => (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]

/** Every row of every table, and the next id of each table. */
async function stateOf(db: Db) {
  const content = await contentOf({ db })
  const sequences = await sql`select sequencename, last_value from pg_sequences order by sequencename`.execute(db)
  // Rows are sorted, because a rewritten row moves to another position in its table.
  return { content: Object.entries(content).map(([table, rows]) => [table, rows.sort()]), sequences: sequences.rows }
}

/** The states that two tests find, the second one after the first has written. */
async function twoTests(write: (db: Db) => Promise<unknown>) {
  const first = await startBackend()
  const found = { name: await nameOf(first.db), state: await stateOf(first.db) }
  await write(first.db)
  await first.stop()
  const second = await startBackend()
  const next = { name: await nameOf(second.db), state: await stateOf(second.db) }
  await second.stop()
  return { found, next }
}

const letter = (db: Db) =>
  db.insertInto('message_contact').values({
    nom: 'Ali',
    email: 'ali@exemple.tn',
    sujet: 'Un',
    texte: 'Bonjour',
    statut: 'NEW',
    createdAt: '',
    updatedAt: '',
  })

async function removedAndReplaced(db: Db): Promise<void> {
  const conges = await db.selectFrom('conge').selectAll().execute()
  await db.deleteFrom('conge').execute()
  await db
    .insertInto('conge')
    .values(conges.map((conge) => ({ ...conge, id: conge.id + 100 })))
    .execute()
}

/** Rolls back an insert, whose sequence number stays used. */
async function takenBack(db: Db): Promise<void> {
  const failing = db.transaction().execute(async (trx) => {
    await letter(trx).execute()
    throw new Error('taken back')
  })
  await failing.catch(() => undefined)
}

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['inserted', (db) => letter(db).execute()],
  ['updated', (db) => db.updateTable('candidat').set({ nom: 'Autre' }).execute()],
  ['deleted', (db) => db.deleteFrom('conge').execute()],
  ['removed and replaced', removedAndReplaced],
  ['taken back itself', takenBack],
])('a test finds none of what the one before has %s', async (_how, write) => {
  const { found, next } = await twoTests(write)
  expect(next.state).toEqual(found.state)
})

it('takes the same database as the test before it', async () => {
  const { found, next } = await twoTests((db) => db.updateTable('candidat').set({ nom: 'Autre' }).execute())
  expect(next.name).toEqual(found.name)
})

it.each([
  'create table other (id integer)',
  'create index other on candidat (nom)',
  'alter table candidat alter column nom drop not null',
  'alter table candidat disable row level security',
  'drop policy ecole on candidat',
  'revoke select on candidat from voielibre_ecole',
  `create or replace function ecole_courante() returns bigint language sql as 'select 1::bigint'`,
])('takes another database after: %s', async (statement) => {
  const { found, next } = await twoTests((db) => sql.raw(statement).execute(db))
  expect(next.name).not.toEqual(found.name)
  expect(next.state).toEqual(found.state)
})

it('waits for what a test left under way, and refuses what it would begin', async () => {
  const first = await startBackend()
  const before = await stateOf(first.db)
  const late = first.db.transaction().execute(async (trx) => {
    await sql`select pg_sleep(0.3)`.execute(trx)
    await trx.updateTable('candidat').set({ nom: 'Autre' }).execute()
  })
  await sql`select 1`.execute(first.db)
  await Promise.all([late, first.stop()])
  await expect(sql`select 1`.execute(first.db)).rejects.toThrow(/destroyed|ended|end on the pool/)
  const second = await startBackend()
  expect(await stateOf(second.db)).toEqual(before)
  await second.stop()
})

it('forgets what a test has set on its connection', async () => {
  const first = await startBackend({ connections: 1 })
  await sql`set search_path to pg_catalog`.execute(first.db)
  await first.stop()
  const second = await startBackend({ connections: 1 })
  const { rows } = await sql`show search_path`.execute(second.db)
  expect(rows).toEqual([{ search_path: '"$user", public' }])
  await second.stop()
})

it('gives two tests at once a database each', async () => {
  const both = await Promise.all([startBackend(), startBackend()])
  const names = await Promise.all(both.map(({ db }) => nameOf(db)))
  expect(names[0]).not.toEqual(names[1])
  for (const backend of both) await backend.stop()
})
