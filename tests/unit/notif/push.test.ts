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
