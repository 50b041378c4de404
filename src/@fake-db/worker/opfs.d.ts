/** APIs of a dedicated worker that the DOM types lack. */

interface FileSystemSyncAccessHandle {
  read(buffer: Uint8Array, options?: { at?: number }): number
  write(buffer: Uint8Array, options?: { at?: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
  close(): void
}

interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>
}

declare module '@journeyapps/wa-sqlite/src/FacadeVFS.js' {
  import { Base } from '@journeyapps/wa-sqlite/src/VFS.js'

  /** wa-sqlite's base class for file systems: SQLite's calls with JavaScript types. */
  export class FacadeVFS extends Base {
    /** Promises put here are awaited before SQLite retries the operation. */
    override _module: { retryOps: Promise<unknown>[] }
    jOpen(path: string | null, file: number, flags: number, out: DataView): number
    jClose(file: number): number
    jDelete(path: string, syncsFolder: number): number
    jAccess(path: string, flags: number, out: DataView): number
    jRead(file: number, bytes: Uint8Array, at: number): number
    jWrite(file: number, bytes: Uint8Array, at: number): number
    jTruncate(file: number, size: number): number
    jSync(file: number, flags: number): number
    jFileSize(file: number, out: DataView): number
    jLock(file: number, level: number): number
    jUnlock(file: number, level: number): number
    jGetLastError(text: Uint8Array): number
  }
}
