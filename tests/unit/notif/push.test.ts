// @vitest-environment jsdom
import { disablePush, enablePush, initPush, isPushOn, resetPush, showPush } from '@core/platform/push'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  resetPush()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.Capacitor
})

const message = { title: 'Voie Libre', body: 'Une leçon', link: '/apps/calendrier', tag: 'notif-5' }

it('is an error before it was looked for, and where there is no way at all', async () => {
  await expect(enablePush()).rejects.toMatchObject({ code: 'not_initialized' })
  expect(() => initPush(() => {})).toThrowError(expect.objectContaining({ code: 'plugin_not_found' }))
})

it('shows notifications of the browser once they are turned on, and opens what they are about', async () => {
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
  initPush((link) => opened.push(link))
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

it('shows them through its worker where the browser has one, started and ended by whoever turns them on and off', async () => {
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
  initPush((link) => opened.push(link))
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

it('goes through the shell’s plugin where the application runs in one', async () => {
  const register = vi.fn(async () => {})
  const schedule = vi.fn(async () => {})
  const heard: ((event: { notification: { data: { link: string } } }) => void)[] = []
  const receive = async () => ({ receive: 'granted' })
  window.Capacitor = {
    Plugins: {
      PushNotifications: {
        checkPermissions: receive,
        requestPermissions: receive,
        register,
        addListener: (_event, listener) => heard.push(listener),
      },
      LocalNotifications: { schedule },
    },
  }
  const opened: string[] = []
  initPush((link) => opened.push(link))
  expect(await enablePush()).toBe('granted')
  expect(register).toHaveBeenCalledOnce()
  await showPush(message)
  expect(schedule).toHaveBeenCalledWith({ notifications: [expect.objectContaining({ id: 5, body: 'Une leçon' })] })
  heard[0]?.({ notification: { data: { link: '/notifications' } } })
  expect(opened).toEqual(['/notifications'])
})
