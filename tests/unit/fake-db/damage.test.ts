import { openMemory } from '@backend/database/memory'
import { seedDemo } from '@backend/seed/demo'
import { openStore, StoreAdmin } from '@fake-db/worker/store'
import { bringUpToDate } from '@fake-db/worker/unusable'
import { loadSqlite } from '@tests/helpers/backend'
import { FakeOpfs } from '@tests/helpers/engines/fakeOpfs'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const NAME = 'voie-libre.sqlite3'
const HEADER = 100
/** The first byte of a b-tree page, which states its kind. */
const KINDS = { 'interior index': 2, 'interior table': 5, 'leaf index': 10, 'leaf table': 13 } as const

// Each opening of a damaged file makes a new demo school.
vi.setConfig({ testTimeout: 120_000 })

let opfs: FakeOpfs
let whole: Uint8Array
let pageSize: number

beforeAll(async () => {
  const memory = await openMemory(await loadSqlite())
  await bringUpToDate(memory.db)
  await seedDemo(memory.db, new Date('2026-11-21T09:00:00Z'), 1)
  whole = memory.image()
  pageSize = new DataView(whole.buffer, whole.byteOffset).getUint16(16) || 65_536
  await memory.db.destroy()
})
beforeEach(() => {
  opfs = new FakeOpfs()
  opfs.install()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The offsets of the pages of a kind. The first page begins after the header of the file. */
const pagesOf = (kind: number) =>
  Array.from({ length: whole.length / pageSize }, (_, index) => index * pageSize).filter(
    (at) => at > 0 && whole[at] === kind,
  )

const file = (bytes: Uint8Array) => ({ bytes: bytes.slice(), size: bytes.length, isOpen: false })

/** Opens the application's database on a damaged file. Returns what it reports and the remaining files. */
async function open(bytes: Uint8Array, journal?: Uint8Array) {
  opfs.files.set(NAME, file(bytes))
  if (journal) opfs.files.set(`${NAME}-journal`, file(journal))
  const module = await loadSqlite()
  const store = await openStore(module, true)
  const { setAside } = await new StoreAdmin(module, store).info()
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(store.db)
  const candidats = await store.db.selectFrom('candidat').select('id').execute()
  const kept = setAside[0] ? opfs.snapshot().get(setAside[0].name) : undefined
  await store.db.destroy()
  return {
    storage: store.storage,
    reasons: setAside.map(({ reason }) => reason),
    verdict: rows[0]?.quick_check,
    kept,
    candidats,
  }
}

const changed = (at: number, length: number, value: (index: number) => number) => {
  const bytes = whole.slice()
  for (let index = 0; index < length; index += 1) bytes[at + index] = value(index)
  return bytes
}

/** Checks that a broken database is never used: it is set aside unchanged, and a sound one takes its place. */
async function expectSetAside(bytes: Uint8Array, journal?: Uint8Array) {
  const { storage, reasons, verdict, kept, candidats } = await open(bytes, journal)
  expect(storage).toBe('opfs')
  expect(reasons).toEqual(['damaged'])
  expect(verdict).toBe('ok')
  expect(candidats.length).toBeGreaterThan(0)
  expect(Buffer.compare(kept ?? new Uint8Array(), bytes)).toBe(0)
}

describe('a damaged database', () => {
  it.each([
    ['the magic of the header', () => changed(0, 16, () => 65)],
    ['the size of a page in the header', () => changed(16, 2, () => 0xff)],
    ['the whole header', () => changed(0, HEADER, () => 0)],
    ['the table of tables', () => changed(HEADER, pageSize - HEADER, () => 0xff)],
    ['half of the file', () => whole.slice(0, pageSize * Math.floor(whole.length / pageSize / 2))],
    ['a file that ends within a page', () => whole.slice(0, whole.length - Math.floor(1.5 * pageSize))],
  ])('is set aside whole: %s', async (_, bytes) => {
    await expectSetAside(bytes())
  })

  it.each(Object.entries(KINDS))('is set aside whole: a page of the kind %s', { tags: ['long'] }, async (_, kind) => {
    const pages = pagesOf(kind)
    const at = pages[Math.floor(pages.length / 2)]
    if (at === undefined) throw new Error('No page of this kind')
    await expectSetAside(changed(at, pageSize, (index) => (index * 31 + 7) % 256))
  })
})

describe('a sound database', () => {
  it('opens as it is', async () => {
    expect(await open(whole)).toMatchObject({ storage: 'opfs', reasons: [], verdict: 'ok' })
  })

  it.each([
    ['of rubbish', () => new Uint8Array(5000).map((_, index) => (index * 17) % 256)],
    ['that was only begun', () => new Uint8Array(512)],
    ['cut off within its header', () => Uint8Array.from([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7, 0, 0])],
  ])('stays as it is beside a journal %s', async (_, journal) => {
    const { reasons, verdict, candidats } = await open(whole, journal())
    expect(reasons).toEqual([])
    expect(verdict).toBe('ok')
    expect(candidats.length).toBeGreaterThan(0)
  })
})
