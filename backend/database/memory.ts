import { MemoryVFS } from '@journeyapps/wa-sqlite/src/examples/MemoryVFS.js'
import { Kysely } from 'kysely'
import type { Database, Db } from './schema'
import { openSqlite, type SqliteHandle, type SqliteVfs, WaSqliteDialect } from './waSqlite'

interface MemoryFile {
  pathname: string
  flags: number
  size: number
  data: ArrayBuffer
}

/** The file system that wa-sqlite ships for memory; its types leave out what we need of it. */
type MemoryFileSystem = SqliteVfs & {
  mapNameToFile: Map<string, MemoryFile>
  /** The files that are open. */
  mapIdToFile: Map<number, MemoryFile>
  jClose(file: number): number
}
interface MemoryFileSystemClass {
  create(name: string, module: object): Promise<MemoryFileSystem>
}

const FILE = '/memory.sqlite3'
let count = 0

export interface MemoryDatabase {
  db: Db
  handle: SqliteHandle
  /** Under which another connection of the same module can attach it. */
  address: string
  /** The bytes of the database file as they are now; none once it is closed. */
  image(): Uint8Array<ArrayBuffer>
}

/** The file system outlives its database, for a module never lets go of one: its bytes must not. */
function emptyOnceClosed(vfs: MemoryFileSystem): void {
  const close = vfs.jClose.bind(vfs)
  vfs.jClose = (file) => {
    const result = close(file)
    if (vfs.mapIdToFile.size === 0) vfs.mapNameToFile.clear()
    return result
  }
}

/** A database that lives in memory alone: for tests, for checking a copy, and where a browser keeps nothing. */
export async function openMemory(module: object, image?: Uint8Array): Promise<MemoryDatabase> {
  count += 1
  // The class is typed without its factory and its table of files.
  const factory = MemoryVFS as unknown as MemoryFileSystemClass
  const vfs = await factory.create(`memory-${count}`, module)
  emptyOnceClosed(vfs)
  if (image) {
    const data = new Uint8Array(image).buffer
    vfs.mapNameToFile.set(FILE, { pathname: FILE, flags: 0, size: data.byteLength, data })
  }
  const handle = await openSqlite(module, vfs, FILE)
  const db = new Kysely<Database>({ dialect: new WaSqliteDialect(handle) })
  return {
    db,
    handle,
    address: `file:${FILE}?vfs=${vfs.name}`,
    image() {
      const file = vfs.mapNameToFile.get(FILE)
      return file ? new Uint8Array(file.data, 0, file.size).slice() : new Uint8Array()
    },
  }
}
