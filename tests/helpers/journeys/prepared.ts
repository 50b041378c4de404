import 'temporal-polyfill/global'
import { gzipSync } from 'node:zlib'
import { createApp } from '@backend/app'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { tableOutbox } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import { DEMO_PASSWORD, seedDemo } from '@backend/seed/demo'
import type { LoginAnswer } from '@contract/compte/auth'
import { storeSession } from '@src/redux/session/stored'
import { loadSqlite } from '../backend'
import { JOURNEY_NOW } from './journeyClock'

const ACCOUNTS = ['manager', 'ecole', 'ecole2', 'moniteur', 'candidat', 'client']
/** Few rounds; their number has its own test. */
const ROUNDS = 10

/** The browser of a signed-in user. */
export interface Prepared {
  /** The database file, gzipped and in base64, to pass it to the browser. */
  database: string
  /** The local storage of each account. */
  storage: Map<string, Record<string, string>>
}

/** The storage that the application writes for a session. */
function storageOf(answer: LoginAnswer): Record<string, string> {
  const kept = new Map<string, string>()
  const stub = { setItem: (key: string, value: string) => kept.set(key, value) }
  Object.defineProperty(globalThis, 'localStorage', { value: stub, configurable: true })
  storeSession(answer)
  Reflect.deleteProperty(globalThis, 'localStorage')
  return Object.fromEntries(kept)
}

/** Prepares a browser at a moment; `fill` adds to the demo data. */
export async function prepare(now: Date, fill: (db: Db) => Promise<void> = async () => {}): Promise<Prepared> {
  const clock = () => now
  const { db, image } = await openMemory(await loadSqlite())
  await migrateToLatest(db)
  // Journeys enrol, pay and train themselves. With debts of the demo, every booking would ask for confirmation.
  await seedDemo(db, clock(), ROUNDS, { withMoney: false, withCourse: false })
  await fill(db)
  const outbox = tableOutbox(db, clock, { shown: true })
  const app = createApp({ db, clock, outbox, passwordRounds: ROUNDS, checkAnswers: false, sqlite: loadSqlite })
  const storage: Prepared['storage'] = new Map()
  for (const username of ACCOUNTS) {
    const response = await app.request('/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    })
    storage.set(username, storageOf(await response.json()))
  }
  const database = gzipSync(image()).toString('base64')
  await db.destroy()
  return { database, storage }
}

let preparing: Promise<Prepared> | undefined

/** Prepared once for all journeys of a process; each starts from a copy. */
export function prepared(): Promise<Prepared> {
  preparing ??= prepare(JOURNEY_NOW)
  return preparing
}
