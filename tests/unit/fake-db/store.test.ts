import { BusyError } from '@backend/database/dialect'
import { findRoot } from '@fake-db/worker/root'
import { openStore, StoreAdmin } from '@fake-db/worker/store'
import { loadSqlite } from '@tests/helpers/backend'
import { FakeOpfs } from '@tests/helpers/engines/fakeOpfs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const NAME = 'voie-libre.sqlite3'
const BYTES = new TextEncoder().encode('what a school has entered, in a file that is none of SQLite’s')

let opfs: FakeOpfs
beforeEach(() => {
  opfs = new FakeOpfs()
  opfs.install()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const storageOf = async (isKept = false) => (await openStore(await loadSqlite(), isKept)).storage
const refuse = (name: string) =>
  vi.stubGlobal('navigator', {
    locks: opfs.locks,
    storage: { getDirectory: () => Promise.reject(new DOMException('refused', name)) },
  })

describe('openStore in a browser with files', () => {
  it('keeps the database in a file', async () => {
    expect(await storageOf()).toBe('opfs')
    expect(opfs.files.get(NAME)?.size).toBeGreaterThan(100_000)
  })

  it('waits for a file that a dead tab has open', async () => {
    opfs.files.set(NAME, { bytes: new Uint8Array(), size: 0, isOpen: true })
    setTimeout(() => opfs.closeAll(), 300)
    expect(await storageOf(true)).toBe('opfs')
  })

  it('never replaces a database that stays in use', async () => {
    opfs.files.set(NAME, { bytes: BYTES.slice(), size: BYTES.length, isOpen: true })
    const module = await loadSqlite()
    vi.useFakeTimers()
    const failed = openStore(module, false).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(await Promise.race([failed, 'still waiting'])).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toBeInstanceOf(BusyError)
    expect(opfs.snapshot().get(NAME)).toEqual(BYTES)
  })

  it.each(['QuotaExceededError', 'UnknownError', 'NotReadableError'])(
    'does not replace the database after %s',
    async (name) => {
      const error = new DOMException('failed', name)
      vi.stubGlobal('navigator', {
        locks: opfs.locks,
        storage: { getDirectory: async () => ({ getFileHandle: () => Promise.reject(error) }) },
      })
      await expect(storageOf()).rejects.toBe(error)
    },
  )

  it('sets a damaged database aside whole and notifies open tabs', async () => {
    opfs.files.set(NAME, { bytes: BYTES.slice(), size: BYTES.length, isOpen: false })
    const notified = vi.fn()
    new BroadcastChannel('voie-libre-base').onmessage = notified
    const module = await loadSqlite()
    const store = await openStore(module, true)
    expect(store.storage).toBe('opfs')
    const [aside] = (await new StoreAdmin(module, store).info()).setAside
    expect(aside).toMatchObject({ reason: 'damaged', size: BYTES.length })
    expect(opfs.snapshot().get(`${aside?.name}`)).toEqual(BYTES)
    expect(notified).toHaveBeenCalled()
  })
})

describe('openStore in a browser without files', () => {
  it('works in memory', async () => {
    refuse('SecurityError')
    expect(await storageOf()).toBe('memory')
  })

  it.each(['SecurityError', 'NotAllowedError', 'UnknownError'])('treats a refusal as no files: %s', async (name) => {
    refuse(name)
    expect(await findRoot(false)).toBeNull()
  })

  it('treats missing or incomplete file APIs as no files', async () => {
    vi.stubGlobal('navigator', { storage: {}, locks: opfs.locks })
    expect(await findRoot(false)).toBeNull()
    opfs.install()
    vi.stubGlobal('FileSystemFileHandle', class {})
    expect(await findRoot(false)).toBeNull()
  })

  it('rejects when the browser is known to have kept a database', async () => {
    refuse('SecurityError')
    await expect(storageOf(true)).rejects.toThrow('refused')
    vi.stubGlobal('navigator', { storage: {}, locks: opfs.locks })
    await expect(storageOf(true)).rejects.toThrow('lost')
  })

  it('rejects any other failure', async () => {
    refuse('InvalidStateError')
    await expect(storageOf()).rejects.toThrow('refused')
  })
})
