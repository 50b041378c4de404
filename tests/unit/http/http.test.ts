// @vitest-environment jsdom
import { toProblem } from '@core/http/problem'
import { storeTokens } from '@core/http/tokens'
import type MockAdapter from 'axios-mock-adapter'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from './jwt'
import { start } from './start'

const OLD = tokenFor('7', 'old')
const NEW = tokenFor('7', 'new')
const REFUSAL = { statusCode: 401, message: 'Non connecté' }

const bearerOf = (headers: unknown) => (headers as Record<string, string> | undefined)?.Authorization

/** Answers 200 only to the new token. */
function refuseOldTokens(mock: MockAdapter, path: string): void {
  mock
    .onGet(path)
    .reply(({ headers }) => (bearerOf(headers) === `Bearer ${NEW}` ? [200, { ok: true }] : [401, REFUSAL]))
}

beforeEach(() => {
  localStorage.clear()
  storeTokens({ accessToken: OLD, refreshToken: 'r1' })
})

describe('requests', () => {
  it.each([
    ['x', 5000],
    ['api/candidat', 5000],
    ['auth/refresh', 5000],
    ['auth/logout', 5000],
    ['api/autoecole/signup', 5000],
    ['_base', 5000],
    ['api/candidat/import/preview', 60_000],
    ['api/candidat/import/7', 60_000],
    ['api/candidat/export', 30_000],
    ['_base/copy', 60_000],
    ['_base/aside/one', 60_000],
  ])('have on %s a time limit of %i ms unless they set another', async (path, limit) => {
    const { http, mock } = start()
    mock.onGet(path).reply((config) => [200, config.timeout])
    expect((await http.get(path)).data).toBe(limit)
    expect((await http.get(path, { timeout: 70_000 })).data).toBe(70_000)
  })

  it('describe the device in ASCII headers', async () => {
    const { http, mock } = start()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 14; Pixél 8) Chrome/120 Mobile',
    )
    mock.onGet('x').reply(({ headers }) => [200, headers])
    const first = (await http.get('x')).data
    const second = (await http.get('x')).data
    expect(first).toMatchObject({ deviceName: 'Chrome (Android)', deviceType: 'mobile', platform: 'Android' })
    expect(first.userAgent).toMatch(/^Mozilla%2F5\.0%20\(Linux.*Pix%C3%A9l/)
    expect(decodeURIComponent(first.userAgent)).toBe(navigator.userAgent)
    expect(first.deviceId).toMatch(/^[\w-]{8,64}$/)
    expect(second.deviceId).toBe(first.deviceId)
  })

  it('carry the token and the language, and no token for the sign-in', async () => {
    const { http, mock } = start({ language: () => 'de' })
    mock.onAny().reply(({ headers }) => [200, headers])
    expect((await http.get('api/user/me')).data).toMatchObject({
      Authorization: `Bearer ${OLD}`,
      'Accept-Language': 'de',
    })
    expect(bearerOf((await http.post('auth/login', {}, { session: 'begin' })).data)).toBeUndefined()
    for (const path of ['auth/refresh', 'auth/logout', 'api/autoecole/signup']) {
      expect(bearerOf((await http.post(path, {})).data), path).toBe(`Bearer ${OLD}`)
    }
  })

  it('wait for beforeRequest and use the adapter that it installs', async () => {
    const { http, mock } = start()
    mock.restore()
    const late = start({
      beforeRequest: async () => {
        late.http.defaults.adapter = async (config) => ({
          data: { at: 'last' },
          status: 200,
          statusText: '',
          headers: {},
          config,
        })
      },
    })
    late.mock.restore()
    expect((await late.http.get('x')).data).toEqual({ at: 'last' })
    expect(http.defaults.adapter).not.toBe(late.http.defaults.adapter)
  })

  it('fail as a network error when beforeRequest fails', async () => {
    const { http, hideLoader } = start({ beforeRequest: () => Promise.reject(new Error('no worker')) })
    await expect(http.get('x')).rejects.toMatchObject({ code: 'ERR_NETWORK' })
    expect(hideLoader).toHaveBeenCalled()
  })
})

