import { gunzipSync } from 'node:zlib'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { faultOf } from '@server/log'
import { loadSqlite } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { type Served, startServed } from '@tests/helpers/hosts/served'
import { afterEach, describe, expect, it, vi } from 'vitest'

let served: Served | undefined
afterEach(async () => {
  await served?.stop()
  served = undefined
})

async function start(env?: Record<string, string>) {
  served = await startServed(env)
  return served
}

const SECRET = 's'.repeat(32)
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

async function tokenOf({ ask }: Served, username = 'ecole'): Promise<string> {
  const response = await ask('/auth/login', { body: { username, password: DEMO_PASSWORD } })
  return (await response.json()).access_token
}

describe('those who watch the process', () => {
  it('learn that it lives, that it is ready, and what it measures', async () => {
    const { ask } = await start()
    expect((await ask('/health')).status).toBe(200)
    expect(await (await ask('/ready')).json()).toEqual({ status: 'ready' })
    await ask('/api/candidat/12')
    const text = await (await ask('/metrics')).text()
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/candidat\/:id",status="401"\} 1/,
    )
  })

  it('learn how many streams are open, and how many e-mails wait or were given up', async () => {
    const { ask, backend, hub } = await start()
    hub.listen('own', () => undefined)
    hub.listen(
      'stream',
      () => undefined,
      () => undefined,
    )
    await backend.db.deleteFrom('message_sortant').execute()
    const mail = { destinataire: 'a@b.tn', sujet: 's', texte: 't', createdAt: TEST_NOW }
    const mails = [
      ...[0, 6, 7].map((essais) => ({ ...mail, canal: 'email' as const, essais })),
      { ...mail, canal: 'sms' as const, essais: 0 },
    ]
    await backend.db.insertInto('message_sortant').values(mails).execute()
    const text = await (await ask('/metrics')).text()
    expect(text).toMatch(/^live_streams 1$/m)
    expect(text).toMatch(/^mails_waiting 2$/m)
    expect(text).toMatch(/^mails_given_up 1$/m)
  })

  it('still get the other numbers while the database does not answer', async () => {
    const { ask, backend } = await start()
    vi.spyOn(backend.db, 'selectFrom').mockImplementation(() => {
      throw new Error('lost')
    })
    const text = await (await ask('/metrics')).text()
    expect(text).toMatch(/^mails_waiting NaN$/im)
    expect(text).toMatch(/^live_streams 0$/m)
  })

  it('need the token where there is one', async () => {
    const { ask } = await start({ METRICS_TOKEN: SECRET })
    expect((await ask('/metrics')).status).toBe(401)
    expect((await ask('/metrics', { headers: bearer(`${SECRET}x`) })).status).toBe(401)
    expect((await ask('/metrics', { headers: bearer(SECRET) })).status).toBe(200)
  })
})

