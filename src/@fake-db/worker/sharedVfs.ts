import * as SQLite from '@journeyapps/wa-sqlite'
import { FacadeVFS } from '@journeyapps/wa-sqlite/src/FacadeVFS.js'
import { type SharedFiles, SUFFIXES } from './sharedFiles'

/**
 * SQLite's file system for the one database shared by all tabs: SQLite's file lock makes this tab acquire the files
 * from the others. SQLite keeps its temporary files in memory (`temp_store`), so there are no others.
 * The journal is looked up each time SQLite asks: a tab killed in a transaction leaves one behind, and another open tab
 * must not continue from half a write.
 */
export class SharedVfs extends FacadeVFS {
  /** The index of each open file, by SQLite's number. */
  readonly #open = new Map<number, number>()
  readonly #paths: string[]
  #lastError: unknown

  /** @param patience milliseconds that a statement waits for other tabs */
  constructor(
    module: object,
    readonly path: string,
    readonly files: SharedFiles,
    private readonly patience: number,
  ) {
    super(`shared ${path}`, module)
    this.#paths = SUFFIXES.map((suffix) => path + suffix)
  }

  override jOpen(path: string | null, file: number, flags: number, out: DataView): number {
    const index = this.#paths.indexOf(path ?? '')
    if (index < 0) return SQLite.SQLITE_CANTOPEN
    this.#open.set(file, index)
    out.setInt32(0, flags, true)
    return SQLite.SQLITE_OK
  }

  override jClose(file: number): number {
    const isDatabase = this.#open.get(file) === 0
    this.#open.delete(file)
    if (isDatabase) this.files.release()
    return SQLite.SQLITE_OK
  }

  /** An empty file counts as missing: its handle stays open. */
  override jAccess(path: string, _flags: number, out: DataView): number {
    return this.#run(SQLite.SQLITE_IOERR_ACCESS, () => {
      const index = this.#paths.indexOf(path)
      out.setInt32(0, index >= 0 && this.files.handle(index).getSize() > 0 ? 1 : 0, true)
    })
  }

  override jDelete(path: string, syncsFolder: number): number {
    return this.#run(SQLite.SQLITE_IOERR_DELETE, () => {
      const index = this.#paths.indexOf(path)
      if (index < 0) return
      this.files.handle(index).truncate(0)
      if (syncsFolder) this.files.handle(index).flush()
    })
  }

  override jRead(file: number, bytes: Uint8Array, at: number): number {
    return this.#run(SQLite.SQLITE_IOERR_READ, () => {
      // subarray() returns plain bytes: browsers refuse wa-sqlite's proxy over memory that may grow.
      const count = this.#handle(file).read(bytes.subarray(), { at })
      if (count === bytes.byteLength) return SQLite.SQLITE_OK
      bytes.fill(0, count)
      return SQLite.SQLITE_IOERR_SHORT_READ
    })
  }

  override jWrite(file: number, bytes: Uint8Array, at: number): number {
    return this.#run(SQLite.SQLITE_IOERR_WRITE, () => {
      const count = this.#handle(file).write(bytes.subarray(), { at })
      return count === bytes.byteLength ? SQLite.SQLITE_OK : SQLite.SQLITE_FULL
    })
  }

  override jTruncate(file: number, size: number): number {
    return this.#run(SQLite.SQLITE_IOERR_TRUNCATE, () => this.#handle(file).truncate(size))
  }

  override jSync(file: number): number {
    return this.#run(SQLite.SQLITE_IOERR_FSYNC, () => this.#handle(file).flush())
  }

  override jFileSize(file: number, out: DataView): number {
    return this.#run(SQLite.SQLITE_IOERR_FSTAT, () => out.setBigInt64(0, BigInt(this.#handle(file).getSize()), true))
  }

  /** While waiting for other tabs, SQLite retries once they have released the files. */
  override jLock(): number {
    if (this.files.use()) return SQLite.SQLITE_OK
    this._module.retryOps.push(this.files.take(this.patience))
    return SQLite.SQLITE_BUSY
  }

  override jUnlock(_file: number, level: number): number {
    if (level === SQLite.SQLITE_LOCK_NONE) this.files.rest()
    return SQLite.SQLITE_OK
  }

  /** The message of the last failure, terminated by zero as in C. */
  override jGetLastError(text: Uint8Array): number {
    if (!(this.#lastError instanceof Error)) return SQLite.SQLITE_OK
    const { written } = new TextEncoder().encodeInto(this.#lastError.message, text.subarray(0, -1))
    text[written] = 0
    return SQLite.SQLITE_OK
  }

  #handle(file: number): FileSystemSyncAccessHandle {
    return this.files.handle(this.#open.get(file) ?? -1)
  }

  /** Maps failures to SQLite's codes: a full disk has its own, any other gets that of the call. */
  #run(failure: number, call: () => unknown): number {
    try {
      const code = call()
      return typeof code === 'number' ? code : SQLite.SQLITE_OK
    } catch (error) {
      this.#lastError = error
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? SQLite.SQLITE_FULL : failure
    }
  }
}
