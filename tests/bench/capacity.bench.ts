import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { slotAt } from '@scripts/cluster/load'
import { startEmbedded } from '@server/database/embedded'
import { openPostgres } from '@server/database/postgres'
import { backendOn, type TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { type Client, clientOf } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues } from '@tests/helpers/planning'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { sql } from 'kysely'
import type { Figure, Figures } from './figures'

export const name = 'capacity'

const CANDIDATS = 2000
const BOOKINGS = 400
const SALES = 400
/** Settings for speed: no data outlives the benchmark, and sizes are the same. */
const CARELESS = ['fsync=off', 'synchronous_commit=off']

/** Bytes of each table with its indexes. */
async function sizes(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map(({ name: table, bytes }) => [table, bytes]))
}

/**
 * Measures how much a record adds to the database, in all tables that it writes to: its row, the log, the stored
 * answer.
 */
async function weigh(db: Db, label: string, count: number, add: () => Promise<void>) {
  const before = await sizes(db)
  const start = (await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(db)).rows[0]?.lsn
  await add()
  const wal = (
    await sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), ${start}::pg_lsn) as bytes`.execute(db)
  ).rows[0]
  const grown = [...(await sizes(db))].map(([table, bytes]) => [table, bytes - (before.get(table) ?? 0)] as const)
  const total = grown.reduce((sum, [, bytes]) => sum + bytes, 0)
  const heaviest = grown.sort(([, a], [, b]) => b - a).slice(0, 6)
  const figures: Figure[] = [
    { label: `${label}: in the database`, value: total / count / 1000, unit: 'kB' },
    { label: `${label}: in the write-ahead log`, value: (wal?.bytes ?? 0) / count / 1000, unit: 'kB' },
  ]
  const details = heaviest.map(
    ([table, bytes]) => `${(bytes / count / 1000).toFixed(2).padStart(6)} kB  ${label}: ${table}`,
  )
  return { figures, details }
}

async function book(backend: TestBackend, client: Client): Promise<void> {
  const casts = await Promise.all([1, 2, 3, 4].map(() => buildCast(backend, client)))
  for (let slot = 0; slot < BOOKINGS; slot += 1) {
    const cast = casts[slot % casts.length]
    if (cast) await buildEvenement(client, evenementValues(cast, slotAt(slot)))
  }
}

async function sell(client: Client): Promise<void> {
  for (let sale = 0; sale < SALES; sale += 1) {
    await client.post('/api/transaction', { kind: 'INCOME', montant: 1000, method: 'CASH', categorie: 'supports' })
  }
}

/** Gives every write an idempotency key, so that its answer is stored. */
const keyed = (backend: TestBackend): Pick<TestBackend, 'request'> => ({
  request: (path, init) =>
    backend.request(path, { ...init, headers: { ...init?.headers, 'Idempotency-Key': randomUUID() } }),
})

export async function run(): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voie-libre-bench-'))
  const server = await startEmbedded({ dataDir, settings: CARELESS })
  const { db, wall } = await openPostgres({ connectionString: server.connectionString, max: 5 })
  await seedDemo(db, new Date(TEST_NOW), 10)
  const backend = backendOn({ db, wall }, TEST_NOW)
  try {
    const client = clientOf(keyed(backend), await backend.login('ecole'))
    const weighed = [
      await weigh(db, 'a candidate with its account', CANDIDATS, () => fillSchool(db, 1, CANDIDATS, backend.clock.now)),
      await weigh(db, 'a booking', BOOKINGS, () => book(backend, client)),
      await weigh(db, 'a payment', SALES, () => sell(client)),
    ]
    const figures = weighed.flatMap((one) => one.figures)
    return {
      figures,
      details: [...weighed.flatMap(({ details }) => details), `load of the machine ${loadavg()[0]?.toFixed(1)}`],
    }
  } finally {
    await backend.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
