import { DEMO_PASSWORD } from '@backend/seed/demo'
import { http } from '@core/http'
import { initI18n } from '@core/i18n/initI18n'
import { installFakeDb } from '@fake-db/index'
import { loadTexts } from '@src/configs/texts'
import { storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
// Loaded before the first query: on a busy machine the frame alone takes longer than a query waits.
import '@src/router/frame/Shell'
import '@src/views/apparence/AppearancePanel'
import { addSignedInPages, appRoutes } from '@src/router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The first address waits for its modules to be compiled.
vi.setConfig({ testTimeout: 60_000 })

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
  localStorage.clear()
  sessionStorage.clear()
  await installFakeDb(http, { backend })
  await initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: loadTexts, namespaces: ['common', 'errors'] })
})
afterEach(async () => {
  await backend.stop()
  document.documentElement.dir = ''
  document.documentElement.dataset.bsTheme = 'light'
})

async function open(username: string) {
  storeSession((await http.post('/auth/login', { username, password: DEMO_PASSWORD })).data)
  const store = makeStore()
  const router = createMemoryRouter(
    appRoutes(async () => store),
    { initialEntries: ['/contact'], patchRoutesOnNavigation: addSignedInPages() },
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1, name: 'Contact' }, { timeout: 20_000 })
  return userEvent.setup()
}

/** Opens the panel from the menu of the account. */
async function openPanel(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /^Compte d[e’]/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Apparence' }))
  return within(await screen.findByRole('dialog', { name: 'Apparence' }, { timeout: 20_000 }))
}

describe('panel of the theme', () => {
  it('applies each choice at once, keeps it, and returns the focus', async () => {
    const user = await open('ecole')
    const panel = await openPanel(user)
    await user.click(panel.getByRole('radio', { name: 'Sombre' }))
    expect(document.documentElement.dataset.bsTheme).toBe('dark')
    await user.click(panel.getByRole('radio', { name: 'De droite à gauche' }))
    expect(document.documentElement.dir).toBe('rtl')
    expect(localStorage.getItem('direction')).toBe('rtl')
    await user.click(panel.getByRole('button', { name: 'Rétablir l’apparence d’origine' }))
    expect(document.documentElement.dir).toBe('ltr')
    expect(document.documentElement.dataset.bsTheme).toBe('light')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Compte d[e’]/ })).toHaveFocus())
  })

  it('darkens the menu alone, and finds that skin again after a night in the dark', async () => {
    const user = await open('ecole')
    const panel = await openPanel(user)
    const menu = screen.getByRole('complementary')
    await user.click(panel.getByRole('radio', { name: 'Menu sombre' }))
    expect(menu).toHaveAttribute('data-bs-theme', 'dark')
    expect(document.documentElement.dataset.bsTheme).toBe('light')
    await user.click(screen.getByRole('button', { name: 'Passer en sombre' }))
    expect(localStorage.getItem('skin')).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Passer en clair' }))
    expect(localStorage.getItem('skin')).toBe('semi-dark')
    await user.click(panel.getByRole('radio', { name: 'Encadré' }))
    expect(document.documentElement.dataset.skin).toBe('bordered')
    expect(menu).not.toHaveAttribute('data-bs-theme')
  })

  it('hides the demonstration of a school’s menu on this device', async () => {
    const user = await open('ecole')
    expect(screen.getByRole('link', { name: 'E-mails' })).toBeVisible()
    const panel = await openPanel(user)
    await user.click(panel.getByRole('switch', { name: /^Afficher/ }))
    expect(screen.queryByRole('link', { name: 'E-mails' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Candidats' })).toBeVisible()
    expect(localStorage.getItem('communicationHidden')).toBe('true')
  })

  it('is reached without a navbar', async () => {
    localStorage.setItem('navbar', 'hidden')
    const user = await open('ecole')
    await user.click(screen.getByRole('button', { name: 'Apparence' }))
    expect(await screen.findByRole('dialog', { name: 'Apparence' }, { timeout: 20_000 })).toBeVisible()
  })
})
