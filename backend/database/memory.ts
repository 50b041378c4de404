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

/** wa-sqlite's memory file system; its types lack the members used here. */
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
  /** The address under which another connection of the same module can attach the database. */
  address: string
  /** The current bytes of the database file; none once it is closed. */
  image(): Uint8Array<ArrayBuffer>
}

/** Frees the bytes on closing: a module never releases its file systems, which would keep them. */
function emptyOnceClosed(vfs: MemoryFileSystem): void {
  const close = vfs.jClose.bind(vfs)
  vfs.jClose = (file) => {
    const result = close(file)
    if (vfs.mapIdToFile.size === 0) vfs.mapNameToFile.clear()
    return result
  }
}

/** An in-memory database: for tests, for checking a copy, and for browsers without storage. */
export async function openMemory(module: object, image?: Uint8Array): Promise<MemoryDatabase> {
  count += 1
  // The class is typed without its factory and its file table.
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
