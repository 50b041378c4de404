// @vitest-environment jsdom
import type { Silence } from '@core/http/callbacks'
import { rereadIntents } from '@core/http/intents'
import { toProblem } from '@core/http/problem'
import { storeTokens } from '@core/http/tokens'
import axios from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from './jwt'
import { start } from './start'

const silence = ({ isGarbled, mayBeSaved }: Silence) =>
  `${isGarbled ? 'illisible' : 'sans réponse'}${mayBeSaved ? ', peut-être enregistré' : ''}`

type Answering = (mock: ReturnType<typeof start>['mock'], path: string) => void

/** Answers after which the outcome of a write is unknown. */
const LOST: [string, Answering][] = [
  ['the request times out', (mock, path) => mock.onAny(path).timeoutOnce()],
  ['the network fails', (mock, path) => mock.onAny(path).networkErrorOnce()],
  ['the server fails', (mock, path) => mock.onAny(path).replyOnce(500, { statusCode: 500, message: '' })],
  ['a proxy fails', (mock, path) => mock.onAny(path).replyOnce(504, '<html>')],
  ['the answer is empty', (mock, path) => mock.onAny(path).replyOnce(200, '')],
  ['the answer is null', (mock, path) => mock.onAny(path).replyOnce(201, null)],
  ['the answer is a page', (mock, path) => mock.onAny(path).replyOnce(200, '<!doctype html><p>Bonjour')],
]

/** An HTTP instance and the idempotency keys of its requests. */
function listening() {
  const started = start({ noAnswerMessage: silence })
  const keys: (string | undefined)[] = []
  const answering = axios.getAdapter(started.http.defaults.adapter)
  started.http.defaults.adapter = (config) => {
    keys.push(config.headers.get('Idempotency-Key')?.toString())
    return answering(config)
  }
  const done = (path = 'x') => started.mock.onAny(path).reply(201, { id: 1 })
  const ask = (body: unknown = { nom: 'Ali' }, path = 'x', method = 'post') =>
    started.http.request({ url: path, method, data: body }).catch((error: unknown) => error)
  return { ...started, keys, done, ask }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  rereadIntents()
  storeTokens({ accessToken: tokenFor('7'), refreshToken: 'r1' })
})

