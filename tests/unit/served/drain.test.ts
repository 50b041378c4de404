import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { drainAfterAnswer } from '@server/http/drain'
import { listen } from '@server/listener'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, expect, it } from 'vitest'

const KB = 1024
const PART = 'x'.repeat(64 * KB)

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  closing.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket.setEncoding('utf8')
}

/** A host that refuses every body: before it reads any of it, or once it has read too much. */
async function refusingHost(): Promise<number> {
  const app = new Hono()
    .post('/early', (c) => c.text('early', 401))
    .post('/late', bodyLimit({ maxSize: KB, onError: (c) => c.text('late', 413) }), (c) => c.text('read'))
  const { port, stop } = await listen(app, 0, '127.0.0.1')
  closing.push(() => stop({ patience: 0 }))
  return port
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

it.each([
  ['before its body was read', '/early', 401],
  ['after a part of its body', '/late', 413],
])('a client that is refused %s may send all of it, and goes on with its connection', async (_, path, status) => {
  const socket = await open(await refusingHost())
  socket.write(`POST ${path} HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(PART)}`)
  const [answer] = await once(socket, 'data')
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  // Longer than the half second after which the library would break the connection off.
  await pause(1000)
  for (let sent = 0; sent < 40; sent += 1) if (!socket.write(chunk(PART))) await once(socket, 'drain')
  socket.write(`${chunk('')}POST /early HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n`)
  const [next] = await once(socket, 'data')
  expect(next).toContain('HTTP/1.1 401 ')
})

it('breaks off a refused client that sends without end', async () => {
  const server = createServer((_, response) => void response.writeHead(401).end())
  server.on('request', (incoming, outgoing) => drainAfterAnswer(incoming, outgoing, 256 * KB))
  server.listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const socket = await open((server.address() as AddressInfo).port)
  const broken = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
  socket.write('POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n')
  const more = setInterval(() => socket.writable && socket.write(chunk(PART)), 1)
  closing.push(() => clearInterval(more))
  await broken
})