describe('answers of the API', () => {
  it('are kept by no cache, carry the security headers and the name of their request', async () => {
    const { ask } = await start()
    const { headers } = await ask('/api/user/me')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('are compressed where it is worth it, those with tokens never', async () => {
    const running = await start()
    const headers = { ...bearer(await tokenOf(running)), 'Accept-Encoding': 'gzip, br' }
    const list = await running.ask('/api/candidat?perPage=50', { headers })
    expect(list.headers.get('Content-Encoding')).toBe('gzip')
    expect(list.headers.get('Vary')).toMatch('Accept-Encoding')
    expect(JSON.parse(gunzipSync(Buffer.from(await list.arrayBuffer())).toString())).toHaveProperty('data')
    const refusal = await running.ask('/api/user/me', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(refusal.headers.get('Content-Encoding')).toBeNull()
    const body = { username: 'ecole', password: DEMO_PASSWORD }
    const login = await running.ask('/auth/login', { body, headers })
    expect(login.headers.get('Content-Encoding')).toBeNull()
  })

  it('refuse a body that is too large, and an address that is unknown', async () => {
    const { ask } = await start()
    const body = { username: 'ecole', password: 'x'.repeat(1_100_000) }
    expect((await ask('/auth/login', { body })).status).toBe(413)
    const unknown = await ask('/api/nothing')
    expect([unknown.status, (await unknown.json()).statusCode]).toEqual([404, 404])
  })

  it('show no sent message', async () => {
    const { ask } = await start()
    expect((await ask('/auth/outbox')).status).toBe(404)
  })
})

describe('the client', () => {
  it('has its page at each of its addresses', async () => {
    const { ask } = await start()
    for (const path of ['/', '/login', '/apps/candidats/7']) {
      expect(await (await ask(path)).text(), path).toContain('<title>Voie Libre')
    }
  })
})

describe('the OpenAPI document', () => {
  it('is sent only to those who do not have it', async () => {
    const { ask } = await start()
    const [first, again] = await Promise.all([ask('/api/openapi.json'), ask('/api/openapi.json')])
    expect((await first.json()).info.title).toBe('Voie Libre')
    const etag = first.headers.get('ETag') ?? ''
    expect([again.headers.get('ETag'), first.headers.get('Cache-Control')]).toEqual([etag, 'no-cache'])
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask('/api/openapi.json', { headers: { 'If-None-Match': header } })
      expect([answer.status, await answer.text()], header).toEqual([304, ''])
    }
    expect((await ask('/api/openapi.json', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })
})

describe('limits', () => {
  it('end with the minute of an address', async () => {
    const { ask, backend } = await start({ RATE_PER_ADDRESS: '2' })
    const status = async () => (await ask('/api/user/me')).status
    expect([await status(), await status(), await status()]).toEqual([401, 401, 429])
    const refusal = await ask('/api/user/me')
    expect(refusal.headers.get('Retry-After')).toBe('60')
    expect(await refusal.json()).toMatchObject({ statusCode: 429, code: 'too_many', details: { seconds: 60 } })
    expect((await ask('/login')).status).toBe(200)
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000)
    expect(await status()).toBe(401)
  })

  it('count the address that the trusted proxy saw, whatever the sender wrote', async () => {
    const { ask } = await start({ RATE_PER_ADDRESS: '1', TRUSTED_PROXIES: '1' })
    const from = async (forwarded: string) =>
      (await ask('/api/user/me', { headers: { 'X-Forwarded-For': forwarded } })).status
    expect(await from('1.1.1.1')).toBe(401)
    expect(await from('6.6.6.6, 1.1.1.1')).toBe(429)
    expect(await from('2.2.2.2')).toBe(401)
  })

  it('count each account for itself', async () => {
    const running = await start({ RATE_PER_ACCOUNT: '2' })
    const [one, other] = [await tokenOf(running), await tokenOf(running, 'manager')]
    const status = async (token: string) => (await running.ask('/api/user/me', { headers: bearer(token) })).status
    expect([await status(one), await status(one), await status(one)]).toEqual([200, 200, 429])
    expect(await status(other)).toBe(200)
  })

  it('leave an address sixty tries of passwords and codes a minute', async () => {
    const { ask } = await start()
    const attempt = async (index: number) =>
      (await ask('/auth/login', { body: { username: `nobody${index}`, password: 'x' } })).status
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1) statuses.push(await attempt(index))
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('keys of access tokens', () => {
  it('may be replaced: the old one still verifies as long as it is listed', async () => {
    const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)]
    const before = await start({ TOKEN_SECRET: old })
    const token = await tokenOf(before)
    const { createApp } = await import('@backend/app')
    const { tableOutbox } = await import('@backend/database/outbox')
    const { tokenKeys } = await import('@server/tokenKeys')
    const { db, clock } = before.backend
    const status = async (TOKEN_SECRET: string[]) => {
      const time = () => clock.now
      const app = createApp({
        db,
        clock: time,
        outbox: tableOutbox(db, time, { shown: false }),
        passwordRounds: 1,
        checkAnswers: true,
        sqlite: loadSqlite,
        tokenKeys: tokenKeys({ TOKEN_SECRET, DATA_DIR: '' }),
      })
      return (await app.request('/api/user/me', { headers: bearer(token) })).status
    }
    expect(await status([fresh, old])).toBe(200)
    expect(await status([fresh])).toBe(401)
  })
})

describe('the log', () => {
  it('has method, route, status, duration and request id, and no data of persons', async () => {
    const running = await start()
    const token = await tokenOf(running)
    const secrets = [token, DEMO_PASSWORD, 'ecole', 'Ben Salah', '4242']
    await running.ask('/api/candidat/4242?search=Ben%20Salah', { headers: bearer(token) })
    await running.ask('/api/salle/place/jeton-4242', {})
    const entries = running.lines.map((line) => JSON.parse(line))
    expect(entries.map(({ route }) => route)).toEqual(['/auth/login', '/api/candidat/:id', '/api/salle/place/:jeton'])
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual(
        ['level', 'method', 'ms', 'msg', 'requestId', 'route', 'status', 'time'].sort(),
      )
    }
    for (const secret of secrets) expect(running.lines.join('\n')).not.toContain(secret)
  })

  it('takes the request id of a trusted proxy only', async () => {
    const headers = { 'X-Request-Id': 'request-of-proxy' }
    const trusting = await start({ TRUSTED_PROXIES: '1' })
    expect((await trusting.ask('/login', { headers })).headers.get('X-Request-Id')).toBe('request-of-proxy')
    await trusting.stop()
    const alone = await start()
    expect((await alone.ask('/login', { headers })).headers.get('X-Request-Id')).not.toBe('request-of-proxy')
  })

  it('tells where an error comes from, without the values that its message names', () => {
    const error = Object.assign(new Error('Key (email)=(leila@exemple.tn) already exists'), { code: '23505' })
    const said = JSON.stringify(faultOf(error))
    expect(said).toContain('23505')
    expect(said).toContain('application.test.ts')
    expect(said).not.toContain('leila')
  })
})
