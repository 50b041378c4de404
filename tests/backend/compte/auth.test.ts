import { hashPassword } from '@backend/auth/password'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { LoginAnswer } from '@contract/compte/auth'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { clientOf, send, signedIn } from '@tests/helpers/http'
import { disable, wait } from '@tests/helpers/scenarios'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

describe('POST /auth/login', () => {
  it.each(['ecole', 'ECOLE', '  ecole ', 'ecole@voielibre.exemple.tn', 'Ecole@VoieLibre.exemple.tn'])(
    'signs in with %j as the user name',
    async (username) => {
      const { body } = await tryLogin(username, DEMO_PASSWORD)
      expect(body.usersConnect.username).toBe('ecole')
    },
  )

  it('answers the profile, the package and the rights that the client starts with', async () => {
    const body = await login()
    expect(body).toMatchObject({
      role: 'ecole',
      avatar: null,
      isFirstLogin: false,
      idAutoEcole: 1,
      activePackage: { nom: 'Pro semestriel' },
      usersConnect: { username: 'ecole', ecole: { id: 1, pays: 'TN', lectureSeule: null } },
    })
    expect(body.ability).toContainEqual({ action: 'read', subject: 'Auth' })
    const { access_token, refresh_token, ...rest } = body
    expect((await send(backend, 'GET', '/api/user/me', { token: access_token })).body).toEqual(rest)
    expect(refresh_token).not.toBe(access_token)
  })

  it('issues a token with sub, idRole, username2 and exp', async () => {
    const { access_token, usersConnect } = await login('moniteur')
    const payload = JSON.parse(atob(access_token.split('.')[1] ?? ''))
    const now = backend.clock.now.getTime() / 1000
    expect(payload).toMatchObject({
      sub: String(usersConnect.id),
      idRole: 'moniteur',
      username2: 'moniteur',
      exp: now + 900,
    })
  })

  it.each([
    ['ecole', 'wrong'],
    ['nobody', DEMO_PASSWORD],
    ['ecole', `${DEMO_PASSWORD} `],
    ["' or 1=1 --", 'x'],
    ['%', DEMO_PASSWORD],
  ])('refuses user name %j with password %j with the same answer', async (username, password) => {
    const answer = await tryLogin(username, password)
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'bad_credentials' })
  })

  it.each([
    [{}, { username: 'required', password: 'required' }],
    [{ username: ' ', password: 'x' }, { username: 'required' }],
    [{ username: 'ecole', password: '' }, { password: 'required' }],
    [
      { username: ['ecole'], password: {} },
      { username: 'invalid', password: 'invalid' },
    ],
    [
      { username: 'x'.repeat(255), password: 'x'.repeat(201) },
      { username: 'too_long', password: 'too_long' },
    ],
  ])('answers field errors for the sign-in %j', async (body, errors) => {
    const answer = await send(backend, 'POST', '/auth/login', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual(errors)
  })

  it('refuses a disabled account and ends its open sessions', async () => {
    const { access_token, refresh_token } = await login('client')
    await disable(backend, 'client')
    expect((await tryLogin('client', DEMO_PASSWORD)).body).toMatchObject({ statusCode: 401, code: 'inactive' })
    expect(await meStatus(access_token)).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
    // With a wrong password the answer does not reveal that the account is disabled.
    expect((await tryLogin('client', 'wrong')).body).toMatchObject({ code: 'bad_credentials' })
  })
})

describe('a slow password check', () => {
  const setUser = (values: { motDePasse?: string; actif?: 0 }) =>
    backend.db.updateTable('utilisateur').set(values).where('username', '=', 'ecole').execute()

  it.each([
    [
      'the password is changed',
      async () => setUser({ motDePasse: await hashPassword('another', 1) }),
      'bad_credentials',
    ],
    ['the account is disabled', () => setUser({ actif: 0 }), 'inactive'],
  ] as const)('refuses the sign-in when %s during the check', async (_, change, code) => {
    await setUser({ motDePasse: await hashPassword(DEMO_PASSWORD, 600_000) })
    const deriving = vi.spyOn(crypto.subtle, 'deriveBits')
    const pending = tryLogin('ecole', DEMO_PASSWORD)
    await vi.waitUntil(() => deriving.mock.calls.length > 0, { interval: 1 })
    deriving.mockRestore()
    await change()
    expect((await pending).body).toMatchObject({ statusCode: 401, code })
  })

  it('runs as many hashing rounds for unknown users as for known ones', async () => {
    // PostgreSQL's driver also hashes when it signs in to the database, so it is connected first.
    await tryLogin('ecole', 'wrong')
    const deriving = vi.spyOn(crypto.subtle, 'deriveBits')
    const rounds = async (username: string) => {
      deriving.mockClear()
      expect((await tryLogin(username, 'wrong')).status).toBe(401)
      return deriving.mock.calls.reduce((sum, [algorithm]) => sum + (algorithm as Pbkdf2Params).iterations, 0)
    }
    const usual = await rounds('ecole')
    await setUser({ motDePasse: await hashPassword(DEMO_PASSWORD, 1) })
    expect([await rounds('ecole'), await rounds('nobody')]).toEqual([usual, usual])
    deriving.mockRestore()
  })
})

