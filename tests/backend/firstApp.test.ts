import { tableOutbox } from '@backend/database/outbox'
import type { Deps } from '@backend/deps'
import { createFirstApp } from '@backend/firstApp'
import type { Call } from '@contract/calls/call'
import { login } from '@contract/calls/compte/auth'
import { listNotifs } from '@contract/calls/compte/notif'
import { readDashboard } from '@contract/calls/ecole/dashboard'
import { listEvenements } from '@contract/calls/planning/evenement'
import { listFeux } from '@contract/calls/recouvrement/feu'
import { UNROUTED_HEADER } from '@contract/unrouted'
import { loadSqlite, startBackend, TEST_ROUNDS, type TestBackend } from '@tests/helpers/backend'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const table = Object.values(import.meta.glob<Record<string, Call>>('/contract/calls/*/*.ts', { eager: true })).flatMap(
  (module) => Object.values(module),
)

let backend: TestBackend
let deps: Deps
const giveUp = vi.fn()
let app: Hono
beforeAll(async () => {
  backend = await startBackend()
  const { db, clock } = backend
  const time = () => clock.now
  deps = {
    db,
    clock: time,
    outbox: tableOutbox(db, time, { shown: true }),
    passwordRounds: TEST_ROUNDS,
    checkAnswers: true,
    sqlite: loadSqlite,
    reportError: () => undefined,
  }
  app = createFirstApp(deps, giveUp).hono
})
afterAll(() => backend.stop())

const routeOf = ({ method, path }: Call) => `${method.toUpperCase()} /${path.replace(/\{(\w+)\}/g, ':$1')}`
const own = () => new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
/** Fills the parameters of a path with a number. */
const example = ({ path }: Call) => `/${path.replace(/\{\w+\}/g, '1')}`

it('the first part of the API has what the first page of a school asks for', () => {
  const asked = [login, listNotifs, readDashboard, listEvenements, listFeux].map(routeOf)
  expect(asked.filter((route) => !own().has(route))).toEqual([])
})

it('the first part of the API takes no request for another route', () => {
  const others = table.filter((call) => !own().has(routeOf(call)))
  expect(others.length).toBeGreaterThan(100)
  const taken = others.flatMap((call) =>
    app.routes
      .filter(({ method }) => method === call.method.toUpperCase())
      .filter(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(example(call)))
      .map(({ path }) => `${path} takes ${routeOf(call)}`),
  )
  expect(taken).toEqual([])
})

it('the first part of the API passes on every other request, with its body', async () => {
  const headers = { Authorization: `Bearer ${await backend.login('ecole')}`, 'Content-Type': 'application/json' }
  expect((await app.request('/api/permi', { headers })).status).toBe(200)
  const written = { method: 'POST', headers, body: JSON.stringify({ nom: 7 }) }
  const refused = await app.request('/api/candidat', written)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ code: 'invalid', errors: expect.anything() })
  const unknown = await app.request('/api/nowhere', { headers })
  expect([unknown.status, unknown.headers.get(UNROUTED_HEADER)]).toEqual([404, '1'])
})

it('the first part of the API says that it cannot pass on a request now, and that the rest is missing', async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch'))
  const { hono, loadWhole } = createFirstApp(deps, giveUp, missing)
  // No request needs it yet.
  await expect(loadWhole()).rejects.toThrow()
  expect(giveUp).not.toHaveBeenCalled()
  const answer = await hono.request('/api/permi')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1'])
  expect(giveUp).toHaveBeenCalledOnce()
})
