import { LEAVING } from '@backend/database/archive/rules'
import { JSON_COLUMNS } from '@backend/database/archive/texts'
import { checkRows } from '@backend/database/archive/values'
import { type MemoryDatabase, openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import type { TableName } from '@backend/database/ownership'
import { RefusedCopyError } from '@backend/database/replace'
import { seedDemo } from '@backend/seed/demo'
import { loadSqlite, TEST_ROUNDS } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

let sqlite: object
let demo: MemoryDatabase
beforeAll(async () => {
  sqlite = await loadSqlite()
  demo = await openMemory(sqlite)
  await migrateToLatest(demo.db)
  await seedDemo(demo.db, new Date(TEST_NOW), TEST_ROUNDS)
})
afterAll(() => demo.db.destroy())

const textsOf = async (table: TableName): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where lower(type) like 'text%'`.execute(demo.db)
  return rows.map(({ name }) => name)
}

const hasJson = async (table: TableName, column: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(table)}
    where substr(${sql.ref(column)}, 1, 1) in ('[', '{') and json_valid(${sql.ref(column)}) limit 1`.execute(demo.db)
  return rows.length > 0
}

it('every column with JSON in the demo is checked, and no column that is not there', async () => {
  const listed = (table: TableName) => Object.keys(JSON_COLUMNS[table] ?? {})
  for (const table of LEAVING) {
    const texts = await textsOf(table)
    expect(texts, table).toEqual(expect.arrayContaining(listed(table)))
    for (const name of texts) if (await hasJson(table, name)) expect(listed(table), table).toContain(name)
  }
})

it('the whole demo could move in, and not with what its readers refuse', async () => {
  await checkRows(demo.db, sqlite, LEAVING)
  for (const [table, column, value] of [
    ['contrat', 'contenu', '{"pays":"TN"}'],
    ['reglage_argent', 'valeurs', '{"pasEcheance":"tout"}'],
    ['caisse_session', 'rapport', '{}'],
    ['tentative_question', 'choices', '[2'],
  ] as const) {
    const old = sql<{ old: string }>`select ${sql.ref(column)} as old from ${sql.table(table)} limit 1`
    const [first] = (await old.execute(demo.db)).rows
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(demo.db)
    await expect(checkRows(demo.db, sqlite, LEAVING), table).rejects.toThrow(RefusedCopyError)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${first?.old}`.execute(demo.db)
  }
  await checkRows(demo.db, sqlite, LEAVING)
})
