import { outageOf } from '@backend/database/dialect'
import type { BaseFailure, BaseOpening } from '@contract/base'
import wasmFactory from '@journeyapps/wa-sqlite/dist/wa-sqlite.mjs'
import wasmUrl from '@journeyapps/wa-sqlite/dist/wa-sqlite.wasm?url'
import { expose, transfer } from 'comlink'
import { tellFaults } from './worker/faults'
import { openStore, StoreAdmin } from './worker/store'

/** A request or an answer as transferred between the page and this worker. */
export interface Parcel {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/** The name of this worker's lock: waiting for it tells when the worker has ended, even if it ended suddenly. */
const LIFE = `voie-libre-life-${crypto.randomUUID()}`

const living = new Promise<void>((granted) => {
  navigator.locks?.request(LIFE, () => {
    granted()
    return new Promise(() => undefined)
  })
})

const loading = wasmFactory({ locateFile: () => wasmUrl })

/** The API is read while the database is opened. */
async function loadApi() {
  // Older browsers lack Temporal, which the time zones need.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  return import('./worker/api')
}

const apiLoading = loadApi()
// The caller of `open` handles the failure.
apiLoading.catch(() => undefined)

async function start(isKept: boolean) {
  const module = await loading
  const store = await openStore(module, isKept)
  const app = (await apiLoading).createApi(module, store)
  return { app, admin: new StoreAdmin(module, store), storage: store.storage }
}

let starting: ReturnType<typeof start> | undefined

/** The result of `open`. */
async function started() {
  if (!starting) throw new Error('The database was not opened')
  return starting
}

/** An error loses its class on the way to the page: only its kind is sent. */
function failureOf(error: unknown): BaseFailure {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return outageOf(error) ?? (isFull ? 'full' : 'unknown')
}

async function refusalOf(work: () => Promise<void>): Promise<string | null> {
  const { RefusedCopyError } = await import('@backend/database/replace')
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof RefusedCopyError) return error.reason
    throw error
  }
}

/** The interface of this worker for the page. */
const host = {
  /** The name of a lock that is released when this worker ends; null without the Web Locks API. */
  async life(): Promise<string | null> {
    if (!navigator.locks) return null
    await living
    return LIFE
  },
  /**
   * Opens the database: the first start creates it, and takes longer than a request may.
   * @param isKept this browser is known to store a database
   */
  async open(isKept: boolean): Promise<BaseOpening> {
    starting ??= start(isKept)
    // Code that failed to load says nothing about the database.
    await Promise.all([loading, apiLoading])
    try {
      const { storage } = await starting
      return { storage }
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the reason of a failed start is needed for support
      console.error('database provider: not opened', error)
      return { failure: failureOf(error) }
    }
  },
  async request(path: string, init: RequestInit): Promise<Parcel> {
    const { app } = await started()
    const response = await app.request(path, init)
    const body = await response.arrayBuffer()
    return transfer({ status: response.status, headers: [...response.headers], body }, [body])
  },
  async info() {
    return (await started()).admin.info()
  },
  async copy(): Promise<ArrayBuffer> {
    const { buffer } = await (await started()).admin.copy()
    return transfer(buffer, [buffer])
  },
  async setAside(name: string): Promise<ArrayBuffer | null> {
    return (await started()).admin.setAside(name)
  },
  /** Why a file would be refused, or null when it can be restored. */
  async check(file: ArrayBuffer): Promise<string | null> {
    const { admin } = await started()
    return refusalOf(() => admin.check(new Uint8Array(file)))
  },
  /** Why a file was refused, or null when it was restored. */
  async restore(file: ArrayBuffer): Promise<string | null> {
    const { admin } = await started()
    return refusalOf(() => admin.restore(new Uint8Array(file)))
  },
  async reset(): Promise<void> {
    await (await started()).admin.reset()
  },
}

export type WorkerHost = typeof host

tellFaults()
expose(host)
