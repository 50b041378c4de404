import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '@backend/auth/session'
import { signAccessToken } from '@backend/auth/token'
import { build } from '@scripts/build.mjs'
import { startEmbedded } from '@server/database/embedded'
import { connectPostgres } from '@server/database/postgres'
import { createDeps } from '@server/deps'
import { readSettings } from '@server/settings'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf } from '@tests/helpers/http'
import { askEvenement, buildCast, evenementValues } from '@tests/helpers/planning'
import { pino } from 'pino'
import { type Figure, type Figures, percentile } from './figures'

export const name = 'server'

const ROOT = join(import.meta.dirname, '../..')
const USERS = 1000
/** Each user opens a page so often, in milliseconds; `SERVER_PAUSE` sets another time. */
const PAUSE = Number(process.env.SERVER_PAUSE || 30_000)
/** `SERVER_SECONDS` sets another duration of the load. */
const SECONDS = Number(process.env.SERVER_SECONDS || 30)
/** What a desk asks for when it opens its planning. */
const CALLS = [
  '/api/user/me',
  '/api/notif?page=1&limit=10',
  '/api/calendrier/evenement?from=2026-11-16T00:00:00.000Z&to=2026-11-23T00:00:00.000Z',
  '/api/candidat?page=1&perPage=25',
]
/** `SERVER_ROUNDS` sets another number of kills. */
const ROUNDS = Number(process.env.SERVER_ROUNDS || 6)
const WRITERS = 8

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

interface Server {
  url: string
  process: ChildProcess
}

/** Starts the process of `npm run serve` on a database, and waits until it listens. */
async function startServer(env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'server/serve.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', () => reject(new Error('The server ended')))
  })
  return { url: `http://127.0.0.1:${port}`, process: child }
}

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()))

const requester = (server: () => Server) => ({
  request: (path: string, init?: RequestInit) => fetch(`${server().url}${path}`, init),
})

/** A thousand people who open a page now and then. */
async function load(server: Server, tokens: string[]): Promise<Figure[]> {
  const times: number[] = []
  let failed = 0
  const until = performance.now() + SECONDS * 1000
  const ask = async (path: string, token: string) => {
    const asked = performance.now()
    const { status, body } = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } })
    for await (const _ of body ?? []);
    if (status !== 200) failed += 1
    times.push(performance.now() - asked)
  }
  await Promise.all(
    tokens.map(async (token) => {
      await wait(Math.random() * PAUSE)
      while (performance.now() < until) {
        await Promise.all(CALLS.map((path) => ask(path, token).catch(() => (failed += 1))))
        await wait(PAUSE * (0.5 + Math.random()))
      }
    }),
  )
  return [
    {
      label: `${USERS} users, a page every ${PAUSE / 1000} s: answers a second`,
      value: times.length / SECONDS,
      unit: '',
    },
    { label: "a page's call: median", value: percentile(times, 0.5), unit: 'ms' },
    { label: "a page's call: 99th percentile", value: percentile(times, 0.99), unit: 'ms' },
    { label: 'failed', value: failed, unit: '', wanted: { atMost: 0 } },
  ]
}

/** The hour of a booking: never the same twice. */
function slotAt(index: number) {
  const day = Date.UTC(2027, 2, 1) + Math.floor(index / 40) * 7 * 86_400_000 + (Math.floor(index / 8) % 5) * 86_400_000
  const start = day + (7 + (index % 8)) * 3_600_000
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() }
}

/** Kills the process in the middle of bookings, and counts what was acknowledged and is gone. */
async function kills(
  first: Server,
  env: Record<string, string>,
  backend: TestBackend,
  token: string,
): Promise<{ figures: Figure[]; last: Server }> {
  let server = first
  const client: Client = clientOf(
    requester(() => server),
    token,
  )
  const cast = await Promise.all(
    Array.from({ length: WRITERS }, () => buildCast({ ...backend, ...requester(() => server) }, client)),
  )
  const acknowledged: number[] = []
  const starts: number[] = []
  let next = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    let isKilled = false
    const writing = cast.map(async (own) => {
      while (!isKilled) {
        next += 1
        const values = { ...evenementValues(own, slotAt(next)), malgreImpaye: true, malgreContrat: true }
        const answer = await askEvenement(client, values).catch(() => null)
        if (answer?.status === 201) acknowledged.push(answer.body.idEvenement)
        else if (answer && ![409, 503].includes(answer.status)) throw new Error(`${answer.status} ${answer.text}`)
      }
    })
    await wait(1000 + Math.random() * 2000)
    const gone = ended(server.process)
    server.process.kill('SIGKILL')
    isKilled = true
    await Promise.all([gone, ...writing])
    const begun = performance.now()
    server = await startServer(env)
    starts.push(performance.now() - begun)
  }
  const kept = await backend.db.selectFrom('evenement').select('id').where('id', 'in', acknowledged).execute()
  const figures = [
    { label: `bookings acknowledged before ${ROUNDS} kills`, value: acknowledged.length, unit: '' },
    { label: 'of these lost', value: acknowledged.length - kept.length, unit: '', wanted: { atMost: 0 } },
    { label: 'slowest start after a kill', value: Math.max(...starts) / 1000, unit: 's' },
  ]
  return { figures, last: server }
}

export async function run(): Promise<Figures> {
  if (!build({ folder: 'dist-served', apiUrl: '/' })) throw new Error('The build failed')
  const folder = join(tmpdir(), `bench-${randomUUID()}`)
  const database = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const env = {
    PORT: '0',
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
    SEED_DEMO: 'yes',
    LOG_LEVEL: 'silent',
    RATE_PER_ADDRESS: '1000000',
    RATE_PER_ACCOUNT: '1000000',
  }
  let server = await startServer(env)
  const { db } = connectPostgres({ connectionString: database.connectionString, max: 2 })
  try {
    const deps = createDeps({
      settings: readSettings(env),
      db,
      clock: () => new Date(),
      log: pino({ level: 'silent' }),
    })
    const desk = await db
      .selectFrom('utilisateur')
      .select(['id', 'role', 'username'])
      .where('username', '=', 'ecole')
      .executeTakeFirstOrThrow()
    const tokens: string[] = []
    for (let user = 0; user < USERS; user += 1) {
      const device = { deviceId: `bench-${user}`, deviceName: '', deviceType: '', platform: '' }
      const { id } = await db.transaction().execute((trx) => openSession(trx, deps, desk.id, device))
      tokens.push(await signAccessToken(deps, desk, id))
    }
    const loaded = await load(server, tokens)
    // The factories read the database and the clock alone.
    const backend = { db, clock: { now: new Date() } } as TestBackend
    const killed = await kills(server, env, backend, tokens[0] ?? '')
    server = killed.last
    return { figures: [...loaded, ...killed.figures] }
  } finally {
    const gone = ended(server.process)
    server.process.kill('SIGTERM')
    await gone
    await db.destroy()
    await database.stop()
    await rm(folder, { recursive: true })
  }
}
