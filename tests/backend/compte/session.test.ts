import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { LoginAnswer, UserSession } from '@contract/compte/auth'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { clientOf, send, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  // With a single connection, concurrent requests reach the database in the order in which they were sent.
  backend = await startBackend({ connections: 1 })
})
afterEach(() => backend.stop())

type Tokens = Pick<LoginAnswer, 'access_token' | 'refresh_token'>

const tryLogin = (username: string, password: string, headers?: Record<string, string>) =>
  send<LoginAnswer>(backend, 'POST', '/auth/login', { body: { username, password }, headers })
async function login(username = 'ecole', headers?: Record<string, string>): Promise<LoginAnswer> {
  const answer = await tryLogin(username, DEMO_PASSWORD, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const refresh = (refreshToken: string) => send<Tokens>(backend, 'POST', '/auth/refresh', { body: { refreshToken } })
const meStatus = async (token: string) => (await send(backend, 'GET', '/api/user/me', { token })).status

describe('POST /auth/refresh', () => {
  it('issues the next token pair and keeps the session', async () => {
    const first = await login()
    wait(backend, { minutes: 20 })
    expect(await meStatus(first.access_token)).toBe(401)
    const { status, body } = await refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(await meStatus(body.access_token)).toBe(200)
    expect(body.refresh_token).not.toBe(first.refresh_token)
    expect((await refresh(body.refresh_token)).status).toBe(200)
    const { body: sessions } = await clientOf(backend, body.access_token).get<UserSession[]>('/api/session')
    expect(sessions).toHaveLength(1)
  })

  it('ends all sessions of the user when a used token comes again, and of no other user', async () => {
    const [stolen, other, stranger] = [await login(), await login(), await login('ecole2')]
    const { body: next } = await refresh(stolen.refresh_token)
    expect((await refresh(stolen.refresh_token)).status).toBe(401)
    for (const token of [stolen.access_token, other.access_token, next.access_token])
      expect(await meStatus(token)).toBe(401)
    for (const token of [next.refresh_token, other.refresh_token]) expect((await refresh(token)).status).toBe(401)
    expect(await meStatus(stranger.access_token)).toBe(200)
    expect((await refresh(stranger.refresh_token)).status).toBe(200)
    await login()
  })

  it('succeeds once when the same token is sent twice concurrently', async () => {
    const { refresh_token } = await login()
    const statuses = (await Promise.all([refresh(refresh_token), refresh(refresh_token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
  })

  it('recognises a stolen token for 30 days, then forgets it', async () => {
    const first = await login()
    const { body: second } = await refresh(first.refresh_token)
    wait(backend, { days: 20 })
    const { body: third } = await refresh(second.refresh_token)
    wait(backend, { days: 11 })
    const { body: fourth } = await refresh(third.refresh_token)
    expect(await backend.db.selectFrom('refresh_token').select('hash').execute()).toHaveLength(3)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect(await meStatus(fourth.access_token)).toBe(200)
    expect((await refresh(second.refresh_token)).status).toBe(401)
    expect(await meStatus(fourth.access_token)).toBe(401)
  })

  it('ends a session after 30 days without use', async () => {
    const { refresh_token } = await login()
    wait(backend, { days: 29 })
    const { body } = await refresh(refresh_token)
    wait(backend, { days: 29 })
    const again = await refresh(body.refresh_token)
    expect(again.status).toBe(200)
    wait(backend, { days: 30 })
    expect((await refresh(again.body.refresh_token)).status).toBe(401)
  })

  it.each(['unknown', 'x'.repeat(500), "' or '1'='1"])('refuses the refresh token %j', async (token) => {
    expect((await refresh(token)).status).toBe(401)
  })

  it.each([{}, { refreshToken: '' }, { refreshToken: 5 }, { refreshToken: 'x'.repeat(501) }])(
    'answers a field error for the refresh %j',
    async (body) => {
      expect(Object.keys((await send(backend, 'POST', '/auth/refresh', { body })).body.errors ?? {})).toEqual([
        'refreshToken',
      ])
    },
  )
})

describe('POST /auth/logout', () => {
  it('ends the session of the token and keeps the others', async () => {
    const [here, there] = [await login(), await login()]
    const out = await send(backend, 'POST', '/auth/logout', { body: { refreshToken: here.refresh_token } })
    expect(out.status).toBe(204)
    expect(await meStatus(here.access_token)).toBe(401)
    expect((await refresh(here.refresh_token)).status).toBe(401)
    expect(await meStatus(there.access_token)).toBe(200)
    expect((await refresh(there.refresh_token)).status).toBe(200)
  })

  it('answers 204 for an unknown token too', async () => {
    expect((await send(backend, 'POST', '/auth/logout', { body: { refreshToken: 'unknown' } })).status).toBe(204)
  })
})

describe('the user’s sessions', () => {
  const PHONE = {
    deviceId: 'd-1',
    deviceName: encodeURIComponent('Téléphone de Leïla 📱'),
    deviceType: 'mobile',
    platform: 'android',
  }

  it('stores the device information', async () => {
    const { access_token } = await login('ecole', PHONE)
    const { body } = await clientOf(backend, access_token).get<UserSession[]>('/api/session')
    expect(body).toMatchObject([
      { deviceName: 'Téléphone de Leïla 📱', deviceType: 'mobile', platform: 'android', current: true },
    ])
    const row = await backend.db.selectFrom('session').select('deviceId').executeTakeFirstOrThrow()
    expect(row.deviceId).toBe('d-1')
  })

  it('accepts malformed and overlong device names', async () => {
    await login('ecole', { deviceName: '%E0%A4%A', platform: 'x'.repeat(5000) })
    const row = await backend.db.selectFrom('session').select(['deviceName', 'platform']).executeTakeFirstOrThrow()
    expect(row.deviceName).toBe('%E0%A4%A')
    expect(row.platform).toHaveLength(200)
  })

  it('ends one session or all others, never those of another user', async () => {
    const [here, there, third, stranger] = [await login(), await login(), await login(), await login('ecole2')]
    const client = clientOf(backend, here.access_token)
    const list = async () => (await client.get<UserSession[]>('/api/session')).body
    const strangers = await clientOf(backend, stranger.access_token).get<UserSession[]>('/api/session')
    expect(await list()).toHaveLength(3)
    expect((await client.delete(`/api/session/${strangers.body[0]?.id}`)).status).toBe(404)
    expect(await meStatus(stranger.access_token)).toBe(200)
    const sid = JSON.parse(atob(there.access_token.split('.')[1] ?? '')).sid
    expect((await client.delete(`/api/session/${sid}`)).status).toBe(204)
    expect((await client.delete(`/api/session/${sid}`)).status).toBe(404)
    expect(await meStatus(there.access_token)).toBe(401)
    expect(await meStatus(third.access_token)).toBe(200)
    expect((await client.delete('/api/session')).status).toBe(204)
    expect(await meStatus(third.access_token)).toBe(401)
    expect(await list()).toMatchObject([{ current: true }])
    expect(await meStatus(stranger.access_token)).toBe(200)
  })
})

describe('the user’s own account', () => {
  it('stores the language of the account', async () => {
    const client = await signedIn(backend, 'candidat')
    expect((await client.put('/api/user/me', { langue: 'pt' })).body).toMatchObject({ usersConnect: { langue: 'pt' } })
    expect((await client.put('/api/user/me', { langue: 'eo' })).body.errors).toEqual({ langue: 'invalid' })
    expect((await login('candidat')).usersConnect.langue).toBe('pt')
    expect((await login('moniteur')).usersConnect.langue).toBe('fr')
  })

  it('answers the user’s role', async () => {
    const client = await signedIn(backend, 'moniteur')
    expect((await client.get('/api/user/id/role')).body).toMatchObject({ role: 'moniteur' })
  })
})
