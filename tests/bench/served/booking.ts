import type { Db } from '@backend/database/schema'
import { longestSilence, newTally, startLoad, type Tally } from '@scripts/cluster/load'
import { killServer, wait } from '@scripts/cluster/processes'
import type { Client } from '@tests/helpers/http'
import type { Cast } from '@tests/helpers/planning'
import { sql } from 'kysely'
import { doubleBookings } from '../booking.bench'
import type { Figure } from '../figures'
import { endHost, type Host, startHost, usedBy } from './host'

/** Milliseconds of bookings without a kill. */
const CALM = 10_000
/** `SERVER_KILLS` sets other numbers of kills, of the process and of its database. */
const [OF_HOST = 8, OF_DATABASE = 42] = (process.env.SERVER_KILLS || '8,42').split(',').map(Number)

interface Scene {
  host: Host
  env: Record<string, string>
  db: Db
  dataDir: string
  client: Client
  casts: readonly Cast[]
  /** Starts the database again on the same port. */
  restartDatabase: () => Promise<void>
}

/** Measures bookings of one school from many connections, which wait for each other. */
export async function bookings({ host, dataDir, client, casts }: Scene): Promise<Figure[]> {
  const tally = newTally()
  const before = await usedBy(host, dataDir)
  const begun = performance.now()
  const endLoad = startLoad(host.url, client, casts, tally)
  await wait(CALM)
  await endLoad()
  const seconds = (performance.now() - begun) / 1000
  const after = await usedBy(host, dataDir)
  const asked = tally.acknowledged.size + tally.taken
  return [
    {
      label: `bookings of one school, ${casts.length * 1.5} connections: a second`,
      value: tally.acknowledged.size / seconds,
      unit: '',
    },
    {
      label: 'processor time of the process for a booking or its refusal',
      value: ((after.host - before.host) / asked) * 1000,
      unit: 'ms',
    },
    {
      label: 'processor time of the database for it',
      value: ((after.database - before.database) / asked) * 1000,
      unit: 'ms',
    },
  ]
}

/** Counts acknowledged bookings that are missing, and double bookings, after a load. */
async function faultsOf(db: Db, first: number, { acknowledged }: Tally) {
  const rows = await db.selectFrom('evenement').select('id').where('id', '>', first).execute()
  const there = new Set(rows.map(({ id }) => id))
  return {
    lost: [...acknowledged].filter((id) => !there.has(id)).length,
    untold: [...there].filter((id) => !acknowledged.has(id)).length,
    doubles: await doubleBookings(db),
  }
}

/**
 * Kills the process or its database during bookings.
 * @returns the figures, and the host that runs at the end
 */
export async function kills(scene: Scene): Promise<{ figures: Figure[]; last: Host }> {
  const { db, env, dataDir, client, casts } = scene
  let { host } = scene
  const tally = newTally()
  const { rows } = await sql<{ first: number }>`select coalesce(max(id), 0) as first from evenement`.execute(db)
  const endLoad = startLoad(host.url, client, casts, tally)
  const starts: number[] = []
  for (let kill = 0; kill < OF_DATABASE; kill += 1) {
    await wait(500 + Math.random() * 1500)
    killServer(dataDir)
    await scene.restartDatabase()
  }
  for (let kill = 0; kill < OF_HOST; kill += 1) {
    await wait(500 + Math.random() * 1500)
    await endHost(host, 'SIGKILL')
    const begun = performance.now()
    host = await startHost(env)
    starts.push((performance.now() - begun) / 1000)
  }
  await wait(1000)
  await endLoad()
  const { lost, untold, doubles } = await faultsOf(db, rows[0]?.first ?? 0, tally)
  const figures: Figure[] = [
    {
      label: `bookings acknowledged around ${OF_HOST} kills of the process, ${OF_DATABASE} of the database`,
      value: tally.acknowledged.size,
      unit: '',
    },
    { label: 'of these lost', value: lost, unit: '', wanted: { atMost: 0 } },
    { label: 'written but never acknowledged, or written twice', value: untold, unit: '', wanted: { atMost: 0 } },
    { label: 'double bookings', value: doubles, unit: '', wanted: { atMost: 0 } },
    { label: 'longest time without an acknowledgement', value: longestSilence(tally.moments), unit: 's' },
    { label: 'slowest start of the process after a kill', value: Math.max(...starts), unit: 's' },
  ]
  return { figures, last: host }
}
