import { DEMO_PASSWORD } from '@backend/seed/demo'
import { refreshTokens } from '@contract/calls/compte/auth'
import { Toaster } from '@core/components/Toaster'
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
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import type { TestBackend } from './backend'

const Frame = () => (
  <>
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
    <Toaster />
  </>
)

interface Options {
  username?: string
  /** As after a reload: keeps the storage of the previous page. */
  keepsStorage?: boolean
}

/** Opens a page on the real backend as a demo account; other addresses show themselves as text. */
export async function openPage(backend: TestBackend, pages: PageRoute[], address: string, options: Options = {}) {
  const { username = 'ecole', keepsStorage = false } = options
  // The device id survives a reload.
  const device = keepsStorage ? localStorage.getItem('deviceId') : null
  localStorage.clear()
  if (device) localStorage.setItem('deviceId', device)
  if (!keepsStorage) sessionStorage.clear()
  rereadIntents()
  await installFakeDb(http, { backend, owner: demoOwner })
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
  // As the router does: a page that waited for its texts later would be hidden and drawn anew.
  const routes = pages.map(({ path, load, words = [] }) => ({
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), i18n.loadNamespaces([...SHELL_WORDS, ...words])])
      return { Component }
    },
  }))
  const router = createMemoryRouter(
    [{ element: <Frame />, hydrateFallbackElement: <p>…</p>, children: [...routes, { path: '*', element: null }] }],
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
  const here = () => router.state.location.pathname + router.state.location.search
  return { router, store, here, user: userEvent.setup({ delay: null }) }
}
