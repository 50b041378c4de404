import { DEMO_PASSWORD } from '@backend/seed/demo'
import { HOST, type Served, startServed } from '@tests/helpers/hosts/served'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let served: Served
beforeEach(async () => {
  served = await startServed()
})
afterEach(() => served.stop())

const CREDENTIALS = { username: 'ecole', password: DEMO_PASSWORD }
const KEY = 'a-key-of-one-renewal'

interface Tokens {
  access_token: string
  refresh_token: string
}

/** `name=value` of the cookie that an answer sets, and its attributes. */
function cookieOf(response: Response): { pair: string; attributes: string[] } {
  const [pair = '', ...attributes] = (response.headers.get('Set-Cookie') ?? '').split('; ')
  return { pair, attributes }
}

async function signIn(of = served) {
  const response = await of.ask('/auth/login', { body: CREDENTIALS })
  const tokens: Tokens = await response.json()
  return { ...cookieOf(response), tokens }
}

const renew = (pair: string, refreshToken: string, headers: Record<string, string> = {}) =>
  served.ask('/auth/refresh', { body: { refreshToken }, headers: { Cookie: pair, ...headers } })

const meOf = ({ access_token }: Tokens) =>
  served.ask('/api/user/me', { headers: { Authorization: `Bearer ${access_token}` } })

describe('the refresh token of a page of this host', () => {
  it('is in a cookie that scripts cannot read, and not in the answer', async () => {
    const { pair, attributes, tokens } = await signIn()
    expect(pair).toMatch(/^refresh=[\w-]{43}$/)
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/auth', 'Max-Age=2592000']))
    expect(attributes).not.toContain('Secure')
    expect(tokens.refresh_token).toMatch(/^[\w-]{22}$/)
    expect(pair).not.toContain(tokens.refresh_token)
  })

  it('travels by HTTPS only where the host is reached by it', async () => {
    const secure = await startServed({ PUBLIC_URL: 'https://voielibre.test' })
    const { pair, attributes } = await signIn(secure)
    expect(pair).toMatch(/^__Secure-refresh=/)
    expect(attributes).toContain('Secure')
    await secure.stop()
  })

  it('renews the session, once', async () => {
    const { pair, tokens } = await signIn()
    const response = await renew(pair, tokens.refresh_token)
    expect(response.status).toBe(200)
    const next: Tokens = await response.json()
    expect((await meOf(next)).status).toBe(200)
    expect(cookieOf(response).pair).not.toBe(pair)
    // A used token counts as stolen.
    expect((await renew(pair, tokens.refresh_token)).status).toBe(401)
    expect((await meOf(next)).status).toBe(401)
  })

  it('is renewed once when the answer was lost and the call is repeated', async () => {
    const { pair, tokens } = await signIn()
    const key = { 'Idempotency-Key': KEY }
    const first = await renew(pair, tokens.refresh_token, key)
    const again = await renew(pair, tokens.refresh_token, key)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(cookieOf(again).pair).toBe(cookieOf(first).pair)
    expect(await again.json()).toEqual(await first.json())
  })

  it('is renewed for a page that was closed before it could keep its new handle', async () => {
    const { pair, tokens } = await signIn()
    const key = { 'Idempotency-Key': KEY }
    const lost = cookieOf(await renew(pair, tokens.refresh_token, key)).pair
    const response = await renew(lost, tokens.refresh_token, key)
    expect(response.status).toBe(200)
    expect((await meOf(await response.json())).status).toBe(200)
  })

  it('is worth nothing by its handle alone', async () => {
    const { tokens } = await signIn()
    expect((await served.ask('/auth/refresh', { body: { refreshToken: tokens.refresh_token } })).status).toBe(401)
  })

  it('ends with the sign-out, and leaves the browser', async () => {
    const { pair, tokens } = await signIn()
    const response = await served.ask('/auth/logout', {
      body: { refreshToken: tokens.refresh_token },
      headers: { Cookie: pair },
    })
    expect(response.status).toBe(204)
    expect(cookieOf(response)).toMatchObject({ pair: 'refresh=' })
    expect(cookieOf(response).attributes).toContain('Max-Age=0')
    expect((await meOf(tokens)).status).toBe(401)
  })

  it('is replaced with the password', async () => {
    const { pair, tokens } = await signIn()
    const response = await served.ask('/auth/change-password', {
      body: { currentPassword: DEMO_PASSWORD, password: 'chameau-violet-93-tournevis' },
      headers: { Cookie: pair, Authorization: `Bearer ${tokens.access_token}` },
    })
    expect(response.status).toBe(200)
    const next = cookieOf(response).pair
    expect(next).not.toBe(pair)
    expect((await renew(pair, tokens.refresh_token)).status).toBe(401)
    expect((await renew(next, (await response.json()).refresh_token)).status).toBe(200)
  })
})

describe('other senders', () => {
  it('of another origin are refused, with or without the cookie', async () => {
    const { pair, tokens } = await signIn()
    for (const Origin of ['https://evil.test', 'null', `${HOST}.evil.test`]) {
      expect((await renew(pair, tokens.refresh_token, { Origin })).status, Origin).toBe(403)
      expect((await served.ask('/auth/login', { body: CREDENTIALS, headers: { Origin } })).status, Origin).toBe(403)
    }
    expect((await renew(pair, tokens.refresh_token)).status).toBe(200)
  })

  it('that are no page keep the token themselves', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const login = await served.app.request(`${HOST}/auth/login`, { ...init, body: JSON.stringify(CREDENTIALS) })
    expect(login.headers.get('Set-Cookie')).toBeNull()
    const { refresh_token: refreshToken }: Tokens = await login.json()
    const body = JSON.stringify({ refreshToken })
    expect((await served.app.request(`${HOST}/auth/refresh`, { ...init, body })).status).toBe(200)
  })
})
