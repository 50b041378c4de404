import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { installFakeDb } from '@fake-db/index'
import { startBackend } from '@tests/helpers/backend'
import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** The requests that would reach the real network. */
function networkSpy() {
  const asked: InternalAxiosRequestConfig[] = []
  const adapter = async (config: InternalAxiosRequestConfig) => {
    asked.push(config)
    return { data: 'from the network', status: 200, statusText: 'OK', headers: new AxiosHeaders(), config }
  }
  return { asked, adapter }
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function install(options: { delayMs?: number; backend?: boolean } = {}) {
  const { asked, adapter } = networkSpy()
  const http = axios.create({ baseURL: '/', timeout: 5000, adapter })
  const backend = await startBackend()
  stops.push(backend.stop)
  const mock = await installFakeDb(http, {
    backend: options.backend === false ? undefined : backend,
    delayMs: options.delayMs,
  })
  const authorized = { headers: { Authorization: `Bearer ${await backend.login('ecole')}` } }
  return { http, asked, mock, authorized }
}

describe('installFakeDb', () => {
  it.each(['api/permi', '/api/permi'])('answers %s from the backend', async (url) => {
    const { http, asked, authorized } = await install()
    const { status, data } = await http.get(url, authorized)
    expect(status).toBe(200)
    expect(data).toHaveLength(10)
    expect(asked).toHaveLength(0)
  })

  it('passes parameters, bodies and refusals like the network', async () => {
    const { http, authorized } = await install()
    const list = await http.get('api/candidat', { ...authorized, params: { perPage: 3, sort: '-nom' } })
    expect(list.data.data).toHaveLength(3)
    const refused = await http
      .post('api/candidat', { nom: '' }, authorized)
      .catch((error: AxiosError) => error.response)
    expect(refused?.status).toBe(422)
    expect(refused?.data).toMatchObject({ statusCode: 422, errors: { nom: 'required' } })
  })

  it.each(['api/nothing-of-ours', '/somewhere/else', 'https://other.example/api/candidat'])(
    'lets %s through to the network',
    async (url) => {
      const { http, asked } = await install()
      expect((await http.get(url)).data).toBe('from the network')
      expect(asked).toHaveLength(1)
    },
  )

  it('lets all product requests through without a backend', async () => {
    const { http, asked } = await install({ backend: false })
    await http.get('api/candidat')
    expect(asked).toHaveLength(1)
  })

  it('reads the answer of a request that is sent again after a refusal', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.headers.authorization ? 200 : 401, { 'Content-Type': 'application/json' })
      response.end('{"data":[]}')
    }).listen(0)
    stops.push(async () => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const http = axios.create({ baseURL: `http://127.0.0.1:${port}/`, adapter: 'http' })
    await installFakeDb(http)
    const refused: unknown = await http.get('api/candidat').catch((error: unknown) => error)
    if (!axios.isAxiosError(refused) || !refused.config) throw new Error('Not refused')
    refused.config.headers.set('Authorization', 'Bearer renewed')
    const { data } = await http.request({ ...refused.config, adapter: http.defaults.adapter })
    expect(data).toEqual({ data: [] })
  })

  it('respects the time limit of a request', async () => {
    const { http, authorized } = await install({ delayMs: 200 })
    const slow = http.get('api/permi', { ...authorized, timeout: 30 })
    await expect(slow).rejects.toMatchObject({ code: AxiosError.ECONNABORTED })
  })

  it('drops an aborted request', async () => {
    const { http, authorized } = await install({ delayMs: 100 })
    const controller = new AbortController()
    const request = http.get('api/permi', { ...authorized, signal: controller.signal })
    controller.abort()
    await expect(request).rejects.toSatisfy(axios.isCancel)
  })

  it.each([true, false])('keeps no history of requests (backend: %s)', async (backend) => {
    const { http, mock, authorized } = await install({ backend })
    await http.get('api/permi', authorized)
    await http.get('api/permi', authorized)
    expect(mock.history.length).toBeLessThanOrEqual(1)
  })

  it('reports a crashed backend as a network error', async () => {
    const http = axios.create()
    await installFakeDb(http, { backend: { request: vi.fn().mockRejectedValue(new Error('worker gone')) } })
    await expect(http.get('api/permi')).rejects.toMatchObject({ code: AxiosError.ERR_NETWORK })
  })
})
