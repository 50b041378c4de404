import { outageOf } from '@backend/database/dialect'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { replaceRows } from '@backend/database/replace'
import type { Database, Db } from '@backend/database/schema'
import { openSqlite, WaSqliteDialect } from '@backend/database/waSqlite'
import { SharedFiles } from '@fake-db/worker/sharedFiles'
import { SharedVfs } from '@fake-db/worker/sharedVfs'
import { loadSqlite } from '@tests/helpers/backend'
import { FakeOpfs } from '@tests/helpers/engines/fakeOpfs'
import { Kysely, sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'

const LOCK = 'ahp:/base'

interface Tab {
  db: Db
  files: SharedFiles
  module: object
}

async function openTab(opfs: FakeOpfs, patience = 2000): Promise<Tab> {
  opfs.install()
  const files = await SharedFiles.of(opfs.root, 'base')
  await files.take(patience)
  const module = await loadSqlite()
  const handle = await openSqlite(module, new SharedVfs(module, '/base', files, patience), '/base')
  return { db: new Kysely<Database>({ dialect: new WaSqliteDialect(handle) }), files, module }
}

const makeTable = (db: Db) => sql`create table entry (id integer primary key, text text)`.execute(db)
const add = (db: Db, text: string) => sql`insert into entry (text) values (${text})`.execute(db)

async function texts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from entry order by id`.execute(db)
  return rows.map(({ text }) => text)
}

/** Kills the tab: its locks are released immediately, its files later. */
function kill(opfs: FakeOpfs, laterMs: number): void {
  opfs.locks.free(LOCK)
  setTimeout(() => opfs.closeAll(), laterMs)
}

/** The disk before each write (or every n-th) of a task: the points where a kill can happen. */
async function killPoints(opfs: FakeOpfs, work: () => Promise<unknown>, step = 1): Promise<Map<string, Uint8Array>[]> {
  const points: Map<string, Uint8Array>[] = []
  let count = 0
  opfs.beforeWrite = () => {
    if (count % step === 0) points.push(opfs.snapshot())
    count += 1
  }
  await work()
  return [...points, opfs.snapshot()]
}

afterEach(() => vi.unstubAllGlobals())

describe('database shared by tabs', () => {
  it('shows in each tab what the others wrote', async () => {
    const opfs = new FakeOpfs()
    const [first, second] = [await openTab(opfs), await openTab(opfs)]
    await makeTable(first.db)
    await add(second.db, 'a')
    await add(first.db, 'b')
    expect(await texts(second.db)).toEqual(['a', 'b'])
  })

  it('delays a statement while a dead tab has the file open', async () => {
    const opfs = new FakeOpfs()
    const surviving = await openTab(opfs)
    await makeTable(surviving.db)
    await add(surviving.db, 'a')
    const dying = await openTab(opfs)
    await sql`begin immediate`.execute(dying.db)
    await add(dying.db, 'half')
    kill(opfs, 150)
    expect(await texts(surviving.db)).toEqual(['a'])
  })

  it('fails a statement as busy after its patience, and the next one works', async () => {
    const opfs = new FakeOpfs()
    const waiting = await openTab(opfs, 60)
    await makeTable(waiting.db)
    const holding = await openTab(opfs)
    await sql`begin immediate`.execute(holding.db)
    const failed = await add(waiting.db, 'a').catch((error: unknown) => error)
    expect(outageOf(failed)).toBe('busy')
    await sql`rollback`.execute(holding.db)
    await add(waiting.db, 'b')
    expect(await texts(waiting.db)).toEqual(['b'])
  })

  it('fails a write as full without changes when the device has no room', async () => {
    const opfs = new FakeOpfs()
    const { db } = await openTab(opfs)
    await makeTable(db)
    opfs.beforeWrite = (name) => {
      if (name === 'base') throw new DOMException('no room', 'QuotaExceededError')
    }
    const failed = await add(db, 'x'.repeat(20_000)).catch((error: unknown) => error)
    expect(outageOf(failed)).toBe('full')
    opfs.beforeWrite = () => undefined
    expect(await texts(db)).toEqual([])
  })
})

describe('tab killed at any moment', () => {
  it('keeps all of a transaction or nothing', async () => {
    const opfs = new FakeOpfs()
    const { db } = await openTab(opfs)
    await makeTable(db)
    await add(db, 'before')
    const big = 'x'.repeat(3000)
    const points = await killPoints(opfs, () =>
      db.transaction().execute(async (trx) => {
        for (let count = 0; count < 8; count += 1) await sql`insert into entry (text) values (${big})`.execute(trx)
      }),
    )
    const sizes = new Set<number>()
    for (const point of points) {
      const next = await openTab(FakeOpfs.from(point))
      sizes.add((await texts(next.db)).length)
    }
    expect(points.length).toBeGreaterThan(10)
    expect(sizes).toEqual(new Set([1, 9]))
  })

  it('keeps all of a restored copy or nothing', async () => {
    const opfs = new FakeOpfs()
    const { db, module } = await openTab(opfs)
    const copy = await openMemory(module)
    for (const one of [db, copy.db]) await migrateToLatest(one)
    await sql`with recursive line (id) as (select 1 union all select id + 1 from line where id < 60)
      insert into permi (code, libelle, "ageMin", pays) select id, hex(zeroblob(1500)), 18, 'XX' from line`.execute(
      copy.db,
    )
    const points = await killPoints(opfs, () => replaceRows(db, copy), 20)
    const found = new Set<number>()
    for (const point of points) {
      const next = await openTab(FakeOpfs.from(point))
      const { rows } = await sql<object>`pragma quick_check(1)`.execute(next.db)
      expect(rows.flatMap(Object.values)).toEqual(['ok'])
      found.add(
        (await next.db.selectFrom('permi').select('id').where('ageMin', '=', 18).where('code', '>', '').execute())
          .length,
      )
    }
    expect(points.length).toBeGreaterThan(5)
    expect(found.size).toBe(2)
  })
})
