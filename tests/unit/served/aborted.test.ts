import { once } from 'node:events'
import { connect } from 'node:net'
import { listen } from '@server/listener'
import { type Served, startServed } from '@tests/helpers/hosts/served'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let served: Served
let host: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  served = await startServed()
  host = await listen(served.app, 0, '127.0.0.1')
})
afterEach(async () => {
  await host.stop({ patience: 0 })
  await served.stop()
})

/** Sends the beginning of a body and hangs up. */
async function hangUp(headers: readonly string[], part: string): Promise<void> {
  const socket = connect(host.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /auth/login HTTP/1.1', 'Host: voielibre.test', 'Content-Type: application/json', ...headers]
  socket.write([...head, 'Expect: 100-continue', '', ''].join('\r\n'))
  // The server says that it has begun to read the body.
  await once(socket, 'data')
  socket.write(part)
  socket.destroy()
}

it.each([
  ['with a length', ['Content-Length: 1000'], '{"username"'],
  ['without a length', ['Transfer-Encoding: chunked'], '5\r\n{"use\r\n'],
])('a client that hangs up within a body %s is no fault of the database', async (_, headers, part) => {
  await hangUp(headers, part)
  await vi.waitFor(() => expect(served.lines).toHaveLength(1))
  expect(JSON.parse(served.lines[0] ?? '')).toMatchObject({ level: 30, route: '/auth/login', status: 400 })
})
