import { ruleOf, STAYS } from '@backend/database/archive/rules'
import { takeArchive } from '@backend/database/archive/takeArchive'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { TABLES, type TableName } from '@backend/database/ownership'
import { openCopy, replaceRows } from '@backend/database/replace'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { loadSqlite } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { BESIDE, fillEveryTable, markOf, rowsOf, SCHOOLS } from '@tests/helpers/schools/everyTable'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

let module: object
let db: Db
let desks: Record<number, number>

beforeAll(async () => {
  module = await loadSqlite()
  db = (await openMemory(module)).db
  await migrateToLatest(db)
  await seedDemo(db, new Date(TEST_NOW), 1)
  await fillEveryTable(db)
  const idOf = async (username: string) =>
    (await db.selectFrom('utilisateur').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
  desks = { 1: await idOf('ecole'), 2: await idOf('ecole2') }
  // A row of a school refers to an account of the platform.
  const manager = await idOf('manager')
  await db.updateTable('demande_pack').set({ idUtilisateur: manager }).where('idAutoEcole', '=', 1).execute()
}, 120_000)

const take = (school: number) =>
  takeArchive(db, module, {
    idAutoEcole: school,
    idUtilisateur: desks[school] ?? 0,
    now: TEST_NOW,
    bytesOf: async () => null,
  })

/**
 * Not compared: all passwords but one, and the accounts that replace those of the platform, are different on purpose.
 */
const LOOKED_AT_APART: ReadonlySet<TableName> = new Set(['utilisateur'])

describe('the archive of a school', () => {
  it('has a rule for every table of the schema', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
        and name not like 'candidat_recherche%' order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(TABLES)
  })

  it.each(SCHOOLS)(
    'of school %d opens in the browser with every row that is its own, and no other',
    async (school) => {
      const copy = await openCopy(module, await take(school))
      const opened = await openMemory(module)
      await migrateToLatest(opened.db)
      await replaceRows(opened.db, copy)
      for (const table of TABLES) {
        if (STAYS.has(table) || LOOKED_AT_APART.has(table)) continue
        const wanted = await rowsOf(db, table, school)
        expect(await rowsOf(opened.db, table), table).toEqual(wanted)
        expect(BESIDE.has(table) || wanted.length > 0, `${table} is filled`).toBe(true)
      }
      await opened.db.destroy()
      await copy.db.destroy()
    },
    60_000,
  )

  it.each(SCHOOLS)('of school %d holds no text of the other one, in no byte of the file', async (school) => {
    const other = school === 1 ? 2 : 1
    const bytes = Buffer.from(await take(school))
    expect(bytes.includes(markOf(school))).toBe(true)
    expect(bytes.includes(markOf(other))).toBe(false)
    const { rows } = await sql<{ text: string }>`
      select cin as text from candidat where ${ruleOf('candidat')(other)} and cin is not null
      union select "motDePasse" from utilisateur where ${ruleOf('utilisateur')(other)} and id <> ${desks[school]}
        and "motDePasse" <> (select "motDePasse" from utilisateur where id = ${desks[school]})
      union select email from utilisateur where ${ruleOf('utilisateur')(other)} and email is not null
      union select nom from auto_ecole where id <> ${school}`.execute(db)
    const own = await sql<{ cin: string }>`select cin from candidat where ${ruleOf('candidat')(school)}`.execute(db)
    const shared = new Set(own.rows.map(({ cin }) => cin))
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ text }) => !shared.has(text) && bytes.includes(text)).map(({ text }) => text)).toEqual([])
  })

  it('keeps the password of the account that takes it, and no other', async () => {
    const copy = await openCopy(module, await take(1))
    const kept = await copy.db
      .selectFrom('utilisateur')
      .select(['id', 'motDePasse'])
      .where('motDePasse', '<>', '')
      .execute()
    expect(kept.map(({ id }) => id)).toEqual([desks[1]])
    const users = async (of: Db) =>
      of
        .selectFrom('utilisateur')
        .select(['id', 'username', 'nomComplet', 'role', 'actif'])
        .where('idAutoEcole', '=', 1)
        .orderBy('id')
        .execute()
    expect(await users(copy.db)).toEqual(await users(db))
    await copy.db.destroy()
  })

  it('names nobody of the platform', async () => {
    const copy = await openCopy(module, await take(1))
    const strangers = await copy.db.selectFrom('utilisateur').selectAll().where('idAutoEcole', 'is', null).execute()
    expect(strangers).toHaveLength(1)
    expect(strangers[0]).toMatchObject({ nomComplet: '—', email: null, actif: 0, motDePasse: '', role: 'client' })
    await copy.db.destroy()
  })

  it('says what it is to other programs', async () => {
    const copy = await openCopy(module, await take(2))
    const { rows } = await sql<{ nom: string; valeur: string }>`select nom, valeur from archive`.execute(copy.db)
    expect(Object.fromEntries(rows.map(({ nom, valeur }) => [nom, valeur]))).toMatchObject({
      format: 'voie-libre-archive 1',
      idAutoEcole: '2',
      date: TEST_NOW,
    })
    await copy.db.destroy()
  })
})
