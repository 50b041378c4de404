import type { SqliteVfs } from '@backend/database/waSqlite'
import { OPFSCoopSyncVFS } from '@journeyapps/wa-sqlite/src/examples/OPFSCoopSyncVFS.js'

/** A file of the origin-private file system, with its handle while this tab holds it. */
interface PersistentFile {
  accessHandle: FileSystemSyncAccessHandle | null
}

/** What wa-sqlite's types leave out of the class. */
interface CoopSync {
  persistentFiles: Map<string, PersistentFile>
  accessiblePaths: Set<string>
  jAccess(name: string, flags: number, out: DataView): number
}
export type OpfsFileSystem = SqliteVfs & CoopSync

const pathOf = (name: string) => new URL(name, 'file://').pathname

/**
 * The file system of every tab's database: one file, which tabs hand to each other.
 *
 * Upstream notes whether a journal exists when it opens the file, and never again: a tab killed in the middle of a
 * transaction would leave a journal that the tabs already open do not see, and they would go on from half a write.
 * Here the journal's own size is looked at each time that SQLite asks, which it does with the file in its hands.
 */
export async function openOpfs(name: string, module: object): Promise<OpfsFileSystem> {
  const vfs = await OPFSCoopSyncVFS.create(name, module)
  const access = vfs.jAccess.bind(vfs)
  vfs.jAccess = (file, flags, out) => {
    const handle = vfs.persistentFiles.get(pathOf(file))?.accessHandle
    if (handle && handle.getSize() > 0) vfs.accessiblePaths.add(pathOf(file))
    return access(file, flags, out)
  }
  return vfs
}

/** The bytes of a database file. Its caller has a transaction open, so that this tab holds the file and it is at rest. */
export function readHeld(vfs: OpfsFileSystem, path: string): Uint8Array<ArrayBuffer> {
  const handle = vfs.persistentFiles.get(path)?.accessHandle
  if (!handle) throw new Error(`${path} is not held`)
  const bytes = new Uint8Array(handle.getSize())
  handle.read(bytes, { at: 0 })
  return bytes
}
