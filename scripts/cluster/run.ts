// npm run test:cluster: starts three etcd, a primary, a synchronous standby and two processes on this machine, kills
// some of them during bookings, and checks what remains. All files are in a temporary folder; CLUSTER_KEEP=1 keeps it.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { connectPostgres } from '@server/database/postgres'
import { doubleBookings } from '@tests/bench/booking.bench'
import type { TestBackend } from '@tests/helpers/backend'
import { clientOf } from '@tests/helpers/http'
import { buildCast, type Cast } from '@tests/helpers/planning'
import { sql } from 'kysely'
import {
  type Etcd,
  killMember,
  leaderOf,
  type Member,
  memberOf,
  membersBy,
  restartEtcd,
  startEtcds,
  startMember,
  superuserAddress,
  untilHealthy,
  untilWhole,
} from './database'
import { longestSilence, newTally, startLoad } from './load'
import { endAll, killServer, until, wait } from './processes'
import { need } from './programs'
import { startApplication, startProxy } from './web'

const PORT = Number(process.env.CLUSTER_PORT || 4205)
const WRITERS = 6
/** Milliseconds of load before something is killed, and after it answers again. */
const CALM = 5000

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)
const seconds = (value: number) => `${value.toFixed(1)} s`

need({ initdb: 'postgresql', patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' })
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-cluster-'))
chmodSync(folder, 0o755)
const ports = {
  etcd: PORT,
  members: [PORT + 6, PORT + 8],
  database: PORT + 10,
  web: PORT + 11,
  processes: [PORT + 12, PORT + 13],
}
const url = `http://127.0.0.1:${ports.web}`
const faults: string[] = []

async function makeCluster(): Promise<{ etcds: Etcd[]; members: [Member, Member] }> {
  const etcds = await startEtcds(folder, ports.etcd)
  say('three etcd, each with the others behind it')
  const members = ports.members.map((port, index) => memberOf(folder, `db${index + 1}`, port, ports.etcd))
  const [one, two] = members as [Member, Member]
  startMember(folder, one)
  await until('the first primary', async () => (await membersBy(one)).some(({ role }) => role === 'leader'))
  startMember(folder, two)
  await startProxy(folder, { ...ports, members })
  say(`a primary with a synchronous standby after ${seconds(await untilWhole(members, one))}`)
  return { etcds, members: [one, two] }
}

async function makeDatabase(): Promise<void> {
  const { db } = connectPostgres({ connectionString: superuserAddress(ports.database, 'postgres'), max: 1 })
  await until('the proxy', async () => (await sql`select 1`.execute(db)).rows.length === 1)
  await sql`create database voielibre template template0 encoding 'UTF8' locale 'C'`.execute(db)
  await db.destroy()
}

async function login(): Promise<string> {
  const body = JSON.stringify({ username: 'ecole', password: DEMO_PASSWORD })
  const headers = { 'Content-Type': 'application/json', deviceId: 'cluster' }
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers, body })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function run(): Promise<void> {
  say(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const { etcds, members } = await makeCluster()
  const [one, two] = members
  await makeDatabase()
  const env = {
    DATABASE_URL: superuserAddress(ports.database, 'voielibre'),
    TOKEN_SECRET: randomBytes(24).toString('hex'),
    SEED_DEMO: 'yes',
    TRUSTED_PROXIES: '1',
    RATE_PER_ADDRESS: '1000000',
    RATE_PER_ACCOUNT: '1000000',
  }
  const [first, second] = ports.processes as [number, number]
  const applications = [await startApplication(folder, first, env), await startApplication(folder, second, env)]
  await until('the processes behind the proxy', async () => (await fetch(`${url}/health`)).ok)
  say('two processes answer')

  const { db } = connectPostgres({ connectionString: env.DATABASE_URL, max: 2 })
  const client = clientOf({ request: async (path, init) => fetch(url + path, init) }, await login())
  // The factories only use the database and the clock.
  const backend = { db, clock: { now: new Date() } } as TestBackend
  const casts: Cast[] = []
  for (let writer = 0; writer < WRITERS; writer += 1) casts.push(await buildCast(backend, client))

  /** Kills something during the load, and compares the acknowledged bookings with those in the database. */
  async function round(what: string, kill: () => void, isWhole: () => Promise<unknown>): Promise<void> {
    const tally = newTally()
    const before = await sql<{ last: number }>`select coalesce(max(id), 0) as last from evenement`.execute(db)
    const endLoad = startLoad(url, client, casts, tally)
    await wait(CALM)
    const done = tally.moments.length
    kill()
    say(`${what}, after ${done} bookings`)
    await until('a booking after it', async () => tally.moments.length > done + 3 * WRITERS)
    await wait(CALM)
    await endLoad()
    const last = before.rows[0]?.last ?? 0
    const rows = await db.selectFrom('evenement').select('id').where('id', '>', last).execute()
    const there = new Set(rows.map(({ id }) => id))
    const lost = [...tally.acknowledged].filter((id) => !there.has(id)).length
    const untold = [...there].filter((id) => !tally.acknowledged.has(id)).length
    const doubles = await doubleBookings(db)
    const outages = [...tally.unanswered].map(([name, count]) => `${name}: ${count}`).join(', ') || 'none'
    say(`  no booking was acknowledged for ${seconds(longestSilence(tally.moments))}; tries without success ${outages}`)
    say(
      `  acknowledged ${tally.acknowledged.size}, refused as taken ${tally.taken}, lost ${lost}, written but never acknowledged ${untold}, double bookings ${doubles}`,
    )
    if (lost + untold + doubles > 0) faults.push(what)
    for (const [index, child] of applications.entries()) {
      if (child.exitCode !== null) faults.push(`${what}: process ${index + 1} ended by itself`)
    }
    say(`  whole again ${seconds((await isWhole()) as number)} later`)
  }

  const leading = await leaderOf(etcds)
  await round(
    'kill -9 of the etcd that leads the three',
    () => leading.process.kill('SIGKILL'),
    async () => {
      restartEtcd(folder, leading)
      return (await untilHealthy(leading)) + (await untilWhole([one, two], one))
    },
  )
  await round(
    'machine of the primary gone (kill -9 of Patroni and PostgreSQL)',
    () => killMember(one),
    async () => {
      startMember(folder, one)
      return untilWhole([one, two], two)
    },
  )
  await round(
    'kill -9 of the PostgreSQL that leads, its Patroni runs on',
    () => killServer(two.dataDir),
    () => untilWhole([one, two], one),
  )
  await round(
    'kill -9 of one process of the application',
    () => applications[0]?.kill('SIGKILL'),
    async () => {
      const begun = performance.now()
      applications[0] = await startApplication(folder, first, env)
      return (performance.now() - begun) / 1000
    },
  )
  await db.destroy()
  for (const { name, role, state, lag } of await membersBy(one)) say(`${name}: ${role}, ${state}, lag ${lag ?? 0}`)
  say(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
}

const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error(signal)))
})

try {
  await Promise.race([run(), interrupted])
} catch (error) {
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  await endAll()
  for (const name of ['db1', 'db2']) killServer(join(folder, name, 'data'))
  if (!process.env.CLUSTER_KEEP) rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(`Failed: ${fault}`)
if (faults.length === 0) say('nothing lost')
process.exit(faults.length === 0 ? 0 : 1)
