import { ROLES } from '@contract/ability'
import { apiErrorSchema } from '@contract/errors'
import { ENGINE, startBackend, type TestBackend } from '@tests/helpers/backend'
import { send } from '@tests/helpers/http'
import { secondHost } from '@tests/helpers/scenarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES, type Row } from './routes'
import { current, documentedRoutes, ENTRIES, mayCall, type Start, startAs } from './walk'

const isProtected = ({ row }: { row: Row }) => row.for !== 'public'

describe('OpenAPI document', () => {
  it('lists exactly the routes of the access matrix', async () => {
    const backend = await startBackend()
    const routes = await documentedRoutes(backend)
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(ROUTES).sort())
    for (const { name, security, summary } of routes) {
      expect(summary, name).toBeTruthy()
      expect(security, name).toHaveLength(ROUTES[name as keyof typeof ROUTES]?.for === 'public' ? 0 : 1)
    }
    await backend.stop()
  })
})

describe('requests without a valid session', () => {
  let start: Start
  beforeAll(async () => {
    start = await startAs('ecole')
  })
  afterAll(() => start.backend.stop())

  it.each(ENTRIES.filter(isProtected))(
    '$name: answers 401 without a token and with a forged or malformed one',
    async (entry) => {
      const { backend, fixture, client } = start
      const { path, body } = entry.row.sample(fixture)
      const [head, payload, signature] = (client.token ?? '').split('.')
      const none = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replace(/=+$/, '')
      const authorizations = [
        undefined,
        '',
        'Bearer',
        'Bearer ',
        'Bearer not-a-token',
        `Basic ${btoa('ecole:secret')}`,
        `Bearer ${head}.${payload}.${'A'.repeat(43)}`,
        `Bearer ${head}.${payload}.`,
        `Bearer ${none}.${payload}.`,
        `Bearer ${none}.${payload}.${signature}`,
        `Bearer ${'x'.repeat(4000)}`,
      ]
      for (const authorization of authorizations) {
        const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
        const answer = await send(backend, entry.method, path, { body, headers })
        expect(answer.status, `${authorization}`.slice(0, 60)).toBe(401)
        expect(apiErrorSchema.parse(answer.body)).toMatchObject({ statusCode: 401, code: 'unauthenticated' })
      }
    },
  )

  it('answers 401 with an expired token on every route', async () => {
    const { backend, fixture, client } = start
    backend.clock.now = new Date(backend.clock.now.getTime() + 15 * 60_000)
    for (const entry of ENTRIES.filter(isProtected)) {
      const { path, body } = entry.row.sample(fixture)
      expect((await send(backend, entry.method, path, { token: client.token, body })).status, entry.name).toBe(401)
    }
  })
})

// Rights are checked before the database is queried, so on PostgreSQL this only runs with all tests.
const onPostgres = ENGINE === 'postgres' ? { tags: ['long'] } : {}

describe.each(ROLES)('access rights of role %s', onPostgres, (role) => {
  let start: Start
  beforeAll(async () => {
    start = await startAs(role)
  })
  afterAll(() => start.backend.stop())

  const refused = ENTRIES.filter(({ row }) => !mayCall(row, role))
  it.runIf(refused.length > 0).each(refused)('$name: answers 403 and writes nothing', async ({ method, row }) => {
    const { client, backend, fixture } = start
    const { path, body } = row.sample(fixture)
    const before = await counts(backend)
    // A caller without the right gets 403 whatever the body is.
    for (const sent of [body, '{"broken', '[]', undefined]) {
      const answer = await send(backend, method, path, {
        token: client.token,
        body: method === 'GET' ? undefined : sent,
      })
      // The caller's own file exists for one role only: other roles may get 404.
      expect([403, ...(path.endsWith('/me') ? [404] : [])]).toContain(answer.status)
      expect(apiErrorSchema.parse(answer.body).statusCode).toBe(answer.status)
    }
    expect(await counts(backend)).toEqual(before)
  })

  it('succeeds on every route that the role may call', { timeout: 60_000 }, async () => {
    // All calls share one backend, because one for each would be slow. Calls that end sessions come last.
    const last = ['DELETE /api/session', 'POST /auth/logout', 'POST /auth/change-password']
    const order = (name: string) => last.indexOf(name)
    const { backend, fixture, client } = start
    for (const { name, method, row } of ENTRIES.filter((entry) => mayCall(entry.row, role)).sort(
      (a, b) => order(a.name) - order(b.name),
    )) {
      const { path, body } = row.sample(await current(fixture, client, role))
      const answer = await send(backend, method, path, { token: client.token, body })
      expect(answer.status, `${name} ${answer.text.slice(0, 300)}`).toBe(row.success)
    }
  })
})

/** Row counts of the tables that a refused request might have changed. */
async function counts(backend: TestBackend) {
  const tables = [
    'candidat',
    'moniteur',
    'utilisateur',
    'import_candidat',
    'historique',
    'message_sortant',
    'evenement',
    'occupation',
    'serie',
    'question',
    'examen_blanc',
    'tentative',
  ] as const
  const count = (table: (typeof tables)[number]) =>
    backend.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  return Promise.all(tables.map(count))
}

/**
 * The names of columns that must never leave the database. `valeur` (of a secret) and `idSession` (of a sign-in) only
 * count as texts: packages and cash sessions have numbers under these names.
 */
const INTERNAL =
  /"(motDePasse|hash|secret|sel|salt|nomTri|prenomTri|idUtilisateur|documentsRecus|documentsExpiration|idDomaine|echecs|verrouilleJusqua|revokedAt|usedAt|actif)"|"(valeur|idSession)":"/

/** Calls that return a school's whole database, with one password hash. They have tests of their own. */
const ARCHIVES = ['GET /api/archive', 'GET /api/autoecole/{id}/archive']

describe('confidential columns', () => {
  it.each(ROLES)(
    'never appear in answers to %s, even when the schema check of answers is off',
    { tags: ['long'], timeout: 60_000 },
    async (role) => {
      const { backend, fixture, client } = await startAs(role)
      const unchecked = secondHost(backend, { checkAnswers: false })
      const secrets = await backend.db.selectFrom('secret').select('valeur').execute()
      const hashes = await backend.db.selectFrom('refresh_token').select('hash').execute()
      const passwords = await backend.db.selectFrom('utilisateur').select('motDePasse').execute()
      const kept = [
        ...secrets.map((row) => row.valeur),
        ...hashes.map((row) => row.hash),
        ...passwords.map((row) => row.motDePasse),
      ]
      let compared = 0
      for (const { name, method, row } of ENTRIES) {
        if (ARCHIVES.includes(name)) continue
        const { path, body } = row.sample(await current(fixture, client, role))
        const [checked, raw] = [
          method === 'GET' ? await send<unknown>(backend, method, path, { token: client.token }) : null,
          await send<unknown>(unchecked, method, path, { token: client.token, body }),
        ]
        expect(raw.text, name).not.toMatch(INTERNAL)
        expect(raw.text, name).not.toContain('pbkdf2')
        for (const secret of kept) expect(raw.text.includes(secret), name).toBe(false)
        // The schema must remove nothing, because production sends answers unchecked, exactly as documented.
        if (!checked) continue
        compared += 1
        expect(raw.body, name).toEqual(checked.body)
      }
      expect(compared).toBeGreaterThan(50)
      await backend.stop()
    },
  )
})
