import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const CODE = readFileSync('public/push-worker.js', 'utf8')
const ORIGIN = 'https://voie-libre.example'

interface Shown {
  title: string
  options: { body: string; tag?: string; data: { link?: string } }
}

/** The worker in a browser with these pages open; records what it does. */
function startWorker(pages: { focused: boolean; name: string }[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const done: unknown[] = []
  const windows = pages.map(({ focused, name }) => ({
    focused,
    focus: async () => void done.push(['focus', name]),
    postMessage: (message: object) => done.push(['message', name, { ...message }]),
  }))
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => {},
    registration: {
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: { matchAll: async () => windows, openWindow: async (link: string) => done.push(['open', link]) },
  }
  runInNewContext(CODE, { self, URL })
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  const press = (link: unknown) => dispatch('notificationclick', { notification: { close: () => {}, data: { link } } })
  return { listeners, shown, done, press, push: (data: object | null) => dispatch('push', { data }) }
}

it('push worker never handles fetch', () => {
  expect([...startWorker().listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push'])
  expect(CODE).not.toMatch(/\bcaches\b|\bfetch\(/)
})

it('push worker shows the message of a server, or a general one when it is invalid', async () => {
  const { shown, push } = startWorker()
  await push({ json: () => ({ title: 'Leçon', body: 'Demain 10:00', link: '/apps/calendrier', tag: 'n1' }) })
  await push({ json: () => JSON.parse('no JSON') })
  await push(null)
  expect(shown[0]).toMatchObject({
    title: 'Leçon',
    options: { body: 'Demain 10:00', data: { link: '/apps/calendrier' } },
  })
  expect(shown.slice(1).map(({ title }) => title)).toEqual(['Voie Libre', 'Voie Libre'])
})

it('push worker opens the link in the front page, another page or a new one', async () => {
  const two = startWorker([
    { focused: false, name: 'behind' },
    { focused: true, name: 'front' },
  ])
  await two.press('/apps/candidats/3?tab=documents')
  expect(two.done).toEqual([
    ['focus', 'front'],
    ['message', 'front', { type: 'notification', link: '/apps/candidats/3?tab=documents' }],
  ])
  const none = startWorker()
  await none.press('/notifications')
  expect(none.done).toEqual([['open', '/notifications']])
})

it('push worker opens no link of another site', async () => {
  for (const link of [
    'https://elsewhere.example/a',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/\\elsewhere.example',
    7,
    null,
  ]) {
    const { done, press } = startWorker()
    await press(link)
    expect(done, String(link)).toEqual([['open', '/notifications']])
  }
})
