import 'temporal-polyfill/global'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createApp } from '@backend/app'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { tableOutbox } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import type { Deps } from '@backend/deps'
import { DEMO_PASSWORD, seedDemo } from '@backend/seed/demo'
import wasmFactory from '@journeyapps/wa-sqlite/dist/wa-sqlite.mjs'
import { TEST_NOW, testClock } from './clock'
import { clearPlanning } from './schools/clearPlanning'

/** Few rounds, because tests check hundreds of passwords. The number of rounds has its own test. */
export const TEST_ROUNDS = 10

const wasmPath = createRequire(import.meta.url).resolve('@journeyapps/wa-sqlite/dist/wa-sqlite.wasm')
const wasmBinary = readFileSync(wasmPath)

export interface TestBackend {
  app: ReturnType<typeof createApp>
  db: Db
  wall: Deps['wall']
  /** The clock of the test, which the page and the backend read. */
  clock: { now: Date }
  /** Signs a demo account in and returns its access token. */
  login(username: string, password?: string): Promise<string>
  request(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** The data of a test. `free` is the demo with nothing planned. */
type Seed = 'demo' | 'free' | 'empty'

interface Options {
  seed?: Seed
  now?: string
  engine?: typeof ENGINE
  /** The most connections at once; SQLite has one. */
  connections?: number
  /** Where the bytes of papers are; otherwise in the database. */
  files?: Deps['files']
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Loads a separate SQLite for each test. The slow compilation runs once. */
export const loadSqlite = (): Promise<object> =>
  wasmFactory({
    async instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      compiled ??= WebAssembly.compile(wasmBinary)
      const module = await compiled
      receive(await WebAssembly.instantiate(module, imports), module)
    },
  })

/**
 * The number of databases after which a worker loads a new SQLite. Databases that tests did not close end with the old
 * one.
 */
const SQLITE_DATABASES = 100
let shared: { sqlite: Promise<object>; databases: number } | undefined

/**
 * The SQLite that the tests of a worker share. Each database is a file system of its own in it. A separate SQLite for
 * each would cost more than most tests.
 */
function sharedSqlite(): Promise<object> {
  if (!shared || shared.databases === SQLITE_DATABASES) shared = { sqlite: loadSqlite(), databases: 0 }
  shared.databases += 1
  return shared.sqlite
}

/** The engine under test; the tests themselves are the same. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

async function migrateAndSeed(db: Db, seed: Seed, now: string): Promise<void> {
  await migrateToLatest(db)
  // Seeds without a log, so that a test reads only the entries that it causes.
  if (seed !== 'empty')
    await seedDemo(db, new Date(now), TEST_ROUNDS, {
      withLog: false,
      withMoney: false,
      withRooms: false,
      withCourse: false,
    })
  if (seed === 'free') await clearPlanning({ db })
}

const images = new Map<string, Promise<Uint8Array>>()

/** Migrates and seeds once for all tests of a file; each test starts from a copy. */
function preparedImage(seed: Seed, now: string): Promise<Uint8Array> {
  const name = `${seed} ${now}`
  const known = images.get(name)
  if (known) return known
  const preparing = (async () => {
    const { db, image } = await openMemory(await sharedSqlite())
    await migrateAndSeed(db, seed, now)
    const bytes = image()
    await db.destroy()
    return bytes
  })()
  images.set(name, preparing)
  return preparing
}

const sqliteOf = async (seed: Seed, now: string) => openMemory(await sharedSqlite(), await preparedImage(seed, now))

/** Loads PostgreSQL on demand. Pages are not tested on it, so only tests of the backend load its driver. */
const postgresOf = async (seed: Seed, now: string, connections?: number) =>
  (await import('./engines/postgres')).borrowedDatabase(
    `${seed} ${now}`,
    (db) => migrateAndSeed(db, seed, now),
    connections,
  )

/** A separate backend for a test: the real API on a real database in memory. */
export async function startBackend({
  seed = 'demo',
  now = TEST_NOW,
  engine = ENGINE,
  connections,
  files,
}: Options = {}): Promise<TestBackend> {
  const database: TestDatabase = await (engine === 'postgres'
    ? postgresOf(seed, now, connections)
    : sqliteOf(seed, now))
  return backendOn(database, now, files)
}

/** A database, and the views of single schools where the database separates them. */
type TestDatabase = Pick<Deps, 'db' | 'wall'>

/** The API on a database that is ready. */
export function backendOn({ db, wall }: TestDatabase, now: string, files?: Deps['files']): TestBackend {
  const clock = testClock
  clock.now = new Date(now)
  const time = () => clock.now
  const app = createApp({
    db,
    wall,
    files,
    clock: time,
    outbox: tableOutbox(db, time, { shown: true }),
    passwordRounds: TEST_ROUNDS,
    checkAnswers: true,
    sqlite: loadSqlite,
  })
  const pending = new Set<Promise<Response>>()
  let isStopped = false
  const request = (path: string, init?: RequestInit) => {
    // A page that was left may send further requests. They get no answer, because nobody waits for one.
    if (isStopped) return new Promise<Response>(() => undefined)
    const response = Promise.resolve(app.request(path, init))
    pending.add(response)
    return response.finally(() => pending.delete(response))
  }
  return {
    app,
    db,
    wall,
    clock,
    request,
    async login(username, password = DEMO_PASSWORD) {
      const response = await request('/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password }),
      })
      if (!response.ok) throw new Error(`Login of ${username}: ${response.status} ${await response.text()}`)
      return (await response.json()).access_token
    },
    /** Waits for pending requests: a page that was left may still have some. */
    async stop() {
      isStopped = true
      await Promise.allSettled(pending)
      await db.destroy()
    },
  }
}
