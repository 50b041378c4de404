// @vitest-environment jsdom
import { disablePush, enablePush, initPush, isPushOn, renewPush, resetPush, showPush } from '@core/platform/push'
import { provideShell } from '@core/platform/shell'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  resetPush()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  provideShell(undefined)
})

const handlers = (opened: string[] = [], tokens: (string | null)[] = [], key: string | null = null) => ({
  onOpen: (link: string) => void opened.push(link),
  onToken: (token: string | null) => void tokens.push(token),
  serverKey: async () => key,
})

const message = { title: 'Voie Libre', body: 'Une leçon', link: '/apps/calendrier', tag: 'notif-5' }

it('push throws before its initialisation and without any plugin', async () => {
  await expect(enablePush()).rejects.toThrow(/^not initialized$/)
  expect(() => initPush(handlers())).toThrow(/^plugin not found$/)
})

it('push shows browser notifications once enabled and opens their link', async () => {
  const shown: { title: string; onclick?: () => void; close: () => void }[] = []
  class Fake {
    static permission = 'default'
    static requestPermission = async () => {
      Fake.permission = 'granted'
      return 'granted'
    }
    onclick?: () => void
    constructor(readonly title: string) {
      shown.push(this)
    }
    close() {}
  }
  vi.stubGlobal('Notification', Fake)
  const opened: string[] = []
  initPush(handlers(opened))
  await showPush(message)
  expect(shown).toHaveLength(0)
  expect(await enablePush()).toBe('granted')
  expect(await isPushOn()).toBe(true)
  await showPush(message)
  vi.stubGlobal('focus', () => {})
  shown[0]?.onclick?.()
  expect([shown.length, opened]).toEqual([1, ['/apps/calendrier']])
  await disablePush()
  await showPush(message)
  expect(shown).toHaveLength(1)
})

it('push uses a service worker where there is one, registered and unregistered on demand', async () => {
  const granted = async () => 'granted'
  vi.stubGlobal(
    'Notification',
    Object.assign(() => {}, { permission: 'granted', requestPermission: granted }),
  )
  const workers = new EventTarget()
  const showNotification = vi.fn(async () => {})
  const unregister = vi.fn(async () => true)
  const registration = { active: {}, scope: 'https://here/push/', showNotification, unregister }
  const register = vi.fn(async () => registration)
  const serviceWorker = Object.assign(workers, {
    register,
    getRegistration: async () => registration,
    startMessages() {},
  })
  vi.stubGlobal('navigator', { serviceWorker })
  const opened: string[] = []
  initPush(handlers(opened))
  await showPush(message)
  expect(register).not.toHaveBeenCalled()
  await enablePush()
  expect(register).toHaveBeenCalledWith('/push-worker.js', expect.objectContaining({ scope: '/push/' }))
  await showPush(message)
  const { title, body, link, tag } = message
  expect(showNotification).toHaveBeenCalledWith(title, { body, tag, data: { link } })
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'other', link: '/apps/candidats' } }))
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'notification', link } }))
  expect(opened).toEqual(['/apps/calendrier'])
  await disablePush()
  await showPush(message)
  expect([unregister.mock.calls.length, showNotification.mock.calls.length]).toEqual([1, 1])
})

it('push subscribes the browser with the server’s key, once for each key, and ends the subscription', async () => {
  const granted = async () => 'granted'
  vi.stubGlobal(
    'Notification',
    Object.assign(() => {}, { permission: 'granted', requestPermission: granted }),
  )
  let current: { options: object; unsubscribe: () => Promise<void>; toJSON: () => object } | null = null
  const keysUsed: string[] = []
  const subscribe = async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    keysUsed.push(key)
    const bytes = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer
    current = {
      options: { applicationServerKey: bytes },
      unsubscribe: async () => {
        current = null
      },
      toJSON: () => ({ endpoint: `https://push.example/${key}` }),
    }
    return current
  }
  const pushManager = { getSubscription: async () => current, subscribe }
  const registration = { active: {}, scope: 'https://here/push/', pushManager, unregister: async () => true }
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async () => registration,
    getRegistration: async () => registration,
    startMessages() {},
  })
  vi.stubGlobal('navigator', { serviceWorker })
  const tokens: (string | null)[] = []
  let key: string | null = null
  initPush({ ...handlers([], tokens), serverKey: async () => key })
  // The backend in the browser sends no push messages.
  await enablePush()
  expect([keysUsed, tokens]).toEqual([[], []])
  key = 'AAAA'
  await renewPush()
  await renewPush()
  expect(keysUsed).toEqual(['AAAA'])
  key = 'BBBB'
  await renewPush()
  expect(keysUsed).toEqual(['AAAA', 'BBBB'])
  await disablePush()
  const said = (one: string) => JSON.stringify({ endpoint: `https://push.example/${one}` })
  expect(tokens).toEqual([said('AAAA'), said('AAAA'), said('BBBB'), null])
})

it('push uses the plugin of the app shell', async () => {
  const register = vi.fn(async () => {})
  const schedule = vi.fn(async () => {})
  const heard = new Map<string, (event: { notification?: { data: { link: string } }; value?: unknown }) => void>()
  const receive = async () => ({ receive: 'granted' })
  provideShell({
    PushNotifications: {
      checkPermissions: receive,
      requestPermissions: receive,
      register,
      addListener: (event, listener) => heard.set(event, listener),
    },
    LocalNotifications: { schedule },
  })
  const opened: string[] = []
  const tokens: (string | null)[] = []
  initPush(handlers(opened, tokens))
  await renewPush()
  expect(register).not.toHaveBeenCalled()
  expect(await enablePush()).toBe('granted')
  expect(register).toHaveBeenCalledOnce()
  heard.get('registration')?.({ value: 'jeton-1' })
  heard.get('registration')?.({})
  await renewPush()
  expect(register).toHaveBeenCalledTimes(2)
  await showPush(message)
  expect(schedule).toHaveBeenCalledWith({ notifications: [expect.objectContaining({ id: 5, body: 'Une leçon' })] })
  heard.get('pushNotificationActionPerformed')?.({ notification: { data: { link: '/notifications' } } })
  expect(opened).toEqual(['/notifications'])
  await disablePush()
  expect(tokens).toEqual(['jeton-1', null])
})
