import { startBackend } from '@tests/helpers/backend'
import { describe, expect, it } from 'vitest'

/** Asks as a signed-in account. */
async function signedIn(username: string) {
  const backend = await startBackend()
  const headers = { Authorization: `Bearer ${await backend.login(username)}` }
  return { ...backend, get: (path: string) => backend.request(path, { headers }), headers }
}

describe('notifications', () => {
  it('are one’s own, newest first, six at a time, with the number unread', async () => {
    const { get, stop } = await signedIn('ecole')
    const page = await (await get('/api/notif')).json()
    expect(page.perPage).toBe(6)
    expect(page.unread).toBe(page.totalDataCount)
    expect(page.data[0].id).toBeGreaterThan(page.data.at(-1).id)
    await stop()
  })

  it('are marked as read one by one, and only by whom they were sent to', async () => {
    const { get, request, headers, login, stop } = await signedIn('ecole')
    const { data } = await (await get('/api/notif')).json()
    const path = `/api/notif/${data[0].id}`
    const other = { Authorization: `Bearer ${await login('ecole2')}` }
    expect((await request(path, { method: 'PUT', headers: other })).status).toBe(404)
    expect((await (await request(path, { method: 'PUT', headers })).json()).lu).toBe(true)
    expect((await (await get('/api/notif')).json()).unread).toBe(data.length - 1)
    await stop()
  })
})
