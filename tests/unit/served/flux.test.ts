import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { Flux } from '@contract/planning/flux'
import { HOST, type Served, startServed } from '@tests/helpers/hosts/served'
import { clientOf } from '@tests/helpers/http'
import { afterEach, expect, it } from 'vitest'

let served: Served | undefined
afterEach(() => served?.stop())

it('a calendar address is asked each time, and is nothing once it is revoked', async () => {
  served = await startServed()
  const { app, ask } = served
  const host = { request: async (path: string, init?: RequestInit) => app.request(`${HOST}${path}`, init) }
  const signIn = async (username: string) => {
    const answer = await ask('/auth/login', { body: { username, password: DEMO_PASSWORD } })
    return clientOf(host, (await answer.json()).access_token)
  }
  const [ecole, other] = [await signIn('ecole'), await signIn('ecole2')]
  const { body } = await ecole.post<Flux & { token: string }>('/api/calendrier/flux', {
    ressource: 'moniteur',
    idRessource: 1,
  })
  const address = `/api/calendrier/flux/${body.token}.ics`
  const read = await ask(address)
  expect(read.status).toBe(200)
  expect(read.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(read.headers.get('Cache-Control')).toBe('private, no-cache')
  const etag = read.headers.get('ETag') ?? ''
  expect((await ask(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)

  // Another school can neither create nor revoke the feed.
  const foreign = { ressource: 'moniteur', idRessource: 1 }
  expect((await other.post('/api/calendrier/flux', foreign)).status).toBe(404)
  const revoke = `/api/calendrier/flux/${body.id}/revoke`
  expect((await other.post(revoke)).status).toBe(404)
  expect((await ask(address)).status).toBe(200)

  expect((await ecole.post(revoke)).status).toBe(200)
  const asked: Record<string, string>[] = [{}, { 'If-None-Match': etag }]
  for (const headers of asked) {
    const gone = await ask(address, { headers })
    expect(gone.status).toBe(404)
    expect(gone.headers.get('Cache-Control')).toBe('no-store')
  }
})
