import { type MemoryDatabase, openMemory } from '@backend/database/memory'
import { hasSchools } from '@backend/database/plateforme/hasSchools'
import type { Database, Db } from '@backend/database/schema'
import { openSqlite, WaSqliteDialect } from '@backend/database/waSqlite'
import type { BaseInfo } from '@contract/base'
import { replacedChannel } from '@fake-db/replaced'
import { Kysely, type LogEvent } from 'kysely'
import { clearLeftovers, listSetAside, readSetAside, setAside } from './files'
import { inTurn } from './inTurn'
import { findRoot } from './root'
import { SharedFiles } from './sharedFiles'
import { SharedVfs } from './sharedVfs'
import { bringUpToDate, refuseDamaged, refuseOutdated, sizeOf, type UnusableReason, unusableReason } from './unusable'

const NAME = 'voie-libre.sqlite3'
const PATH = `/${NAME}`
/** How long opening waits for other tabs, in milliseconds; meanwhile the user sees a loading page. */
const OPENING_MS = 20_000
/** How long a request waits for them: it must be answered within its time limit of 5000 ms. */
const REQUEST_MS = 4000

/** The database of the mocked backend, whatever its storage. */
export interface Store {
  db: Db
  storage: BaseInfo['storage']
  /** The current bytes of the database. */
  copy(): Promise<Uint8Array<ArrayBuffer>>
}

async function prepare(db: Db): Promise<void> {
  await bringUpToDate(db)
  if (await hasSchools(db)) return
  // Needed by the first start alone.
  const { fillWithDemo } = await import('./demo')
  await fillWithDemo(db)
}

/** The code that reads and replaces whole databases, which only the settings page needs. */
const replacing = () => import('@backend/database/replace')

/** Reads the bytes inside a transaction, which keeps this tab's lock on the file and blocks all writes. */
const copyHeld = (db: Db, files: SharedFiles) => db.transaction().execute(async () => files.bytes(0))

/**
 * Ends this worker when SQLite itself has crashed, which it cannot recover from: the worker would keep the files.
 * The page starts another worker.
 */
function endWhenBroken(event: LogEvent): void {
  if (event.level === 'error' && event.error instanceof WebAssembly.RuntimeError) globalThis.close()
}

async function openPersistent(module: object, files: SharedFiles): Promise<Store> {
  await files.take(OPENING_MS)
  try {
    const handle = await openSqlite(module, new SharedVfs(module, PATH, files, REQUEST_MS), PATH)
    const dialect = new WaSqliteDialect(handle)
    const db = new Kysely<Database>({ dialect, log: endWhenBroken })
    try {
      await refuseDamaged(db)
      await prepare(db)
      dialect.guard = refuseOutdated
    } catch (error) {
      await db.destroy()
      throw error
    }
    return { db, storage: 'opfs', copy: () => copyHeld(db, files) }
  } catch (error) {
    files.release()
    throw error
  }
}

/** Open tabs show rows of the database that is set aside: they reload. */
async function putAside(files: SharedFiles, reason: UnusableReason): Promise<void> {
  await files.take(OPENING_MS)
  try {
    await setAside(files, reason, new Date())
  } finally {
    files.release()
  }
  const tabs = replacedChannel()
  tabs.postMessage('replaced')
  tabs.close()
}

/** Opens the database shared by all tabs. One that can never be opened is set aside and a new one created. */
async function openShared(module: object, files: SharedFiles): Promise<Store> {
  try {
    return await openPersistent(module, files)
  } catch (error) {
    const reason = unusableReason(error)
    if (!reason) throw error
    await putAside(files, reason)
    return openPersistent(module, files)
  }
}

async function openVolatile(module: object): Promise<Store> {
  const memory = await openMemory(module)
  await prepare(memory.db)
  return { db: memory.db, storage: 'memory', copy: async () => memory.image() }
}

/**
 * Opens the database on the origin-private file system; in memory only where there is none (a private window, an old
 * browser). Tabs that start together take turns.
 * @param isKept this browser is known to store a database
 * @throws when the database exists and cannot be opened now: another tab has it, the device is full. Nothing was
 * changed
 */
export async function openStore(module: object, isKept: boolean): Promise<Store> {
  const root = await findRoot(isKept)
  if (!root) return openVolatile(module)
  const files = await SharedFiles.of(root, NAME)
  const store = await inTurn('voie-libre-open', OPENING_MS, () => openShared(module, files))
  clearLeftovers().catch(() => undefined)
  return store
}

/** The actions of the settings page on the database. */
export class StoreAdmin {
  constructor(
    private readonly module: object,
    private readonly store: Store,
  ) {}

  async info(): Promise<BaseInfo> {
    const { db, storage } = this.store
    return { storage, size: await sizeOf(db), setAside: storage === 'opfs' ? await listSetAside() : [] }
  }

  copy(): Promise<Uint8Array<ArrayBuffer>> {
    return this.store.copy()
  }

  setAside(name: string): Promise<ArrayBuffer | null> {
    return readSetAside(name)
  }

  /** Validates a file without importing anything. @throws RefusedCopyError when it is not a copy of our database */
  async check(bytes: Uint8Array): Promise<void> {
    const copy = await (await replacing()).openCopy(this.module, bytes)
    await copy.db.destroy()
  }

  /** @throws RefusedCopyError when the file is not a copy of our database; nothing was changed then */
  async restore(bytes: Uint8Array): Promise<void> {
    const copy = await (await replacing()).openCopy(this.module, bytes)
    try {
      await this.#replaceBy(copy)
    } finally {
      await copy.db.destroy()
    }
  }

  /** Restores the demo data, dated around today. */
  async reset(): Promise<void> {
    const demo = await openMemory(this.module)
    try {
      await prepare(demo.db)
      await this.#replaceBy(demo)
    } finally {
      await demo.db.destroy()
    }
  }

  async #replaceBy(source: MemoryDatabase): Promise<void> {
    await (await replacing()).replaceRows(this.store.db, source)
  }
}