describe('idempotency key of a write', () => {
  it('is sent with writes and not with reads', async () => {
    const { ask, done, keys } = listening()
    done()
    for (const method of ['post', 'put', 'delete', 'get']) await ask({}, 'x', method)
    for (const key of keys.slice(0, 3)) expect(key).toMatch(/^[\w-]{16,100}$/)
    expect(new Set(keys.slice(0, 3)).size).toBe(3)
    expect(keys[3]).toBeUndefined()
  })

  it('is not sent with the sign-in and the sign-out', async () => {
    const { http, done, keys } = listening()
    done()
    for (const session of ['begin', 'end'] as const) await http.post('x', {}, { session })
    expect(keys).toEqual([undefined, undefined])
  })

  it.each(LOST)('is the same for a retry when %s, and new afterwards', async (_case, lose) => {
    const { ask, done, keys, mock } = listening()
    lose(mock, 'x')
    done()
    await ask()
    await ask()
    await ask()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it.each([400, 404, 409, 422])('changes after a refusal with %i', async (status) => {
    const { ask, done, keys, mock } = listening()
    mock.onPost('x').replyOnce(status, { statusCode: status, message: 'Non' })
    done()
    await ask()
    await ask()
    expect(keys[1]).not.toBe(keys[0])
  })

  it.each([401, 403, 423, 429])('stays the same after a temporary refusal with %i', async (status) => {
    const { ask, done, keys, mock } = listening()
    mock.onPost('x').timeoutOnce()
    mock.onPost('x').replyOnce(status, { statusCode: status, message: 'Non' })
    mock.onPost('auth/refresh').reply(401, { statusCode: 401, message: 'Non' })
    done()
    await ask()
    await ask()
    storeTokens({ accessToken: tokenFor('7', 'new'), refreshToken: 'r2' })
    await ask()
    expect(new Set(keys.filter((_, index) => index !== (status === 401 ? 2 : -1))).size).toBe(1)
  })

  it('survives a renewal of the session', async () => {
    const { ask, done, keys, mock } = listening()
    mock.onPost('x').replyOnce(401, { statusCode: 401, message: 'Non' })
    mock.onPost('auth/refresh').reply(200, { access_token: tokenFor('7', 'new'), refresh_token: 'r2' })
    done()
    await ask()
    const [first, , again] = keys
    expect(again).toBe(first)
  })

  it('survives a reload, also of a pending write', async () => {
    const { ask, keys, mock } = listening()
    let answer = (_: [number, unknown]) => {}
    mock.onPost('x').replyOnce(() => new Promise((resolve) => (answer = resolve)))
    void ask()
    await vi.waitFor(() => expect(keys).toHaveLength(1))
    rereadIntents()
    mock.onPost('x').replyOnce(201, { id: 1 })
    await ask()
    expect(keys[1]).toBe(keys[0])
    answer([201, { id: 1 }])
  })

  it('leaves no password in the storage', async () => {
    const { ask, keys, mock } = listening()
    mock.onPost('x').timeout()
    await ask({ nom: 'Ali', newPassword: 'secret' })
    expect(sessionStorage.getItem('intents')).toBeNull()
    await ask({ nom: 'Ali', newPassword: 'secret' })
    expect(keys[1]).toBe(keys[0])
  })

  it('differs by user, address and method', async () => {
    const { ask, keys, mock } = listening()
    mock.onAny().timeout()
    await ask()
    await ask(undefined, 'y')
    await ask(undefined, 'x', 'put')
    storeTokens({ accessToken: tokenFor('8'), refreshToken: 'r1' })
    await ask()
    expect(new Set(keys).size).toBe(4)
  })

  it('is the same for a changed POST, which the server then distinguishes', async () => {
    const { ask, done, keys, mock } = listening()
    mock.onPost('x').timeoutOnce()
    mock.onPost('x').replyOnce(422, { statusCode: 422, code: 'key_reused', message: 'Déjà enregistré' })
    done()
    await ask({ nom: 'Ali' })
    expect(toProblem(await ask({ nom: 'Alia' })).message).toBe('Déjà enregistré')
    expect(keys[1]).toBe(keys[0])
    await ask({ nom: 'Alia' })
    expect(keys[2]).not.toBe(keys[0])
  })

  it('differs for a changed PUT, which replaces the first', async () => {
    const { ask, done, keys, mock } = listening()
    mock.onPut('x').timeoutOnce()
    done()
    await ask({ nom: 'Ali' }, 'x', 'put')
    await ask({ nom: 'Alia' }, 'x', 'put')
    await ask({ nom: 'Ali' }, 'x', 'put')
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })

  it('is the same for two equal concurrent writes and differs for others', async () => {
    const { ask, done, keys } = listening()
    done()
    await Promise.all([ask({ nom: 'Ali' }), ask({ nom: 'Ali' }), ask({ nom: 'Alia' })])
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('stays finished when a late attempt of an answered write fails', async () => {
    const { ask, done, keys, mock } = listening()
    let lose = (_: Error) => {}
    mock.onPost('x').replyOnce(() => new Promise((_resolve, reject) => (lose = reject)))
    done()
    const lost = ask()
    await vi.waitFor(() => expect(keys).toHaveLength(1))
    await ask()
    lose(new Error('lost'))
    await lost
    await ask()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('message of a failure', () => {
  it.each(LOST.slice(0, 2))('states that a write may have been saved when %s', async (_case, lose) => {
    const { ask, mock } = listening()
    lose(mock, 'x')
    const error = await ask()
    expect(toProblem(error)).toMatchObject({ status: 0, message: 'sans réponse, peut-être enregistré' })
  })

  it.each(LOST.slice(4))('states that the answer is unreadable when %s', async (_case, lose) => {
    const { ask, mock } = listening()
    lose(mock, 'x')
    expect(toProblem(await ask())).toEqual({
      status: 0,
      code: 'bad_answer',
      message: 'illisible, peut-être enregistré',
    })
    lose(mock, 'x')
    expect(toProblem(await ask(undefined, 'x', 'get'))).toEqual({ status: 0, code: 'bad_answer', message: 'illisible' })
  })

  it('is unchanged for reads without an answer and for messages of the server', async () => {
    const { ask, mock } = listening()
    mock.onGet('x').timeoutOnce()
    expect(toProblem(await ask(undefined, 'x', 'get'))).toMatchObject({ code: 'timeout', message: '' })
    mock.onPost('x').replyOnce(500, { statusCode: 500, message: 'Rien n’a été enregistré.' })
    expect(toProblem(await ask()).message).toBe('Rien n’a été enregistré.')
  })
})

describe('answers', () => {
  it('are accepted without content where none is expected', async () => {
    const { ask, mock } = listening()
    mock.onDelete('x').reply(204)
    expect(await ask(undefined, 'x', 'delete')).toMatchObject({ status: 204 })
  })

  it('fail when the caller does not accept them', async () => {
    const { http, mock } = listening()
    mock.onGet('x').reply(200, { nom: 5 })
    const accepts = (answer: unknown) => typeof Object(answer).nom === 'string'
    const error = await http.get('x', { accepts }).catch((reason: unknown) => reason)
    expect(toProblem(error).code).toBe('bad_answer')
  })

  it('are not checked when they are bytes', async () => {
    const { http, mock } = listening()
    mock.onGet('x').reply(200, new ArrayBuffer(4))
    expect((await http.get('x', { responseType: 'arraybuffer' })).status).toBe(200)
  })
})
