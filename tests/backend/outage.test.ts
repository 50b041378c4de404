import { createApp } from '@backend/app'
import { BusyError, InDoubtError, OutdatedError } from '@backend/database/dialect'
import { tableOutbox } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import { apiErrorSchema } from '@contract/errors'
import * as SQLite from '@journeyapps/wa-sqlite'
import { loadSqlite, startBackend, type TestBackend } from '@tests/helpers/backend'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let token: string
beforeAll(async () => {
  backend = await startBackend()
  token = await backend.login('ecole')
})
afterAll(() => backend.stop())

// The backend logs each failure on the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** The API on a database that fails from the first statement or from a later one. */
function failing(error: unknown, after = 0) {
  let count = 0
  const fail: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      if (count > after) throw error
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db: Db = backend.db.withPlugin(fail)
  const clock = () => backend.clock.now
  const outbox = tableOutbox(db, clock, { shown: true })
  return createApp({ db, clock, outbox, passwordRounds: 10, checkAnswers: true, sqlite: loadSqlite })
}

/** Statements before the route: one, for the session. The key is known since the sign-in. */
const SESSION_STATEMENTS = 1

const authorized = () => ({ headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'fr' } })
const write = () => ({
  method: 'POST',
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  body: JSON.stringify({ nom: 'Essai' }),
})

const FAILURES = [
  ['that is busy', new BusyError('another tab'), 503, 'busy'],
  ['that is busy by SQLite’s code', new SQLite.SQLiteError('database is locked', SQLite.SQLITE_BUSY), 503, 'busy'],
  ['without room', new SQLite.SQLiteError('database or disk is full', SQLite.SQLITE_FULL), 507, 'storage_full'],
  ['that was lost in a commit', new InDoubtError(new Error('Connection terminated')), 503, 'in_doubt'],
  ['of a later version', new OutdatedError(), 503, 'outdated'],
  ['that fails', new SQLite.SQLiteError('disk I/O error', SQLite.SQLITE_IOERR), 500, 'internal'],
] as const

describe.each(FAILURES)('a database %s', (_name, error, status, code) => {
  // The statements are those for the session, for the school's rights, then those of the route.
  it.each([0, 1, 2, 3])('never causes a 4xx answer: after %i statements', async (after) => {
    const answer = await failing(error, after).request('/api/candidat/1', authorized())
    expect(answer.status).toBe(status)
    expect(apiErrorSchema.parse(await answer.json())).toMatchObject({ statusCode: status, code })
  })

  it('fails a write, a sign-in and a token refresh alike', async () => {
    const login = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const requests: [string, RequestInit][] = [
      ['/api/candidat', write()],
      ['/auth/login', { ...login, body: JSON.stringify({ username: 'ecole', password: 'x' }) }],
      ['/auth/refresh', { ...login, body: JSON.stringify({ refreshToken: 'x'.repeat(43) }) }],
    ]
    for (const [path, init] of requests) expect((await failing(error).request(path, init)).status).toBe(status)
  })
})

it('causes no refusal on any path that reads', async () => {
  const { paths }: { paths: Record<string, Record<string, unknown>> } = await (
    await backend.request('/api/openapi.json')
  ).json()
  const readable = Object.keys(paths).filter((path) => paths[path]?.get)
  const wrong: string[] = []
  for (const path of readable) {
    const address = path.replace(/\{\w+\}/g, '1')
    const ask = (after: number) => failing(new BusyError('another tab'), after).request(address, authorized())
    const sound = await backend.request(address, authorized())
    // Refused before any read: the role has no right, or the address or query names nothing.
    if (sound.status === 403 || sound.status === 422 || (await ask(0)).status === 404) continue
    const { status } = await ask(SESSION_STATEMENTS)
    if (status >= 400 && status < 500) wrong.push(`${path}: ${sound.status}, ${status}`)
  }
  expect(readable.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

it('sends Retry-After only where a retry helps', async () => {
  const busy = await failing(new BusyError('another tab')).request('/api/permi', authorized())
  expect(busy.headers.get('Retry-After')).toBe('1')
  expect((await busy.json()).message).toContain('réessayez')
  const full = new SQLite.SQLiteError('full', SQLite.SQLITE_FULL)
  expect((await failing(full).request('/api/permi', authorized())).headers.has('Retry-After')).toBe(false)
})

it('does not mistake the code of a DOMException for an SQLite code', async () => {
  // QuotaExceededError has code 22, which is in no list. InvalidStateError has 11, SQLite's code for a damaged file.
  const error = new DOMException('no room', 'QuotaExceededError')
  expect((await failing(error).request('/api/permi', authorized())).status).toBe(500)
})

it('still refuses an invalid token with 401', async () => {
  const answer = await backend.request('/api/permi', { headers: { Authorization: `Bearer ${token}x` } })
  expect(answer.status).toBe(401)
})
