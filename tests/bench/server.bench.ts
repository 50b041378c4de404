import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '@backend/auth/session'
import { signAccessToken } from '@backend/auth/token'
import type { Db } from '@backend/database/schema'
import { build } from '@scripts/build.mjs'
import { startEmbedded } from '@server/database/embedded'
import { connectPostgres } from '@server/database/postgres'
import { createDeps } from '@server/deps'
import { STREAM_LIMITS } from '@server/http/openStreams'
import { readSettings } from '@server/settings'
import type { TestBackend } from '@tests/helpers/backend'
import { clientOf } from '@tests/helpers/http'
import { buildCast } from '@tests/helpers/planning'
import { pino } from 'pino'
import type { Figures } from './figures'
import { bookings, kills } from './served/booking'
import { endHost, startHost } from './served/host'
import { reading, streaming } from './served/reading'

export const name = 'server'

const USERS = 1000
/** The number of streams that one address may have open. */
const STREAMS = STREAM_LIMITS.sender
const WRITERS = 8

/** Finds a free port. A killed server comes back on the same one. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

type Account = Awaited<ReturnType<typeof accountsOf>>[number]

/** Signs in devices, which are distributed over accounts, and returns their access tokens. */
async function signIn(db: Db, env: Record<string, string>, accounts: readonly Account[], devices: number) {
  const log = pino({ level: 'silent' })
  const deps = createDeps({ settings: readSettings(env), db, clock: () => new Date(), log })
  const tokens: string[] = []
  for (let index = 0; index < devices; index += 1) {
    const account = accounts[index % accounts.length]
    if (!account) throw new Error('There is no account')
    const device = { deviceId: `bench-${index}`, deviceName: '', deviceType: '', platform: '' }
    const { id } = await db.transaction().execute((trx) => openSession(trx, deps, account.id, device))
    tokens.push(await signAccessToken(deps, account, id))
  }
  return tokens
}

/** The active accounts of a school: those of its desk, or all others, to which the streams are distributed. */
const accountsOf = (db: Db, who: 'desk' | 'others') =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'role', 'username'])
    .where('role', who === 'desk' ? '=' : '!=', 'ecole')
    .where('idAutoEcole', '=', 1)
    .where('actif', '=', 1)
    .orderBy('id')
    .limit(who === 'desk' ? 1 : 50)
    .execute()

const loadText = () => `load of the machine ${loadavg()[0]?.toFixed(1)}`

export async function run(): Promise<Figures> {
  if (!build({ folder: 'dist-served', apiUrl: '/' })) throw new Error('The build failed')
  const folder = join(tmpdir(), `bench-${randomUUID()}`)
  const dataDir = join(folder, 'postgres')
  const port = await freePort()
  let database = await startEmbedded({ dataDir, port })
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
    SEED_DEMO: 'yes',
    LOG_LEVEL: 'silent',
    RATE_PER_ADDRESS: '1000000',
    RATE_PER_ACCOUNT: '1000000',
  }
  const details = [`before: ${loadText()}`]
  let host = await startHost(env)
  const { db } = connectPostgres({ connectionString: database.connectionString, max: 2 })
  try {
    const tokens = await signIn(db, env, await accountsOf(db, 'desk'), USERS)
    const followers = await signIn(db, env, await accountsOf(db, 'others'), STREAMS)
    const client = clientOf({ request: (path, init) => fetch(host.url + path, init) }, tokens[0] ?? '')
    // The factories only use the database and the clock.
    const backend = { db, clock: { now: new Date() } } as TestBackend
    const cluster = join(dataDir, 'cluster')
    const read = [...(await reading(host, cluster, tokens)), ...(await streaming(host, cluster, followers))]
    const casts = []
    for (let writer = 0; writer < WRITERS; writer += 1) casts.push(await buildCast(backend, client))
    const restartDatabase = async () => {
      database = await startEmbedded({ dataDir, port })
    }
    const scene = { host, env, db, dataDir: cluster, client, casts, restartDatabase }
    const booked = await bookings(scene)
    const killed = await kills(scene)
    host = killed.last
    details.push(`after: ${loadText()}`)
    return { figures: [...read, ...booked, ...killed.figures], details }
  } finally {
    await endHost(host, 'SIGTERM')
    await db.destroy()
    await database.stop()
    await rm(folder, { recursive: true })
  }
}
