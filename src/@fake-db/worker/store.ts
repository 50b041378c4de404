import { PASSWORD_ROUNDS } from '@backend/auth/password'
import { type MemoryDatabase, openMemory } from '@backend/database/memory'
import { openCopy, replaceRows } from '@backend/database/replace'
import type { Database, Db } from '@backend/database/schema'
import { openSqlite, WaSqliteDialect } from '@backend/database/waSqlite'
import { seedDemo } from '@backend/seed/demo'
import type { BaseInfo } from '@contract/base'
import { Kysely } from 'kysely'
import { type OpfsFileSystem, openOpfs, readHeld } from './durableOpfs'
import { listSetAside, readSetAside, setAside } from './files'
import { bringUpToDate, refuseDamaged, sizeOf, unusableReason } from './unusable'

const NAME = 'voie-libre.sqlite3'
const PATH = `/${NAME}`

/** The database of the mocked backend, wherever it lives. */
export interface Store {
  db: Db
  storage: BaseInfo['storage']
  /** The bytes of the database as it is now. */
  copy(): Promise<Uint8Array<ArrayBuffer>>
}

const prepare = async (db: Db) => {
  await bringUpToDate(db)
  await seedDemo(db, new Date(), PASSWORD_ROUNDS)
}

/** Reads the bytes while a transaction keeps this tab's hold of the file, and everybody's writes away. */
const copyHeld = (db: Db, vfs: OpfsFileSystem) => db.transaction().execute(async () => readHeld(vfs, PATH))

async function openPersistent(module: object, vfs: OpfsFileSystem): Promise<Store> {
  const handle = await openSqlite(module, vfs, PATH)
  const db = new Kysely<Database>({ dialect: new WaSqliteDialect(handle) })
  try {
    await refuseDamaged(db)
    await prepare(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, storage: 'opfs', copy: () => copyHeld(db, vfs) }
}

/** Opens the database that all tabs share. One that cannot be opened is put aside and a new one begun. */
async function openShared(module: object): Promise<Store> {
  const vfs = await openOpfs('voie-libre-opfs', module)
  try {
    return await openPersistent(module, vfs)
  } catch (error) {
    const reason = unusableReason(error)
    if (!reason) throw error
    await setAside(NAME, reason, new Date())
    return openPersistent(module, vfs)
  }
}

async function openVolatile(module: object): Promise<Store> {
  const memory = await openMemory(module)
  await prepare(memory.db)
  return { db: memory.db, storage: 'memory', copy: async () => memory.image() }
}

async function openSharedOrVolatile(module: object): Promise<Store> {
  try {
    return await openShared(module)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: whoever asks why nothing is kept finds the reason here.
    console.error('database provider: kept in memory', error)
    return openVolatile(module)
  }
}

/**
 * Opens the database: on the origin-private file system, or in memory where there is none (a private window, a browser
 * without it) or where it fails. Tabs that start together take turns, where there are locks to take them by.
 */
export function openStore(module: object): Promise<Store> {
  const open = () => openSharedOrVolatile(module)
  return navigator.locks ? navigator.locks.request('voie-libre-open', open) : open()
}

/** What the settings page does with the database. */
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

  /** Looks at a file without taking anything of it. @throws RefusedCopyError when it is not a copy of our database */
  async check(bytes: Uint8Array): Promise<void> {
    const copy = await openCopy(this.module, bytes)
    await copy.db.destroy()
  }

  /** @throws RefusedCopyError when the file is not a copy of our database; nothing has changed then */
  async restore(bytes: Uint8Array): Promise<void> {
    const copy = await openCopy(this.module, bytes)
    try {
      await this.#replaceBy(copy)
    } finally {
      await copy.db.destroy()
    }
  }

  /** Back to the demo data, dated around today. */
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
    await replaceRows(this.store.db, source)
  }
}
