import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { listen } from '@server/listener'
import { type Served, startServed } from '@tests/helpers/hosts/served'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const KB = 1024

let served: Served
let host: Awaited<ReturnType<typeof listen>>
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  // All requests of a test come from one address.
  served = await startServed(undefined, {
    small: { own: 6 * KB, sender: 8 * KB, all: 9 * KB },
    large: { own: 200 * KB, sender: 300 * KB, all: 400 * KB },
  })
  host = await listen(served.app, 0, '127.0.0.1')
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await host.stop({ patience: 0 })
  await served.stop()
})

const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` }

async function tokenOf(username: string): Promise<string> {
  const answer = await served.ask('/auth/login', { body: { username, password: DEMO_PASSWORD } })
  return (await answer.json()).access_token
}

/** Sends the head of a request and the first byte of its body, and leaves the rest to come. */
async function begin(path: string, length: number, token?: string): Promise<Socket> {
  const socket = connect(host.port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [`POST ${path} HTTP/1.1`, 'Host: voielibre.test', 'Content-Type: application/json']
  const headers = Object.entries({ ...bearer(token), 'Content-Length': length }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n{`)
  return socket
}

const ask = (path: string, length: number, token?: string) =>
  fetch(`http://127.0.0.1:${host.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ refreshToken: 'x'.repeat(length) }).slice(0, length),
  })

it('the bodies of an address without an account are counted before they have arrived', async () => {
  const held = await begin('/auth/refresh', 4 * KB)
  await vi.waitFor(async () => expect((await ask('/auth/refresh', 3 * KB)).status).toBe(429))
  const refused = await ask('/contact-us/submit', 3 * KB)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
  // Some fit beside it.
  expect((await ask('/auth/refresh', KB)).status).not.toBe(429)
  held.destroy()
  await vi.waitFor(async () => expect((await ask('/auth/refresh', 3 * KB)).status).not.toBe(429))
})

it('the large bodies of an account are counted, and leave room for the small ones', async () => {
  const [token, other] = [await tokenOf('ecole'), await tokenOf('ecole2')]
  const path = '/api/candidat/import/preview'
  await begin(path, 150 * KB, token)
  await vi.waitFor(async () => expect((await ask(path, 100 * KB, token)).status).toBe(429))
  expect((await ask('/api/vehicule', KB, token)).status).toBe(400)
  // Another account of the address has room until the address is full.
  expect((await ask(path, 100 * KB, other)).status).toBe(400)
  await begin(path, 120 * KB, other)
  // Another body that came first would take its place.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await vi.waitFor(async () => expect((await ask(path, 70 * KB, other)).status).toBe(429))
})

it('a body that has no company is admitted, up to the limit of its call', async () => {
  const token = await tokenOf('ecole')
  expect((await ask('/api/candidat/import/preview', 500 * KB, token)).status).toBe(400)
  for (const path of [
    '/auth/login',
    '/auth/refresh',
    '/auth/logout',
    '/auth/forgot-password',
    '/auth/reset-password',
  ]) {
    expect((await ask(path, 5 * KB)).status, path).toBe(413)
  }
  const jeton = 'x'.repeat(24)
  expect((await ask(`/api/salle/place/${jeton}/answer`, 5 * KB)).status).toBe(413)
  expect((await ask('/contact-us/submit', 50 * KB)).status).toBe(413)
})