describe('401 answers', () => {
  it('cause one refresh for all waiting requests, which are sent again', async () => {
    const { http, mock, onTokens } = start()
    refuseOldTokens(mock, 'x')
    mock.onPost('auth/refresh').reply(200, { access_token: NEW, refresh_token: 'r2' })
    const answers = await Promise.all([http.get('x'), http.get('x'), http.get('x')])
    expect(answers.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(mock.history.post.map(({ data }) => data)).toEqual([JSON.stringify({ refreshToken: 'r1' })])
    expect(localStorage.getItem('accessToken')).toBe(NEW)
    expect(localStorage.getItem('refreshToken')).toBe('r2')
    expect(onTokens).toHaveBeenCalledExactlyOnceWith({ accessToken: NEW, refreshToken: 'r2' })
  })

  it.each([
    [400, 'of another status'],
    [200, 'of success'],
  ])('count also in the body of an answer %s %s', async (status) => {
    const { http, mock } = start()
    mock.onPost('x').replyOnce(status, REFUSAL)
    mock.onPost('x').reply(201, { ok: true })
    mock.onPost('auth/refresh').reply(200, { access_token: NEW, refresh_token: 'r2' })
    expect((await http.post('x', {})).data).toEqual({ ok: true })
  })

  it('end the session also when the status is in the body', async () => {
    const { http, mock, onSessionExpired } = start()
    mock.onAny().reply(400, REFUSAL)
    const error = await http.get('x').catch((reason: unknown) => reason)
    expect(toProblem(error)).toMatchObject({ status: 401 })
    expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith(OLD)
  })

  it('lead to the sign-in without a token when the user was signed in', async () => {
    const onTokenMissing = vi.fn(() => true)
    const { http, mock, onSessionExpired } = start({ onTokenMissing })
    localStorage.clear()
    mock.onAny().reply(401, REFUSAL)
    await expect(http.get('x')).rejects.toBeDefined()
    expect(onTokenMissing).toHaveBeenCalledOnce()
    expect(onSessionExpired).not.toHaveBeenCalled()
  })

  it('are ordinary refusals without a token when nobody was signed in', async () => {
    const { http, mock, hideLoader } = start()
    localStorage.clear()
    mock.onAny().reply(401, REFUSAL)
    const error = await http.get('x').catch((reason: unknown) => reason)
    expect(toProblem(error)).toMatchObject({ status: 401, message: 'Non connecté' })
    expect(hideLoader).toHaveBeenCalled()
  })

  it('lead to the sign-in when the tokens disappear during the request', async () => {
    const onTokenMissing = vi.fn(() => true)
    const { http, mock } = start({ onTokenMissing })
    mock.onGet('x').reply(() => {
      localStorage.clear()
      return [401, REFUSAL]
    })
    await expect(http.get('x')).rejects.toBeDefined()
    expect(onTokenMissing).toHaveBeenCalledOnce()
  })

  it('retry a refresh whose answer was lost with the same idempotency key', async () => {
    const { http, mock } = start()
    refuseOldTokens(mock, 'x')
    const keys: unknown[] = []
    mock.onPost('auth/refresh').replyOnce(({ headers }) => {
      keys.push(headers?.['Idempotency-Key'])
      return Promise.reject(new Error('lost'))
    })
    mock.onPost('auth/refresh').replyOnce(({ headers }) => {
      keys.push(headers?.['Idempotency-Key'])
      return [200, '<html></html>']
    })
    mock.onPost('auth/refresh').reply(({ headers }) => {
      keys.push(headers?.['Idempotency-Key'])
      return [200, { access_token: NEW, refresh_token: 'r2' }]
    })
    await expect(http.get('x')).rejects.toBeDefined()
    await expect(http.get('x')).rejects.toBeDefined()
    expect((await http.get('x')).data).toEqual({ ok: true })
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\w-]{16,100}$/)]))
    storeTokens({ accessToken: OLD, refreshToken: 'r3' })
    await http.get('x')
    expect(new Set(keys).size).toBe(2)
  })

  it('cause no refresh when another tab has renewed the session', async () => {
    const { http, mock } = start()
    mock.onGet('x').replyOnce(() => {
      storeTokens({ accessToken: NEW, refreshToken: 'r2' })
      return [401, REFUSAL]
    })
    refuseOldTokens(mock, 'x')
    expect((await http.get('x')).data).toEqual({ ok: true })
    expect(mock.history.post).toHaveLength(0)
  })

  it('are not retried for another user who signed in meanwhile', async () => {
    const { http, mock, onSessionExpired } = start()
    mock.onPost('x').reply(() => {
      storeTokens({ accessToken: tokenFor('8'), refreshToken: 'r9' })
      return [401, REFUSAL]
    })
    await expect(http.post('x', {})).rejects.toMatchObject({ response: { status: 401 } })
    expect(mock.history.post).toHaveLength(1)
    expect(onSessionExpired).not.toHaveBeenCalled()
  })

  it('end the session once when the refresh is refused, for all requests', async () => {
    const { http, mock, onSessionExpired } = start()
    mock.onAny().reply(401, REFUSAL)
    const outcomes = await Promise.allSettled([http.get('x'), http.get('y'), http.get('x')])
    await expect(http.get('z')).rejects.toMatchObject({ response: { status: 401 } })
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(mock.history.post).toHaveLength(1)
    expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith(OLD)
  })

  it('end the session when the new token is refused too', async () => {
    const { http, mock, onSessionExpired } = start()
    mock.onGet('x').reply(401, REFUSAL)
    mock.onPost('auth/refresh').reply(200, { access_token: NEW, refresh_token: 'r2' })
    await expect(http.get('x')).rejects.toBeDefined()
    expect(mock.history.get).toHaveLength(2)
    expect(onSessionExpired).toHaveBeenCalledOnce()
  })

  it.each([
    ['the network is missing', (mock: MockAdapter) => mock.onPost('auth/refresh').networkError()],
    ['the server fails', (mock: MockAdapter) => mock.onPost('auth/refresh').reply(503)],
    ['the refresh takes too long', (mock: MockAdapter) => mock.onPost('auth/refresh').timeout()],
  ])('keep the session while %s', async (_case, break_) => {
    const { http, mock, onSessionExpired } = start()
    mock.onGet('x').reply(401, REFUSAL)
    break_(mock)
    const error = await http.get('x').catch((reason: unknown) => reason)
    expect(toProblem(error)).toMatchObject({ status: 0, code: 'network' })
    expect(onSessionExpired).not.toHaveBeenCalled()
    expect(localStorage.getItem('accessToken')).toBe(OLD)
  })

  it('do not restore a session that the user left during the refresh', async () => {
    const { http, mock, onTokens } = start()
    mock.onGet('x').reply(401, REFUSAL)
    mock.onPost('auth/refresh').reply(() => {
      localStorage.clear()
      return [200, { access_token: NEW, refresh_token: 'r2' }]
    })
    await expect(http.get('x')).rejects.toBeDefined()
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(onTokens).not.toHaveBeenCalled()
  })

  it('continue with a session that replaced this one during the refresh', async () => {
    const { http, mock, onSessionExpired } = start()
    refuseOldTokens(mock, 'x')
    mock.onPost('auth/refresh').reply(({ timeout }) => {
      expect(timeout).toBe(5000)
      storeTokens({ accessToken: NEW, refreshToken: 'r5' })
      return [401, REFUSAL]
    })
    expect((await http.get('x')).data).toEqual({ ok: true })
    expect(localStorage.getItem('refreshToken')).toBe('r5')
    expect(onSessionExpired).not.toHaveBeenCalled()
  })

  it('are ordinary refusals for the sign-in', async () => {
    const { http, mock, onSessionExpired } = start()
    mock.onPost('auth/login').reply(401, { statusCode: 401, message: 'Mot de passe incorrect' })
    const error = await http.post('auth/login', {}, { session: 'begin' }).catch((reason: unknown) => reason)
    expect(toProblem(error).message).toBe('Mot de passe incorrect')
    expect(onSessionExpired).not.toHaveBeenCalled()
  })
})