describe('an e-mail address shared by several accounts', () => {
  const SHARED = 'famille@exemple.tn'
  beforeEach(async () => {
    const named = backend.db.updateTable('utilisateur').where('username', 'in', ['ecole', 'ecole2', 'client'])
    await named.set({ email: SHARED }).execute()
    const other = { motDePasse: await hashPassword('their own', 10) }
    await backend.db.updateTable('utilisateur').set(other).where('username', '=', 'ecole2').execute()
  })

  it('signs in the account that matches the password', async () => {
    expect((await tryLogin(SHARED, 'their own')).body.usersConnect.username).toBe('ecole2')
    await disable(backend, 'ecole')
    expect((await tryLogin(SHARED, DEMO_PASSWORD)).body.usersConnect.username).toBe('client')
  })

  it('counts a wrong password on every account that shares the address', async () => {
    for (let count = 0; count < 4; count += 1) expect((await tryLogin(SHARED, 'wrong')).status).toBe(401)
    expect((await tryLogin(SHARED, 'wrong')).status).toBe(429)
    for (const name of [SHARED, 'ecole', 'ecole2', 'client'])
      expect((await tryLogin(name, DEMO_PASSWORD)).status).toBe(429)
  })

  it('finds the account that matches the password among all accounts', async () => {
    await backend.db.updateTable('utilisateur').where('username', '<>', 'ecole').set({ email: SHARED }).execute()
    const last = backend.db.selectFrom('utilisateur').select(['id', 'username']).orderBy('id', 'desc')
    const { id, username } = await last.executeTakeFirstOrThrow()
    const other = { motDePasse: await hashPassword('their very own', 10) }
    await backend.db.updateTable('utilisateur').set(other).where('id', '=', id).execute()
    expect((await tryLogin(SHARED, 'their very own')).body.usersConnect.username).toBe(username)
  })

  it('signs in the account with that user name, even when others use it as their address', async () => {
    const many = backend.db.updateTable('utilisateur').where('username', 'not in', ['ecole', 'manager'])
    await many.set({ email: 'manager' }).execute()
    expect((await tryLogin('manager', DEMO_PASSWORD)).body.usersConnect.username).toBe('manager')
  })
})

describe('wrong passwords', () => {
  const wrong = () => tryLogin('ecole', 'wrong')

  it('locks the account for 15 minutes after the fifth wrong password, also for the right one', async () => {
    for (let count = 0; count < 4; count += 1) expect((await wrong()).status).toBe(401)
    expect((await wrong()).body).toMatchObject({ statusCode: 429, code: 'locked', details: { seconds: 900 } })
    const locked = await tryLogin('ecole', DEMO_PASSWORD)
    expect(locked.status).toBe(429)
    expect(locked.body).toMatchObject({ code: 'locked', details: { seconds: 900 } })
    expect((await tryLogin('ecole@voielibre.exemple.tn', DEMO_PASSWORD)).status).toBe(429)
    // Other accounts stay unlocked.
    await login('ecole2')
    wait(backend, { minutes: 14.9 })
    expect((await tryLogin('ecole', DEMO_PASSWORD)).body).toMatchObject({ details: { seconds: 6 } })
    wait(backend, { minutes: 0.1 })
    await login('ecole')
  })

  it('warns when two tries are left and when one is left', async () => {
    const refusals: unknown[] = [await wrong(), await wrong(), await wrong(), await wrong()].map(({ body }) => body)
    const refused = { statusCode: 401, code: 'bad_credentials' }
    expect(refusals).toMatchObject([
      refused,
      refused,
      { ...refused, details: { left: 2 } },
      { ...refused, details: { left: 1 } },
    ])
  })

  it('gives the same answers for an unknown user name', async () => {
    const answersFor = async (username: string) => {
      const answers = []
      for (let count = 0; count < 7; count += 1) answers.push((await tryLogin(username, 'wrong')).body)
      wait(backend, { minutes: 14.9 })
      answers.push((await tryLogin(username, 'wrong')).body)
      wait(backend, { minutes: 0.1 })
      for (let count = 0; count < 5; count += 1) answers.push((await tryLogin(username, 'wrong')).body)
      return answers
    }
    expect(await answersFor('personne.inconnue')).toEqual(await answersFor('ecole'))
  })

  it('restarts the count after a right password and after a lock', async () => {
    for (let count = 0; count < 4; count += 1) await wrong()
    await login()
    for (let count = 0; count < 4; count += 1) await wrong()
    await login()
    for (let count = 0; count < 5; count += 1) await wrong()
    wait(backend, { minutes: 15 })
    for (let count = 0; count < 4; count += 1) expect((await wrong()).status).toBe(401)
    await login()
  })

  it('locks the account when the wrong passwords are sent concurrently', async () => {
    const tries = Array.from({ length: 12 }, () => wrong())
    const right = tryLogin('ecole', DEMO_PASSWORD)
    expect((await Promise.all(tries)).every(({ status }) => status === 401 || status === 429)).toBe(true)
    expect((await right).status).toBe(429)
    expect((await tryLogin('ecole', DEMO_PASSWORD)).status).toBe(429)
  })
})

describe('archiving a person', () => {
  it.each(['candidat', 'moniteur'] as const)(
    'ends the sessions of an archived %s until they are unarchived',
    async (role) => {
      await clearPlanning(backend)
      const ecole = await signedIn(backend, 'ecole')
      const { access_token, refresh_token } = await login(role)
      const { id } = (await clientOf(backend, access_token).get<{ id: number }>(`/api/${role}/me`)).body
      expect((await ecole.post(`/api/${role}/${id}/archive`)).status).toBe(200)
      expect(await meStatus(access_token)).toBe(401)
      expect((await refresh(refresh_token)).status).toBe(401)
      expect((await tryLogin(role, DEMO_PASSWORD)).body).toMatchObject({ statusCode: 401, code: 'inactive' })
      expect((await ecole.post(`/api/${role}/${id}/unarchive`)).status).toBe(200)
      expect(await meStatus(access_token)).toBe(401)
      await login(role)
      await login('ecole')
    },
  )
})
