import { DEMO_PASSWORD } from '@backend/seed/demo'
import { OpenStreams } from '@server/http/openStreams'
import { notifTopic } from '@server/live/triggers'
import { HOST, type Served, startServed } from '@tests/helpers/hosts/served'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let served: Served
beforeEach(async () => {
  served = await startServed()
})
afterEach(async () => {
  served.hub.end()
  await served.stop()
})

async function bearer(username = 'ecole') {
  const response = await served.ask('/auth/login', { body: { username, password: DEMO_PASSWORD } })
  return { Authorization: `Bearer ${(await response.json()).access_token}` }
}

/** The events of a stream, one at a time. */
function eventsOf(response: Response) {
  const reader = response.body!.getReader()
  return async () => {
    const { done, value } = await reader.read()
    return done ? 'end' : new TextDecoder().decode(value).split('\n')[0]
  }
}

it('streams that something has changed, and nothing else', async () => {
  const headers = await bearer()
  const { id } = (await (await served.ask('/api/user/me', { headers })).json()).usersConnect
  const response = await served.ask('/api/live/notif', { headers: { ...headers, 'Accept-Encoding': 'gzip' } })
  expect(response.headers.get('Content-Type')).toMatch('text/event-stream')
  expect(response.headers.get('Cache-Control')).toMatch(/no-(store|cache)/)
  expect(response.headers.get('Content-Encoding')).toBeNull()
  const next = eventsOf(response)
  expect(await next()).toBe('event: open')
  served.hub.announce(notifTopic(id + 1))
  served.hub.announce(notifTopic(id))
  expect(await next()).toBe('event: changed')
  served.hub.end()
  expect(await next()).toBe('end')
})

it('forgets a listener that is gone', async () => {
  const response = await served.ask('/api/live/notif', { headers: await bearer() })
  const next = eventsOf(response)
  await next()
  expect(served.hub.size).toBe(1)
  await response.body!.cancel().catch(() => undefined)
  served.hub.end()
  await vi.waitFor(() => expect(served.hub.size).toBe(0))
})

it('refuses strangers, and the rooms of others', async () => {
  expect((await served.ask('/api/live/notif')).status).toBe(401)
  expect((await served.ask('/api/live/salle/1')).status).toBe(401)
  const headers = await bearer()
  expect((await served.ask('/api/live/salle/999', { headers })).status).toBe(404)
  expect((await served.ask('/api/live/salle/none', { headers })).status).toBe(404)
  expect((await served.ask('/api/live/salle/999', { headers: await bearer('client') })).status).toBe(404)
  expect((await served.ask('/api/live/place/unknown')).status).toBe(404)
})

it('opens no stream for HEAD, which nobody would end', async () => {
  const response = await served.app.request(`${HOST}/api/live/notif`, { method: 'HEAD', headers: await bearer() })
  expect(response.status).toBe(405)
  expect(served.hub.size).toBe(0)
})

it('counts the open streams of an account, of an address and of all', () => {
  const open = new OpenStreams({ own: 2, sender: 3, all: 4 }, () => new Date())
  const leave = open.enter('a', '1')
  open.enter('a', '1')
  expect(() => open.enter('a', '2')).toThrow(expect.objectContaining({ status: 429 }))
  open.enter('b', '1')
  expect(() => open.enter('c', '1')).toThrow(expect.objectContaining({ status: 429 }))
  open.enter('c', '2')
  expect(() => open.enter('d', '3')).toThrow(expect.objectContaining({ status: 429 }))
  leave()
  open.enter('d', '3')
  expect(() => open.enter('e', '4')).toThrow(expect.objectContaining({ status: 429 }))
})
