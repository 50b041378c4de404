import { DEMO_PASSWORD } from '@backend/seed/demo'
import { refreshTokens } from '@contract/calls/compte/auth'
import { Toaster } from '@core/components/messages/Toaster'
import { http } from '@core/http'
import { configureHttp } from '@core/http/callbacks'
import { rereadIntents } from '@core/http/intents'
import { initI18n } from '@core/i18n/initI18n'
import { installFakeDb } from '@fake-db/index'
import type { PageRoute } from '@src/configs/pageRoute'
import { loadTexts } from '@src/configs/texts'
import { SHELL_WORDS } from '@src/configs/words'
import { demoOwner } from '@src/redux/demo/owner'
import { AbilityProvider } from '@src/redux/session/ability'
import { SchoolClock } from '@src/redux/session/SchoolClock'
import { storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import type { TestBackend } from './backend'

/** The frame of a page. Reports the address of the visible page. */
function Frame({ onShown }: { onShown: (address: string) => void }) {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => onShown(pathname + search), [onShown, pathname, search])
  return (
    <>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Toaster />
    </>
  )
}

interface Options {
  username?: string
  /** Keeps the storage of the previous page, like a reload. */
  keepsStorage?: boolean
}

/** Milliseconds: where three files share two cores, the last of a page's dozen calls takes longer than five seconds. */
const PATIENCE = 25_000

/** Opens a page on the real backend as a demo account. Other addresses are shown as text. */
export async function openPage(backend: TestBackend, pages: PageRoute[], address: string, options: Options = {}) {
  const { username = 'ecole', keepsStorage = false } = options
  // The device id survives a reload.
  const device = keepsStorage ? localStorage.getItem('deviceId') : null
  localStorage.clear()
  if (device) localStorage.setItem('deviceId', device)
  if (!keepsStorage) sessionStorage.clear()
  rereadIntents()
  await installFakeDb(http, { backend, owner: demoOwner })
  http.defaults.timeout = PATIENCE
  configureHttp({ refreshPath: refreshTokens.path })
  const { data } = await http.post('/auth/login', { username, password: DEMO_PASSWORD })
  storeSession(data)
  const store = makeStore()
  const i18n = await initI18n({
    languages: ['fr'],
    defaultLanguage: 'fr',
    load: loadTexts,
    namespaces: ['common', 'errors'],
  })
  // Loads the texts together with the page, like the router. A page that waits for texts later would be hidden and
  // drawn again.
  const routes = pages.map(({ path, load, words = [] }) => ({
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), i18n.loadNamespaces([...SHELL_WORDS, ...words])])
      return { Component }
    },
  }))
  // The router's own state is not used: it changes before the page does, and a test would continue on the page that it
  // has left.
  let shown = address
  const frame = (
    <Frame
      onShown={(seen) => {
        shown = seen
      }}
    />
  )
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: <p>…</p>, children: [...routes, { path: '*', element: null }] }],
    { initialEntries: [address] },
  )
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AbilityProvider>
          <SchoolClock>
            <RouterProvider router={router} />
          </SchoolClock>
        </AbilityProvider>
      </Provider>
    </I18nextProvider>,
  )
  const here = () => shown
  return { router, store, here, user: userEvent.setup({ delay: null }) }
}
