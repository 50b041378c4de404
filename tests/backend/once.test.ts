import { MESSAGES } from '@backend/messages'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { ROLES, type Role } from '@contract/ability'
import type { LoginAnswer, SentMessage } from '@contract/compte/auth'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { contentOf } from '@tests/helpers/content'
import { importEnded } from '@tests/helpers/factories'
import { type Answer, type Client, type Method, send, signedIn } from '@tests/helpers/http'
import { failingOutbox, secondHost, wait } from '@tests/helpers/scenarios'
import { entretienValues, fleetOf } from '@tests/helpers/vehicules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Row } from './acl/routes'
import { current, documentedRoutes, ENTRIES, mayCall, startAs } from './acl/walk'

const KEY = 'Idempotency-Key'
const WRITES = ENTRIES.filter(({ method }) => method !== 'GET')
/** Calls that carry no key, because repeating them saves nothing twice. */
const REPEATABLE = [
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/forgot-password',
  'POST /api/candidat/import/preview',
  'POST /api/archive/apercu',
  'POST /api/reprise/apercu',
  'POST /api/autoecole/statistiques',
  'POST /api/autoecole/statistiques/exam',
  'POST /api/autoecole/statistiques/earning',
  'POST /api/autoecole/statistiques/growth',
  'POST /api/autoecole/statistiques/examinators',
]
const KEYED = WRITES.filter(({ name }) => !REPEATABLE.includes(name))

/** The role with which a route is tried: the school if it has the right. */
const roleOf = (row: Row): Role => (mayCall(row, 'ecole') || row.for === 'public' ? 'ecole' : (row.for[0] as Role))
/** The order of the calls: those that need a session come before those that end it. */
const ORDER = ['POST /auth/refresh', undefined, 'DELETE /api/session', 'POST /auth/change-password']
const placeOf = ({ name }: { name: string }) => (ORDER.includes(name) ? ORDER.indexOf(name) : 1)

describe('idempotency keys in the OpenAPI document', () => {
  it('documents the key on every write except repeatable ones', async () => {
    const backend = await startBackend()
    const writes = (await documentedRoutes(backend)).filter(({ name }) => !name.startsWith('GET '))
    expect(writes.map(({ name }) => name).sort()).toEqual(WRITES.map(({ name }) => name).sort())
    for (const { name, parameters = [] } of writes) {
      const header = parameters.find((parameter) => parameter.name === KEY)
      expect(Boolean(header), name).toBe(!REPEATABLE.includes(name))
      expect(header?.required ?? false, name).toBe(false)
    }
    await backend.stop()
  })
})

/** A body that differs from the first one. */
const otherThan = (body: unknown) => ({ ...Object(body), autre: 1 })

/** Waits until an import is finished, since it continues after its answer. */
async function atRest(client: Client, name: string, { body }: Answer<unknown>): Promise<void> {
  if (name === 'POST /api/candidat/import') await importEnded(client, (body as { id: number }).id)
}

describe.each(ROLES)('every write of %s sent twice with one key', (role) => {
  const own = KEYED.filter(({ row }) => roleOf(row) === role).sort((a, b) => placeOf(a) - placeOf(b))

  it.runIf(own.length > 0)(
    'answers the same and writes once; another body is refused',
    // Each write is sent three times, and every table read twice.
    { timeout: 300_000, tags: ['long'] },
    async () => {
      const { backend, client, fixture } = await startAs(role)
      for (const { name, method, row } of own) {
        const { path, body } = row.sample(await current(fixture, client, role))
        const headers = { [KEY]: crypto.randomUUID(), deviceId: 'un' }
        const ask = (sent: unknown) =>
          send<unknown>(backend, method, path, { token: client.token, body: sent, headers })
        const first = await ask(body)
        expect(first.status, `${name} ${first.text.slice(0, 300)}`).toBe(row.success)
        await atRest(client, name, first)
        const content = await contentOf(backend)
        // A second execution would carry another timestamp.
        backend.clock.now = new Date(backend.clock.now.getTime() + 1000)
        const second = await ask(body)
        expect([second.status, second.text], name).toEqual([first.status, first.text])
        expect(second.headers.get('Content-Type'), name).toBe(first.headers.get('Content-Type'))
        // A refusal is computed again, and tries are counted again. The success of these calls is checked below.
        if (first.status >= 400) continue
        const third = await ask(otherThan(body))
        expect([third.status, third.body], name).toMatchObject([422, { code: 'key_reused' }])
        expect(await contentOf(backend), name).toEqual(content)
      }
      await backend.stop()
    },
  )
})

