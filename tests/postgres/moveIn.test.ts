import { moveIn, NotEmptyError } from '@backend/database/archive/moveIn'
import { STAYS } from '@backend/database/archive/rules'
import { takeArchive } from '@backend/database/archive/takeArchive'
import { type MemoryDatabase, openMemory } from '@backend/database/memory'
import { MIGRATIONS, migrateToLatest } from '@backend/database/migrate'
import { TABLES } from '@backend/database/ownership'
import { openCopy } from '@backend/database/replace'
import type { Db } from '@backend/database/schema'
import { seedManager } from '@backend/seed/base'
import { seedDemo } from '@backend/seed/demo'
import { demoAccounts } from '@backend/seed/demoAccounts'
import { openPostgres } from '@server/database/postgres'
import { loadSqlite } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { emptyAddress } from '@tests/helpers/engines/postgres'
import { fillEveryTable, rowsOf, SCHOOLS } from '@tests/helpers/schools/everyTable'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NOW = new Date(TEST_NOW)

let module: object
let browser: MemoryDatabase
let server: Db

async function emptyServer(): Promise<Db> {
  return (await openPostgres({ connectionString: await emptyAddress(), max: 2 })).db
}

beforeAll(async () => {
  module = await loadSqlite()
  browser = await openMemory(module)
  await migrateToLatest(browser.db)
  await seedDemo(browser.db, NOW, 1)
  await fillEveryTable(browser.db)
  // Data that must stay in this browser.
  await browser.db.insertInto('secret').values({ nom: 'jwt', valeur: 'browser-secret' }).execute()
  const letter = {
    canal: 'email',
    destinataire: 'a@b.tn',
    sujet: 'Code',
    texte: '123456',
    createdAt: TEST_NOW,
  } as const
  await browser.db
    .insertInto('message_sortant')
    .values({ ...letter, envoyeLe: null, prochainEssai: null })
    .execute()
  const copy = await openCopy(module, browser.image())
  server = await emptyServer()
  await moveIn(server, copy.db, module)
  await copy.db.destroy()
}, 240_000)
afterAll(async () => {
  await browser.db.destroy()
  await server.destroy()
})

describe('moving in', () => {
  it('brings every row of every table, and nothing that stays', async () => {
    for (const table of TABLES) {
      const wanted = STAYS.has(table) ? [] : await rowsOf(browser.db, table)
      expect(await rowsOf(server, table), table).toEqual(wanted)
    }
  })

  it('goes on with the numbers of rows', async () => {
    const { rows } = await sql<{
      name: string
      seq: number
    }>`select name, seq from sqlite_sequence where seq > 0`.execute(browser.db)
    for (const { name, seq } of rows) {
      if (STAYS.has(name as never)) continue
      const next = await sql<{
        id: number
      }>`select nextval(pg_get_serial_sequence(${`"${name}"`}, 'id')) as id`.execute(server)
      expect([name, next.rows[0]?.id]).toEqual([name, seq + 1])
    }
  })

  it('leaves the references as they were: checked at once', async () => {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from pg_constraint where condeferrable`.execute(server)
    expect(rows[0]?.count).toBe(0)
    const orphan = sql`insert into moniteur_permi ("idMoniteur", "idPermi") values (999999, 1)`.execute(server)
    await expect(orphan).rejects.toThrow()
  })

  it('finds the candidates again', async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from candidat_recherche`.execute(server)
    const { rows: all } = await sql<{ count: number }>`select count(*) as count from candidat`.execute(server)
    expect(rows).toEqual(all)
  })

  it('refuses a database that holds anything, and changes nothing there', async () => {
    const before = await rowsOf(server, 'candidat')
    const copy = await openCopy(module, browser.image())
    await expect(moveIn(server, copy.db, module)).rejects.toThrow(NotEmptyError)
    expect(await rowsOf(server, 'candidat')).toEqual(before)
    await copy.db.destroy()
  })

  it.each([
    // SQLite accepts a text in a number column.
    ['a text for a number', "update vehicule set annee = 'dix' where id = 1"],
    ['a value that only the server refuses', "update approbation set geste = 'CADEAU'"],
    // Reminders and figures of all schools would fail at such rows.
    ['a day that is none', "update vehicule set finAssurance = '2027-02-29' where id = 1"],
    ['a moment that is none', "update utilisateur set derniereConnexion = 'hier' where id = 1"],
    ['a role that is none', "update utilisateur set role = 'roi' where id = 1"],
  ])('is all or nothing: %s', async (_fault, change) => {
    const copy = await openCopy(module, browser.image())
    await sql`pragma ignore_check_constraints = on`.execute(copy.db)
    await sql.raw(change).execute(copy.db)
    const target = await emptyServer()
    await expect(moveIn(target, copy.db, module)).rejects.toThrow()
    for (const table of TABLES) expect(await rowsOf(target, table), table).toEqual([])
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from pg_constraint where condeferrable`.execute(target)
    expect(rows[0]?.count).toBe(0)
    await target.destroy()
    await copy.db.destroy()
  })

  it('brings a copy of an earlier version up to date before it moves', async () => {
    const older = await openMemory(module)
    await migrateToLatest(older.db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -3)))
    const permi = { code: 'B', libelle: 'Voiture', ageMin: 18, pays: 'TN' } as const
    await older.db.insertInto('permi').values(permi).execute()
    const copy = await openCopy(module, older.image())
    const target = await emptyServer()
    expect((await moveIn(target, copy.db, module)).get('permi')).toBe(1)
    expect(await target.selectFrom('permi').select(['code', 'libelle']).execute()).toEqual([
      { code: 'B', libelle: 'Voiture' },
    ])
    await target.destroy()
    await copy.db.destroy()
    await older.db.destroy()
  })

  it('counts the accounts that have the public password of the demo', async () => {
    expect(await demoAccounts(server)).toBeGreaterThan(5)
  })

  it.each(SCHOOLS)('browser, server, archive, browser: the rows of school %d are the same', async (school) => {
    const desk = await server
      .selectFrom('utilisateur')
      .select('id')
      .where('username', '=', school === 1 ? 'ecole' : 'ecole2')
      .executeTakeFirstOrThrow()
    const bytes = await takeArchive(server, module, {
      idAutoEcole: school,
      idUtilisateur: desk.id,
      now: TEST_NOW,
      bytesOf: async () => null,
    })
    const archive = await openCopy(module, bytes)
    for (const table of TABLES) {
      if (STAYS.has(table) || table === 'utilisateur') continue
      expect(await rowsOf(archive.db, table), table).toEqual(await rowsOf(browser.db, table, school))
    }
    const users = (db: Db) =>
      db
        .selectFrom('utilisateur')
        .select(['id', 'username', 'nomComplet', 'email', 'role', 'acces', 'createdAt'])
        .orderBy('id')
        .where('idAutoEcole', '=', school)
        .execute()
    expect(await users(archive.db)).toEqual(await users(browser.db))
    // An archive moves into a server like any copy. It contains no manager.
    if (school === 2) {
      const target = await emptyServer()
      await moveIn(target, archive.db, module)
      expect(await rowsOf(target, 'candidat')).toEqual(await rowsOf(browser.db, 'candidat', school))
      expect(await seedManager(target, NOW)).not.toBeNull()
      expect(await seedManager(target, NOW)).toBeNull()
      await target.destroy()
    }
    await archive.db.destroy()
  })
})
