import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { openCopy, type RefusedCopyError, replaceRows } from '@backend/database/replace'
import { seedDemo } from '@backend/seed/demo'
import { loadSqlite } from '@tests/helpers/backend'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const NOW = new Date('2026-11-21T09:00:00Z')

async function demo(module: object) {
  const memory = await openMemory(module)
  await migrateToLatest(memory.db)
  await seedDemo(memory.db, NOW, 1)
  return memory
}

const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: RefusedCopyError) => error.reason,
  )

describe('copy of the database', () => {
  it('restores every row with its search and ids, and ends the sessions', async () => {
    const module = await loadSqlite()
    const { db, image } = await demo(module)
    await db.updateTable('candidat').set({ nom: 'Zarrouk' }).where('id', '=', 1).execute()
    const copy = await openCopy(module, image())
    const count = (table: 'candidat' | 'document') =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    const [candidats, documents] = [await count('candidat'), await count('document')]
    await db.deleteFrom('document').execute()
    await replaceRows(db, copy)
    expect(documents.n).toBeGreaterThan(150)
    expect(await count('candidat')).toEqual(candidats)
    expect(await count('document')).toEqual(documents)
    const found = await sql<{ rowid: number }>`
      select rowid from candidat_recherche where candidat_recherche match '"zarrouk"'`.execute(db)
    expect(found.rows).toEqual([{ rowid: 1 }])
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    const { rows } = await sql`pragma foreign_key_check`.execute(db)
    expect(rows).toEqual([])
  })

  it('restores the scans of papers byte by byte', async () => {
    const module = await loadSqlite()
    const { db, image } = await demo(module)
    const contenu = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)
    const scan = { nom: 'CIN.jpg', media: 'image/jpeg', taille: contenu.length, empreinte: 'x', contenu } as const
    const place = {
      idAutoEcole: 1,
      idCandidat: 1,
      type: 'cin',
      rang: 1,
      createdAt: NOW.toISOString(),
      retireLe: null,
    } as const
    await db
      .insertInto('papier')
      .values({ ...place, ...scan })
      .execute()
    const copy = await openCopy(module, image())
    await db.deleteFrom('papier').execute()
    await replaceRows(db, copy)
    expect((await db.selectFrom('papier').select('contenu').executeTakeFirstOrThrow()).contenu).toEqual(contenu)
  })

  it('refuses a file that is no database', async () => {
    expect(await reason(openCopy(await loadSqlite(), new TextEncoder().encode('Nom;Prénom\nA;B')))).toBe(
      'not_a_database',
    )
  })

  it('refuses a damaged copy', async () => {
    const module = await loadSqlite()
    const { image } = await demo(module)
    const bytes = image()
    bytes.fill(65, 8192, 120_000)
    expect(await reason(openCopy(module, bytes))).toBe('damaged')
  })

  it('is refused when it belongs to another program', async () => {
    const module = await loadSqlite()
    const other = await openMemory(module)
    await sql`create table recipes (id integer primary key)`.execute(other.db)
    expect(await reason(openCopy(module, other.image()))).toBe('foreign')
  })

  it('refuses a copy of a later version', async () => {
    const module = await loadSqlite()
    const later = await demo(module)
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(later.db)
    expect(await reason(openCopy(module, later.image()))).toBe('newer')
  })

  it('restores rows only, no triggers or other objects of a file', async () => {
    const module = await loadSqlite()
    const source = await demo(module)
    await sql`create trigger evil after insert on candidat begin delete from moniteur; end`.execute(source.db)
    const target = await demo(module)
    const triggers = async () =>
      (await sql`select name from main.sqlite_master where type = 'trigger'`.execute(target.db)).rows
    const own = await triggers()
    await replaceRows(target.db, source)
    expect(await triggers()).toEqual(own)
  })
})
