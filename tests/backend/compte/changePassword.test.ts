import { hashPassword, PASSWORD_ROUNDS, verifyPassword } from '@backend/auth/password'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { LoginAnswer, SentMessage } from '@contract/compte/auth'
import type { ApiError } from '@contract/errors'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { clientOf, send, signedIn } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const STRONG = 'girouette lampadaire 47 tandem'
const STRONGER = 'patinoire cerfeuil 82 boulon'

let backend: TestBackend
beforeEach(async () => {
  // With a single connection, concurrent requests reach the database in the order in which they were sent.
  backend = await startBackend({ connections: 1 })
})
afterEach(() => backend.stop())

const login = (username: string, password: string) =>
  send<LoginAnswer>(backend, 'POST', '/auth/login', { body: { username, password } })
const outbox = async () => (await send<SentMessage[]>(backend, 'GET', '/auth/outbox')).body

describe('POST /auth/change-password', () => {
  type Tokens = Pick<LoginAnswer, 'access_token' | 'refresh_token'>
  const change = (token: string, currentPassword: string, password: string) =>
    send<Tokens & ApiError>(backend, 'POST', '/auth/change-password', { token, body: { currentPassword, password } })

  it('ends every session except the new one', async () => {
    const [here, there] = [(await login('ecole', DEMO_PASSWORD)).body, (await login('ecole', DEMO_PASSWORD)).body]
    const changed = await change(here.access_token, DEMO_PASSWORD, STRONG)
    expect(changed.status).toBe(200)
    for (const token of [here.access_token, there.access_token]) {
      expect((await clientOf(backend, token).get('/api/user/me')).status).toBe(401)
    }
    const { body: sessions } = await clientOf(backend, changed.body.access_token).get<unknown[]>('/api/session')
    expect(sessions).toHaveLength(1)
    expect(
      (await send(backend, 'POST', '/auth/refresh', { body: { refreshToken: changed.body.refresh_token } })).status,
    ).toBe(200)
  })

  it('is required at the first sign-in', async () => {
    const ecole = await signedIn(backend, 'ecole')
    const { username } = await buildCandidat(ecole, { email: 'nouveau@exemple.tn' })
    const password = /provisoire\s: (\S+)\n/.exec((await outbox())[0]?.texte ?? '')?.[1] ?? ''
    const { body: first } = await login(username ?? '', password)
    expect(first.isFirstLogin).toBe(true)
    const client = clientOf(backend, first.access_token)
    for (const path of ['/api/session', '/api/user/id/role', '/api/notif', '/api/candidat', '/api/permi']) {
      const refused = await client.get(path)
      expect([refused.status, refused.body], path).toMatchObject([
        403,
        { code: 'first_login', message: 'Choisissez d’abord votre mot de passe.' },
      ])
    }
    expect((await client.delete('/api/session')).status).toBe(403)
    expect((await client.get('/api/user/me')).status).toBe(200)
    expect((await client.put('/api/user/me', { langue: 'en' })).status).toBe(200)
    expect((await change(first.access_token, password, password)).body.errors).toEqual({ password: 'password_same' })
    const { body: changed } = await change(first.access_token, password, STRONG)
    const own = clientOf(backend, changed.access_token)
    expect((await own.get('/api/user/me')).body).toMatchObject({ isFirstLogin: false })
    expect((await own.get('/api/session')).status).toBe(200)
    expect((await login(username ?? '', STRONG)).status).toBe(200)
  })

  it('requires the current password and locks after five wrong ones', async () => {
    const { body } = await login('ecole', DEMO_PASSWORD)
    for (let count = 0; count < 4; count += 1) {
      expect((await change(body.access_token, 'wrong', STRONG)).body.errors).toEqual({
        currentPassword: 'password_wrong',
      })
    }
    expect((await change(body.access_token, 'wrong', STRONG)).body).toMatchObject({ statusCode: 429, code: 'locked' })
    expect((await change(body.access_token, DEMO_PASSWORD, STRONG)).status).toBe(429)
    expect((await login('ecole', DEMO_PASSWORD)).status).toBe(429)
  })

  it.each([
    ['a strong new password', STRONG],
    ['a weak new password', 'ecole ecole ecole'],
  ])('locks when wrong passwords are sent concurrently, with %s', async (_, password) => {
    const { body } = await login('ecole', DEMO_PASSWORD)
    const tries = Array.from({ length: 12 }, () => change(body.access_token, 'wrong', password))
    const right = change(body.access_token, DEMO_PASSWORD, password)
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(4).fill(422), ...Array(8).fill(429)])
    expect((await right).status).toBe(429)
  })

  it('succeeds once when two changes are sent concurrently', async () => {
    const { body } = await login('ecole', DEMO_PASSWORD)
    const answers = await Promise.all(
      [STRONG, STRONGER].map((password) => change(body.access_token, DEMO_PASSWORD, password)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each(['VoieLibre!', 'leilacherif', 'cherifleila', 'motdepasse123', 'azertyuiop', 'aaaaaaaaaaaa', '123456789012'])(
    'refuses %j as a weak password',
    async (password) => {
      const { body } = await login('ecole', DEMO_PASSWORD)
      expect((await change(body.access_token, DEMO_PASSWORD, password)).body.errors).toEqual({
        password: 'password_weak',
      })
    },
  )
})

describe('the stored password', () => {
  it('is a salted hash that contains its number of rounds', async () => {
    const [one, two] = [await hashPassword(STRONG, 1000), await hashPassword(STRONG, 1000)]
    expect(one).toMatch(/^pbkdf2\$1000\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword(STRONG, one)).toBe(true)
    expect(await verifyPassword(`${STRONG} `, one)).toBe(false)
    for (const broken of ['', 'pbkdf2$1000$', 'plain', `pbkdf2$1000$AAAA$${one.split('$')[3]}`]) {
      expect(await verifyPassword(STRONG, broken)).toBe(false)
    }
    expect(PASSWORD_ROUNDS).toBeGreaterThanOrEqual(600_000)
  })
})
