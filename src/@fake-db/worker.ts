import { createApp } from '@backend/app'
import { PASSWORD_ROUNDS } from '@backend/auth/password'
import { tableOutbox } from '@backend/database/outbox'
import { RefusedCopyError } from '@backend/database/replace'
import wasmFactory from '@journeyapps/wa-sqlite/dist/wa-sqlite.mjs'
import wasmUrl from '@journeyapps/wa-sqlite/dist/wa-sqlite.wasm?url'
import { expose, transfer } from 'comlink'
import { openStore, StoreAdmin } from './worker/store'

/** A request or an answer as it travels between the page and this worker. */
export interface Parcel {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

const clock = () => new Date()

async function start() {
  const module = await wasmFactory({ locateFile: () => wasmUrl })
  const store = await openStore(module)
  const app = createApp({
    db: store.db,
    clock,
    outbox: tableOutbox(store.db, clock, { shown: true }),
    passwordRounds: PASSWORD_ROUNDS,
    checkAnswers: import.meta.env.DEV,
  })
  return { app, admin: new StoreAdmin(module, store) }
}

const started = start()

async function refusalOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof RefusedCopyError) return error.reason
    throw error
  }
}

/** What the page may ask of this worker. */
const host = {
  /** Resolves when the database is open: the first start makes it, and takes longer than a request may. */
  async ready(): Promise<void> {
    await started
  },
  async request(path: string, init: RequestInit): Promise<Parcel> {
    const { app } = await started
    const response = await app.request(path, init)
    const body = await response.arrayBuffer()
    return transfer({ status: response.status, headers: [...response.headers], body }, [body])
  },
  async info() {
    return (await started).admin.info()
  },
  async copy(): Promise<ArrayBuffer> {
    const { buffer } = await (await started).admin.copy()
    return transfer(buffer, [buffer])
  },
  async setAside(name: string): Promise<ArrayBuffer | null> {
    return (await started).admin.setAside(name)
  },
  /** Why a file would be refused, or null when it can be restored. */
  async check(file: ArrayBuffer): Promise<string | null> {
    const { admin } = await started
    return refusalOf(() => admin.check(new Uint8Array(file)))
  },
  /** Why a file was refused, or null when its rows are in place. */
  async restore(file: ArrayBuffer): Promise<string | null> {
    const { admin } = await started
    return refusalOf(() => admin.restore(new Uint8Array(file)))
  },
  async reset(): Promise<void> {
    await (await started).admin.reset()
  },
}

export type WorkerHost = typeof host

expose(host)