describe('failures', () => {
  it('keep the message of the server and hide the loader', async () => {
    const { http, mock, hideLoader } = start()
    mock.onGet('x').reply(409, { statusCode: 409, message: 'Déjà pris' })
    const error = await http.get('x').catch((reason: unknown) => reason)
    expect(toProblem(error)).toMatchObject({ status: 409, message: 'Déjà pris' })
    expect(hideLoader).toHaveBeenCalled()
  })

  it('are read from a binary answer too', async () => {
    const { http, mock } = start()
    const body = new TextEncoder().encode(JSON.stringify({ statusCode: 404, message: 'Introuvable' })).buffer
    mock.onGet('x').reply(404, body)
    const error = await http.get('x', { responseType: 'arraybuffer' }).catch((reason: unknown) => reason)
    expect(toProblem(error).message).toBe('Introuvable')
  })

  it.each([
    ['the request times out', (mock: MockAdapter) => mock.onGet('x').timeout(), 'timeout'],
    ['the network fails', (mock: MockAdapter) => mock.onGet('x').networkError(), 'network'],
  ])('have no message when %s', async (_case, fail, code) => {
    const { http, mock } = start()
    fail(mock)
    const error = await http.get('x').catch((reason: unknown) => reason)
    expect(toProblem(error)).toEqual({ status: 0, code, message: '' })
  })

  it('hide nothing when the request was cancelled', async () => {
    const { http, mock, hideLoader } = start()
    mock.onGet('x').reply(500, { statusCode: 500, message: 'Cassé' })
    const stop = new AbortController()
    const waiting = http.get('x', { signal: stop.signal })
    stop.abort()
    expect(toProblem(await waiting.catch((reason: unknown) => reason)).code).toBe('cancelled')
    expect(hideLoader).not.toHaveBeenCalled()
  })

  it('keep the limit that a field passed behind its code', async () => {
    const { http, mock } = start()
    const errors = { nom: 'too_long', cin: 'duplicate' }
    mock.onPost('x').reply(422, { statusCode: 422, message: 'Non', errors, limits: { nom: '80' } })
    const error = await http.post('x', {}).catch((reason: unknown) => reason)
    expect(toProblem(error).errors).toEqual({ nom: 'too_long:80', cin: 'duplicate' })
  })

  it('keep the codes of the fields and the details', async () => {
    const { http, mock } = start()
    const errors = { cin: 'duplicate' }
    mock.onPost('x').reply(422, { statusCode: 422, code: 'invalid', message: 'Non', errors, details: { seconds: 3 } })
    const error = await http.post('x', {}).catch((reason: unknown) => reason)
    expect(toProblem(error)).toEqual({ status: 422, code: 'invalid', message: 'Non', errors, details: { seconds: 3 } })
    expect(toProblem(new Error('ours'))).toMatchObject({ status: 0, code: 'unexpected' })
  })
})
