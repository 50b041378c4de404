import { vi } from 'vitest'

/** A file, and whether it is open. It has at most one handle. */
interface FakeFile {
  bytes: Uint8Array
  size: number
  isOpen: boolean
}

interface LockOptions {
  ifAvailable?: boolean
  signal?: AbortSignal
}
type Granted = (lock: object | null) => unknown

/** Locks like the browser's: one holder for each name, the others queue. */
class FakeLocks {
  readonly #lines = new Map<string, (() => void)[]>()

  async request(name: string, ...rest: [Granted] | [LockOptions, Granted]): Promise<unknown> {
    const granted = rest.length === 1 ? rest[0] : rest[1]
    const { signal, ifAvailable } = rest.length === 1 ? ({} as LockOptions) : rest[0]
    const line = this.#lines.get(name) ?? []
    if (ifAvailable && line.length > 0) return granted(null)
    this.#lines.set(name, line)
    let isHeld = true
    await new Promise<void>((resolve, reject) => {
      line.push(resolve)
      if (line.length === 1) resolve()
      signal?.addEventListener('abort', () => {
        // A granted request cannot be aborted.
        const place = line.indexOf(resolve)
        if (place < 1) return
        line.splice(place, 1)
        reject(signal.reason)
      })
    })
    try {
      return await granted({ name })
    } finally {
      if (isHeld) this.free(name)
      isHeld = false
    }
  }

  /** Releases a lock as the end of a tab does. */
  free(name: string): void {
    const line = this.#lines.get(name)
    line?.shift()
    line?.[0]?.()
  }
}

/** A channel between tabs, which all run in one program here. */
class FakeChannel {
  static readonly all = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage?.({ data }))
    }
  }
  close(): void {
    FakeChannel.all.delete(this)
  }
}

/** An origin-private file system in memory, with its locks and channels. */
export class FakeOpfs {
  readonly files = new Map<string, FakeFile>()
  readonly locks = new FakeLocks()
  /** Called before each write with the name of the file; throwing fails the write. */
  beforeWrite: (name: string) => void = () => undefined

  /** Replaces the browser's API; `vi.unstubAllGlobals` restores it. */
  install(): void {
    FakeChannel.all.clear()
    vi.stubGlobal('navigator', { storage: { getDirectory: async () => this.root }, locks: this.locks })
    vi.stubGlobal('BroadcastChannel', FakeChannel)
    vi.stubGlobal(
      'FileSystemFileHandle',
      class {
        createSyncAccessHandle() {}
      },
    )
  }

  /** The current bytes of all files: the disk when a tab is killed now. */
  snapshot(): Map<string, Uint8Array> {
    return new Map([...this.files].map(([name, { bytes, size }]) => [name, bytes.slice(0, size)]))
  }

  static from(content: Map<string, Uint8Array>): FakeOpfs {
    const opfs = new FakeOpfs()
    for (const [name, bytes] of content) opfs.files.set(name, { bytes, size: bytes.length, isOpen: false })
    return opfs
  }

  /** Closes every file, as the browser does some time after a tab died. */
  closeAll(): void {
    for (const file of this.files.values()) file.isOpen = false
  }

  get root(): FileSystemDirectoryHandle {
    const getFileHandle = async (name: string, { create = false } = {}) => {
      if (!this.files.has(name) && !create) throw new DOMException('No such file', 'NotFoundError')
      const file = this.files.get(name) ?? { bytes: new Uint8Array(0), size: 0, isOpen: false }
      this.files.set(name, file)
      return {
        createSyncAccessHandle: async () => this.#open(name, file),
        getFile: async () => new Blob([file.bytes.slice(0, file.size)]),
      }
    }
    const names = () => [...this.files.keys()]
    async function* values() {
      for (const name of names()) yield { kind: 'file', name, ...(await getFileHandle(name)) }
    }
    // The part of a directory handle that the application uses.
    return { getFileHandle, values } as unknown as FileSystemDirectoryHandle
  }

  #open(name: string, file: FakeFile) {
    if (file.isOpen) throw new DOMException('Somebody has it open', 'NoModificationAllowedError')
    file.isOpen = true
    let isMine = true
    const mustBeMine = () => {
      if (!isMine || !file.isOpen) throw new DOMException('The handle is closed', 'InvalidStateError')
    }
    return {
      getSize: () => file.size,
      flush: mustBeMine,
      read(buffer: Uint8Array, { at = 0 } = {}) {
        mustBeMine()
        const part = file.bytes.subarray(at, Math.min(file.size, at + buffer.length))
        buffer.set(part)
        return part.length
      },
      write: (buffer: Uint8Array, { at = 0 } = {}) => {
        mustBeMine()
        this.beforeWrite(name)
        resize(file, Math.max(file.size, at + buffer.length))
        file.bytes.set(buffer, at)
        return buffer.length
      },
      truncate: (size: number) => {
        mustBeMine()
        this.beforeWrite(name)
        resize(file, size)
      },
      close() {
        if (isMine) file.isOpen = false
        isMine = false
      },
    }
  }
}

function resize(file: FakeFile, size: number): void {
  if (size > file.bytes.length) {
    const bytes = new Uint8Array(2 * size)
    bytes.set(file.bytes.subarray(0, file.size))
    file.bytes = bytes
  }
  file.bytes.fill(0, size, file.size)
  file.size = size
}
