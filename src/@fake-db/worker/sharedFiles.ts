import { inTurn } from './inTurn'
import { whileBusy } from './whileBusy'

/** SQLite's suffix for the rollback journal beside the database. */
export const SUFFIXES = ['', '-journal'] as const

/** How often a waiting tab asks the others to release the files. */
const ASK_MS = 1000
/** An idle tab releases the files by itself: a suspended tab cannot react to requests. */
const IDLE_MS = 1000

interface Held {
  handles: FileSystemSyncAccessHandle[]
  letGo: () => void
}

/** Opens all the files or none. */
async function openAll(files: FileSystemFileHandle[]): Promise<FileSystemSyncAccessHandle[]> {
  const handles: FileSystemSyncAccessHandle[] = []
  try {
    for (const file of files) handles.push(await file.createSyncAccessHandle())
    return handles
  } catch (error) {
    for (const handle of handles) handle.close()
    throw error
  }
}

/**
 * The database files, which only one tab can have open at a time. A tab keeps them until another one asks, or until it
 * is idle; the next one first waits for the lock, and then for the files themselves.
 */
export class SharedFiles {
  readonly #channel: BroadcastChannel
  #held: Held | null = null
  #taking: Promise<void> | undefined
  #isInUse = false
  #isWanted = false
  #idle: ReturnType<typeof setTimeout> | undefined

  /** @param name of the lock and of the channel: the same in every tab, including those of an earlier version */
  private constructor(
    private readonly name: string,
    private readonly files: FileSystemFileHandle[],
  ) {
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = () => this.#giveWay()
  }

  /** @param name of the database, created if missing */
  static async of(root: FileSystemDirectoryHandle, name: string): Promise<SharedFiles> {
    const files = await Promise.all(SUFFIXES.map((suffix) => root.getFileHandle(name + suffix, { create: true })))
    return new SharedFiles(`ahp:/${name}`, files)
  }

  /**
   * Acquires the files and marks them as used.
   * @param patience milliseconds to wait for other tabs
   * @throws BusyError when they did not become free
   */
  take(patience: number): Promise<void> {
    if (this.use()) return Promise.resolve()
    this.#taking ??= this.#take(patience).finally(() => {
      this.#taking = undefined
    })
    return this.#taking
  }

  /** Marks the files as used if this tab has them; false when they must be acquired first. */
  use(): boolean {
    if (!this.#held) return false
    clearTimeout(this.#idle)
    this.#isInUse = true
    return true
  }

  /** Ends the use: the files are released if another tab has asked for them. */
  rest(): void {
    clearTimeout(this.#idle)
    this.#isInUse = false
    if (this.#isWanted) this.release()
    else if (this.#held) this.#idle = setTimeout(() => this.release(), IDLE_MS)
  }

  release(): void {
    clearTimeout(this.#idle)
    for (const handle of this.#held?.handles ?? []) handle.close()
    this.#held?.letGo()
    this.#held = null
    this.#isInUse = false
    this.#isWanted = false
  }

  /** @throws when this tab does not have the files */
  handle(index: number): FileSystemSyncAccessHandle {
    const handle = this.#held?.handles[index]
    if (!handle) throw new Error('The file is not held')
    return handle
  }

  /** The current content of a file. The caller must be using the files. */
  bytes(index: number): Uint8Array<ArrayBuffer> {
    const handle = this.handle(index)
    const bytes = new Uint8Array(handle.getSize())
    handle.read(bytes, { at: 0 })
    return bytes
  }

  empty(index: number): void {
    const handle = this.handle(index)
    handle.truncate(0)
    handle.flush()
  }

  async #take(patience: number): Promise<void> {
    const since = performance.now()
    const letGo = await this.#lock(patience)
    try {
      const handles = await whileBusy(() => openAll(this.files), patience - (performance.now() - since))
      this.#held = { handles, letGo }
      this.#isInUse = true
    } catch (error) {
      letGo()
      throw error
    }
  }

  /** Waits for the lock; returns the function that releases it. */
  async #lock(patience: number): Promise<() => void> {
    const ask = () => this.#channel.postMessage(null)
    const asking = setInterval(ask, ASK_MS)
    // Delayed: if the lock is free, no other tab is disturbed.
    const first = setTimeout(ask)
    try {
      return await new Promise<() => void>((resolve, reject) => {
        inTurn(this.name, patience, () => new Promise<void>(resolve)).catch(reject)
      })
    } finally {
      clearTimeout(first)
      clearInterval(asking)
    }
  }

  #giveWay(): void {
    if (this.#isInUse || this.#taking) this.#isWanted = true
    else this.release()
  }
}
