import { initI18n } from '@core/i18n/initI18n'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ResourceKey } from 'i18next'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll } from 'vitest'

const texts = import.meta.glob<ResourceKey>('/src/assets/locales/*/{chart,common,errors,misc}.json', {
  import: 'default',
})

const load = (language: string, namespace: string) =>
  texts[`/src/assets/locales/${language}/${namespace}.json`]?.() ?? Promise.reject(new Error(`no ${namespace}`))

/** Loads the real French texts for all tests of the file. */
export function startInFrench() {
  beforeAll(async () => {
    localStorage.clear()
    await initI18n({
      languages: ['fr', 'en', 'de', 'pt'],
      defaultLanguage: 'fr',
      load,
      namespaces: ['common', 'errors', 'misc'],
    })
  })
}

/** Renders a component inside a router; `router.state.location` holds the current address. */
export function renderCore(ui: ReactNode, url = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: ui },
      { path: '*', element: <h1 tabIndex={-1}>Ailleurs</h1> },
    ],
    { initialEntries: [url] },
  )
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}
