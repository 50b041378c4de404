// @vitest-environment jsdom
import { closeTopmost, heedBackButton } from '@core/platform/backButton'
import { provideShell, shellPlugins } from '@core/platform/shell'
import { capacitorPlugins, enterShell } from '@src/native/shell'
import { afterEach, describe, expect, it, vi } from 'vitest'

const always = () => true

afterEach(() => {
  provideShell(undefined)
  document.body.innerHTML = ''
})

describe('the back button of Android', () => {
  function listen() {
    const exitApp = vi.fn(async () => undefined)
    let press: (canGoBack: boolean) => void = () => undefined
    heedBackButton({ addListener: (_, heard) => (press = (canGoBack) => heard({ canGoBack })), exitApp }, always)
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
    return { exitApp, back, press: (canGoBack: boolean) => press(canGoBack) }
  }

  it('closes the topmost dialog first', () => {
    document.body.innerHTML = '<div role="dialog" id="under"></div><div role="alertdialog" id="top"></div>'
    const heard: string[] = []
    document.addEventListener('keydown', ({ key, target }) => {
      if (target instanceof Element) heard.push(`${key} ${target.id}`)
    })
    const { press, back, exitApp } = listen()
    press(true)
    expect(heard).toEqual(['Escape top'])
    expect(back).not.toHaveBeenCalled()
    expect(exitApp).not.toHaveBeenCalled()
  })

  it('sends Escape to the focused field of a dialog', () => {
    document.body.innerHTML = '<div role="dialog"><input id="field"></div>'
    const heard = vi.fn()
    document.getElementById('field')?.addEventListener('keydown', heard)
    document.getElementById('field')?.focus()
    expect(closeTopmost(document, always)).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('goes back, and leaves from the first page', () => {
    const { press, back, exitApp } = listen()
    press(true)
    expect([back.mock.calls.length, exitApp.mock.calls.length]).toEqual([1, 0])
    press(false)
    expect([back.mock.calls.length, exitApp.mock.calls.length]).toEqual([1, 1])
  })

  it('takes nothing hidden for a dialog', () => {
    document.body.innerHTML = '<div role="menu" hidden></div>'
    expect(closeTopmost(document)).toBe(false)
  })
})

type Packages = Parameters<typeof capacitorPlugins>[0]

/** The plugin packages with every call recorded. Members that are not called are left out. */
function mocked() {
  const calls: string[] = []
  const answering =
    (name: string, value: unknown = {}) =>
    async (...given: unknown[]) => {
      calls.push(`${name} ${JSON.stringify(given)}`)
      return value
    }
  const packages = {
    App: { addListener: answering('App.addListener'), exitApp: answering('App.exitApp') },
    Filesystem: { writeFile: answering('Filesystem.writeFile', { uri: 'file:///documents/a.csv' }) },
    LocalNotifications: { schedule: answering('LocalNotifications.schedule') },
    PushNotifications: {
      checkPermissions: answering('checkPermissions', { receive: 'prompt' }),
      requestPermissions: answering('requestPermissions', { receive: 'granted' }),
      register: answering('register'),
      unregister: answering('unregister'),
      addListener: answering('addListener'),
    },
    Share: { share: answering('Share.share') },
  }
  // The rest of their interfaces is not used.
  return { calls, packages: packages as unknown as NonNullable<Packages> }
}

describe('the shell', () => {
  it('is not entered in a browser', () => {
    enterShell()
    expect(shellPlugins()).toBeUndefined()
  })

  it('gives the application the plugins and heeds the back button', () => {
    const { calls, packages } = mocked()
    enterShell(true, packages)
    expect(shellPlugins()).toBeDefined()
    expect(calls).toEqual(['App.addListener ["backButton",null]'])
  })

  it('passes every call on to its plugin', async () => {
    const { calls, packages } = mocked()
    const { App, Filesystem, LocalNotifications, PushNotifications: push, Share } = capacitorPlugins(packages)
    expect(await push?.checkPermissions()).toEqual({ receive: 'prompt' })
    expect(await push?.requestPermissions()).toEqual({ receive: 'granted' })
    await push?.register()
    await push?.unregister?.()
    push?.addListener('registration', () => undefined)
    await LocalNotifications?.schedule({ notifications: [] })
    const file = { path: 'a.csv', data: 'eA==', directory: 'DOCUMENTS', recursive: true } as const
    expect(await Filesystem?.writeFile(file)).toEqual({ uri: 'file:///documents/a.csv' })
    await Share?.share({ title: 'a.csv', files: ['file:///documents/a.csv'] })
    await App?.exitApp()
    expect(calls).toEqual([
      'checkPermissions []',
      'requestPermissions []',
      'register []',
      'unregister []',
      'addListener ["registration",null]',
      'LocalNotifications.schedule [{"notifications":[]}]',
      `Filesystem.writeFile [${JSON.stringify(file)}]`,
      'Share.share [{"title":"a.csv","files":["file:///documents/a.csv"]}]',
      'App.exitApp []',
    ])
  })

  it('passes on that a browser has no push, as the plugin’s web implementation says', async () => {
    await expect(capacitorPlugins().PushNotifications?.register()).rejects.toThrow(/not implemented on web/)
  })
})
