import type { NotifPage, NotifStats } from '@contract/compte/notif'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { signedIn } from '@tests/helpers/http'
import { notify } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

it('lists the user’s notifications newest first, six a page, and marks them as read', async () => {
  const ecole = await signedIn(backend, 'ecole')
  const before = (await ecole.get<NotifPage>('/api/notif')).body
  const ids: number[] = []
  for (let count = 0; count < 8; count += 1) ids.unshift(await notify(backend, 'ecole'))
  const strangers = await notify(backend, 'ecole2')
  const { body } = await ecole.get<NotifPage>('/api/notif')
  expect(body.data.map(({ id }) => id)).toEqual(ids.slice(0, 6))
  expect(body).toMatchObject({
    perPage: 6,
    currentPage: 1,
    totalDataCount: before.totalDataCount + 8,
    unread: before.unread + 8,
  })
  const { body: next } = await ecole.get<NotifPage>('/api/notif?page=2')
  expect(next.data.slice(0, 2).map(({ id }) => id)).toEqual(ids.slice(6))
  expect((await ecole.put(`/api/notif/${ids[0]}`)).body).toMatchObject({ id: ids[0], lu: true })
  expect((await ecole.put(`/api/notif/${ids[0]}`)).status).toBe(200)
  expect((await ecole.get<NotifPage>('/api/notif')).body.unread).toBe(before.unread + 7)
  expect((await ecole.put(`/api/notif/${strangers}`)).status).toBe(404)
  const stranger = await signedIn(backend, 'ecole2')
  const { data: theirs } = (await stranger.get<NotifPage>('/api/notif?limit=100')).body
  expect(theirs.find(({ id }) => id === strangers)?.lu).toBe(false)
})

it.each(['page=0', 'limit=0', 'limit=101', 'limit=x'])('refuses the notification query %s', async (query) => {
  const ecole = await signedIn(backend, 'ecole')
  expect((await ecole.get(`/api/notif?${query}`)).status).toBe(422)
})

it('marks all notifications of the user as read and no others', async () => {
  const ecole = await signedIn(backend, 'ecole')
  await notify(backend, 'ecole')
  const strangers = await notify(backend, 'ecole2')
  const { unread } = (await ecole.get<NotifPage>('/api/notif')).body
  expect((await ecole.put('/api/notif')).body).toEqual({ marked: unread, unread: 0 })
  expect((await ecole.put('/api/notif')).body).toEqual({ marked: 0, unread: 0 })
  const stranger = await signedIn(backend, 'ecole2')
  const { data: theirs } = (await stranger.get<NotifPage>('/api/notif?limit=100')).body
  expect(theirs.find(({ id }) => id === strangers)?.lu).toBe(false)
})

it('lists unread notifications only and counts them by kind', async () => {
  const ecole = await signedIn(backend, 'ecole')
  const id = await notify(backend, 'ecole')
  await notify(backend, 'ecole')
  await ecole.put(`/api/notif/${id}`)
  const { body: all } = await ecole.get<NotifPage>('/api/notif?limit=100')
  const { body: unread } = await ecole.get<NotifPage>('/api/notif?limit=100&lu=false')
  expect(unread.data).toEqual(all.data.filter(({ lu }) => !lu))
  expect([unread.totalDataCount, unread.unread]).toEqual([all.unread, all.unread])
  expect((await ecole.get<NotifPage>('/api/notif?lu=true')).body.data.map((one) => one.id)).toEqual([id])
  const { body: stats } = await ecole.get<NotifStats>('/api/notif/statistiques')
  expect(stats).toMatchObject({ total: all.totalDataCount, unread: all.unread })
  expect(stats.parGenre).toContainEqual({ kind: 'import_done', total: 2, unread: 1 })
})