describe('an idempotency key', () => {
  let backend: TestBackend
  let ecole: Client
  beforeEach(async () => {
    backend = await startBackend()
    ecole = await signedIn(backend, 'ecole')
  })
  afterEach(() => backend.stop())

  const keyed = <Body = { id: number; code?: string }>(
    client: Client | null,
    [method, path]: readonly [Method, string],
    body: unknown,
    key = 'une-clef-de-seize-signes',
    host: Pick<TestBackend, 'request'> = backend,
  ) => send<Body>(host, method, path, { token: client?.token, body, headers: { [KEY]: key, deviceId: 'un' } })

  const messages = async () => (await contentOf(backend)).message_contact?.length ?? 0

  /** A maintenance cost: the plainest record that must not be written twice. */
  async function entretien() {
    const { vehicule } = await fleetOf(ecole)
    const route = ['POST', `/api/vehicule/${vehicule.id}/entretien`] as const
    const count = async () => (await contentOf(backend)).entretien?.length ?? 0
    return { route, body: entretienValues(), count, before: await count() }
  }

  it('makes concurrent writes one, in one host and in two', async () => {
    const { route, body, count, before } = await entretien()
    const other = secondHost(backend, {})
    const answers = await Promise.all(
      [backend, backend, other, other, backend].map((host) => keyed(ecole, route, body, undefined, host)),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await count()).toBe(before + 1)
  })

  it('makes concurrent writes one also where tries are counted first', async () => {
    const message = { nom: 'Ali', email: 'ali@exemple.tn', telephone: '98 100 200', sujet: 'Un', texte: 'Bonjour' }
    const route = ['POST', '/contact-us/submit'] as const
    const before = await messages()
    const answers = await Promise.all([1, 2, 3].map(() => keyed<unknown>(null, route, message)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await messages()).toBe(before + 1)
  })

  it('belongs to its caller: another caller’s same key is another write', async () => {
    const { route, body, count, before } = await entretien()
    const first = await keyed(ecole, route, body)
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await keyed(ecole2, route, body)).status).toBe(404)
    const moniteur = await signedIn(backend, 'moniteur')
    expect((await keyed(moniteur, route, body)).status).toBe(403)
    expect((await keyed(null, route, body)).status).toBe(401)
    expect((await keyed(ecole, route, body)).text).toBe(first.text)
    expect(await count()).toBe(before + 1)
  })

  it('belongs to a device when the caller is not signed in', async () => {
    const message = { nom: 'Ali', email: 'ali@exemple.tn', telephone: '98 100 200', sujet: 'Un', texte: 'Bonjour' }
    const before = await messages()
    const submit = (deviceId: string) =>
      send(backend, 'POST', '/contact-us/submit', {
        body: message,
        headers: { [KEY]: 'une-clef-de-seize-signes', deviceId },
      })
    for (const device of ['un', 'deux', 'un']) expect((await submit(device)).status).toBe(201)
    expect(await messages()).toBe(before + 2)
  })

  it('is refused for another write, in the user’s language', async () => {
    const { route, body, count, before } = await entretien()
    await keyed(ecole, route, body)
    expect((await keyed(ecole, ['POST', `${route[1]}?page=2`], body)).body.code).toBe('key_reused')
    expect((await keyed(ecole, ['POST', '/api/examinateur'], body)).body.code).toBe('key_reused')
    for (const language of ['fr', 'en', 'de', 'pt'] as const) {
      const headers = { [KEY]: 'une-clef-de-seize-signes', 'Accept-Language': language }
      const answer = await send(backend, 'POST', route[1], { token: ecole.token, body: { ...body, cout: 1 }, headers })
      expect([answer.status, answer.body.message]).toEqual([422, MESSAGES.key_reused[language]])
    }
    expect(await count()).toBe(before + 1)
  })

  it('is forgotten after thirty days together with its answer', async () => {
    const { route, body, count, before } = await entretien()
    const first = await keyed(ecole, route, body)
    const ask = async () => keyed(await signedIn(backend, 'ecole'), route, body)
    wait(backend, { days: 30 })
    expect((await ask()).text).toBe(first.text)
    wait(backend, { minutes: 1 })
    expect((await ask()).status).toBe(201)
    expect(await count()).toBe(before + 2)
    expect((await contentOf(backend)).idempotence).toHaveLength(1)
  })

  it('may be used again after a refused write', async () => {
    const { route, body, count, before } = await entretien()
    expect((await keyed(ecole, route, { ...body, cout: -1 })).status).toBe(422)
    expect((await keyed(ecole, route, body)).status).toBe(201)
    expect(await count()).toBe(before + 1)
  })

  it('may be used again after a failed write', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const body = { nomComplet: 'Ali Mansour', email: 'ali@exemple.tn', telephone: null, acces: 'tout' }
    const route = ['POST', '/api/user'] as const
    const broken = secondHost(backend, { outbox: failingOutbox })
    expect((await keyed(ecole, route, body, undefined, broken)).status).toBe(500)
    expect((await contentOf(backend)).idempotence).toEqual([])
    expect((await keyed(ecole, route, body)).status).toBe(201)
  })

  it('stores nothing whose length its sender chooses, and tells queries apart all the same', async () => {
    const { route, body, count, before } = await entretien()
    const padded = ['POST', `${route[1]}?${'x'.repeat(8000)}`] as const
    const first = await keyed(ecole, padded, body)
    expect(first.status).toBe(201)
    expect((await keyed(ecole, padded, body)).text).toBe(first.text)
    expect((await keyed(ecole, ['POST', `${padded[1]}y`], body)).body.code).toBe('key_reused')
    expect(await count()).toBe(before + 1)
    const kept = (await contentOf(backend)).idempotence ?? []
    expect(kept).toHaveLength(1)
    expect(kept[0]?.length).toBeLessThan(2000)
  })

  it('is not stored for a forgotten password: anybody could fill the table', async () => {
    for (const identifiant of ['ecole@voielibre.exemple.tn', 'personne@exemple.tn']) {
      const route = ['POST', '/auth/forgot-password'] as const
      expect((await keyed<unknown>(null, route, { identifiant }, crypto.randomUUID())).status).toBe(204)
    }
    expect((await contentOf(backend)).idempotence).toEqual([])
  })

  it.each(['', 'trop-courte', 'x'.repeat(101), 'avec une espace dedans', 'é'.repeat(20)])(
    'refuses the idempotency key %j',
    async (key) => {
      const { route, body } = await entretien()
      const headers = { [KEY]: encodeURI(key) }
      const answer = await send(backend, 'POST', route[1], { token: ecole.token, body, headers })
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
    },
  )

  it('accepts writes without an idempotency key', async () => {
    const { route, body, count, before } = await entretien()
    for (const _ of [1, 2]) expect((await ecole.post(route[1], body)).status).toBe(201)
    expect(await count()).toBe(before + 2)
  })

  it('leaves no key, token or password in the database', async () => {
    const { body: session } = await send<LoginAnswer>(backend, 'POST', '/auth/login', {
      body: { username: 'ecole', password: DEMO_PASSWORD },
    })
    const key = crypto.randomUUID()
    const answer = await keyed<LoginAnswer>(
      null,
      ['POST', '/auth/refresh'],
      { refreshToken: session.refresh_token },
      key,
    )
    expect(answer.status).toBe(200)
    const kept = JSON.stringify((await contentOf(backend)).idempotence)
    for (const secret of [key, answer.body.access_token, answer.body.refresh_token, session.refresh_token]) {
      expect(kept).not.toContain(secret)
    }
  })

  it('does not protect a stolen refresh token: a second use without it ends all sessions', async () => {
    const { body: session } = await send<LoginAnswer>(backend, 'POST', '/auth/login', {
      body: { username: 'ecole', password: DEMO_PASSWORD },
    })
    const refresh = (key: string) =>
      keyed<LoginAnswer>(null, ['POST', '/auth/refresh'], { refreshToken: session.refresh_token }, key)
    const own = await refresh('la-clef-de-la-personne')
    expect((await refresh('la-clef-de-la-personne')).text).toBe(own.text)
    expect((await send(backend, 'GET', '/api/user/me', { token: own.body.access_token })).status).toBe(200)
    expect((await refresh('la-clef-de-quelqu-un')).status).toBe(401)
    expect((await send(backend, 'GET', '/api/user/me', { token: own.body.access_token })).status).toBe(401)
  })

  it('sets a forgotten password once', async () => {
    const identifiant = 'ecole@voielibre.exemple.tn'
    await send(backend, 'POST', '/auth/forgot-password', { body: { identifiant } })
    const { body: sent } = await send<SentMessage[]>(backend, 'GET', '/auth/outbox')
    const code = /code est (\d{6})/.exec(sent[0]?.texte ?? '')?.[1]
    const body = { identifiant, code, password: 'girouette lampadaire 47 tandem' }
    const route = ['POST', '/auth/reset-password'] as const
    expect((await keyed(null, route, body)).status).toBe(204)
    const content = await contentOf(backend)
    expect((await keyed(null, route, body)).status).toBe(204)
    expect(await contentOf(backend)).toEqual(content)
    expect((await keyed(null, route, body, 'une-autre-clef-encore')).status).toBe(422)
  })

  it('uses an access code once', async () => {
    const { code } = await backend.db
      .selectFrom('code_acces')
      .innerJoin('candidat', 'candidat.id', 'code_acces.idCandidat')
      .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
      .select('code')
      .where('username', '=', 'candidat')
      .where('code_acces.actif', '=', 1)
      .executeTakeFirstOrThrow()
    const candidat = await signedIn(backend, 'candidat')
    const route = ['POST', '/api/code-acces/utiliser'] as const
    const first = await keyed(candidat, route, { code })
    expect([first.status, first.body]).toMatchObject([200, { open: true }])
    const content = await contentOf(backend)
    wait(backend, { minutes: 1 })
    expect((await keyed(candidat, route, { code })).text).toBe(first.text)
    expect(await contentOf(backend)).toEqual(content)
  })

  it('repeats the stored answer to an ended session and opens nothing else', async () => {
    const { route, body } = await entretien()
    await keyed(ecole, route, body)
    const other = await signedIn(backend, 'ecole')
    await other.delete('/api/session')
    expect((await keyed(ecole, route, body)).status).toBe(201)
    expect((await keyed(ecole, route, body, 'une-autre-clef-encore')).status).toBe(401)
    expect((await ecole.get('/api/user/me')).status).toBe(401)
  })
})
