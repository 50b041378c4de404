import { DEMO_PASSWORD } from '@backend/seed/demo'
import { holdUnsaved, isAnythingUnsaved } from '@core/form/unsaved'
import { forgetWithOtherTabs, readDraft, writeDraft } from '@core/hooks/drafts'
import { http } from '@core/http'
import { initI18n } from '@core/i18n/initI18n'
import { installFakeDb } from '@fake-db/index'
import { loadTexts } from '@src/configs/texts'
import { sessionEnded, sessionTaken } from '@src/redux/auth/slice'
import { storedSession, storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
// Loaded before the first query: on a busy machine the frame alone takes longer than a query waits.
import '@src/router/frame/Shell'
import { addSignedInPages, appRoutes } from '@src/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { SUSPENSION_REASON, suspend } from '@tests/helpers/scenarios'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The first address waits for its modules to be compiled.
vi.setConfig({ testTimeout: 45_000 })

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
  localStorage.clear()
  sessionStorage.clear()
  await installFakeDb(http, { backend })
  await initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: loadTexts, namespaces: ['common', 'errors'] })
})
afterEach(() => backend.stop())

/** Opens an address of the whole application. Without an account nobody is signed in. */
async function open(address: string, username?: string): Promise<void> {
  if (username) storeSession((await http.post('/auth/login', { username, password: DEMO_PASSWORD })).data)
  const store = makeStore()
  const router = createMemoryRouter(
    appRoutes(async () => store),
    { initialEntries: [address], patchRoutesOnNavigation: addSignedInPages() },
  )
  render(<RouterProvider router={router} />)
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
const menu = () => screen.queryByRole('navigation', { name: 'Menu principal' })

describe('page that is open to everybody', () => {
  it.each([
    ['/contact', 'Contact'],
    ['/nulle-part', 'Page introuvable'],
  ])('%s keeps the menu of a signed-in user', async (address, name) => {
    await open(address, 'client')
    await title(name)
    expect(menu()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Messages envoyés' })).toBeNull()
  })

  it.each([
    ['/contact', 'Contact'],
    ['/nulle-part', 'Page introuvable'],
  ])('%s has no menu for a visitor', async (address, name) => {
    await open(address)
    await title(name)
    expect(menu()).toBeNull()
    expect(screen.getByRole('button', { name: 'Messages envoyés' })).toBeVisible()
  })
})

describe('page that an account may not open', () => {
  it.each([
    ['manager', /Le compte de la plateforme n’y donne pas accès/],
    ['client', /Votre compte n’est encore rattaché à aucune auto-école/],
    ['moniteur', /Demandez l’accès à la personne qui gère votre auto-école/],
  ])('gives %s a reason that fits', async (username, reason) => {
    await open('/apps/candidats/new', username)
    await title('Accès réservé')
    expect(screen.getByText(reason)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible()
  })

  it('names the reason of the suspension to a suspended school, in its banner too', async () => {
    await suspend(backend, 1)
    await open('/apps/candidats/new', 'ecole')
    await title('En consultation pour l’instant')
    expect(screen.getAllByText(new RegExp(SUSPENSION_REASON))).toHaveLength(2)
  })
})

it('tells the instructor of a suspended school to ask the school, without its reason', async () => {
  await suspend(backend, 1)
  await open('/apps/code-course', 'moniteur')
  await title('Cours de code')
  expect(screen.getByText(/^Votre auto-école ne peut rien enregistrer pour le moment/)).toBeVisible()
  expect(screen.queryByText(new RegExp(SUSPENSION_REASON))).toBeNull()
  expect(screen.queryByRole('link', { name: 'Nous écrire' })).toBeNull()
})

describe('mark beside the menu', () => {
  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const drawn = () => document.querySelector('.side-menu img')

  it('is the logo of the school in its own accounts', async () => {
    await backend.db.updateTable('auto_ecole').set({ logo: PIXEL }).where('id', '=', 1).execute()
    await open('/contact', 'moniteur')
    await title('Contact')
    await waitFor(() => expect(drawn()).toHaveAttribute('src', PIXEL))
    expect(drawn()).toHaveAttribute('width', '28')
    expect(drawn()).toHaveAttribute('height', '28')
  })

  it('is the product’s own where the school has none, and for the platform', async () => {
    await open('/contact', 'manager')
    await title('Contact')
    expect(document.querySelector('.side-menu .brand-mark')).toBeVisible()
    expect(drawn()).toBeNull()
  })
})

describe('a notice of the frame', () => {
  it('comes into a live region that is there before it', async () => {
    await open('/contact', 'client')
    await title('Contact')
    const regions = screen.getAllByRole('status')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    const notice = await screen.findByText(/^Vous êtes hors ligne/)
    expect(regions).toContain(notice.closest('[role]'))
  })
})

describe('what is typed', () => {
  it('is not found by the next person on the device, and is there again for the first', async () => {
    const sessionOf = async (username: string) => {
      storeSession((await http.post('/auth/login', { username, password: DEMO_PASSWORD })).data)
      return storedSession()
    }
    const ecole = await sessionOf('ecole')
    const { dispatch } = makeStore()
    writeDraft('note:1', { note: 'Rappeler lundi' })
    dispatch(sessionEnded({ resume: true }))
    expect(readDraft('note:1')).toBeNull()
    const moniteur = await sessionOf('moniteur')
    if (!ecole || !moniteur) throw new Error('Nobody is signed in')
    dispatch(sessionTaken(moniteur))
    expect(readDraft('note:1')).toBeNull()
    dispatch(sessionTaken(ecole))
    expect(readDraft('note:1')).toEqual({ note: 'Rappeler lundi' })
  })
})

describe('sign-out', () => {
  async function leave(): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: /^Compte d/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }))
  }

  it('asks before it deletes what is typed and not saved', async () => {
    await open('/contact', 'client')
    await title('Contact')
    writeDraft('note:1', { note: 'Rappeler lundi' })
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(readDraft('note:1')).toEqual({ note: 'Rappeler lundi' })
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(menu()).toBeNull())
    expect(Object.keys(sessionStorage).filter((key) => key.includes('note:1'))).toEqual([])
  })

  it('asks from the search too', async () => {
    await open('/contact', 'client')
    await title('Contact')
    writeDraft('note:1', { note: 'Rappeler lundi' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: /page/i }), 'déconnecter')
    await userEvent.click(await screen.findByRole('option', { name: /Se déconnecter/ }))
    expect(await screen.findByRole('dialog', { name: /sans enregistrer/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(menu()).toBeVisible()
  })

  describe('with another tab', () => {
    /** The locks of the browser, which its tabs share. */
    const held = new Set<string>()
    const hold = async (name: string, _options: unknown, work: () => Promise<void>) => {
      held.add(name)
      await work()
      held.delete(name)
    }
    beforeEach(() => {
      const query = async () => ({ held: [...held].map((name) => ({ name })) })
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: hold, query } })
    })
    afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

    it('asks before it deletes what is typed in the other tab', async () => {
      const saved = holdUnsaved()
      await open('/contact', 'client')
      await title('Contact')
      await leave()
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
      saved()
      await leave()
      await waitFor(() => expect(menu()).toBeNull())
    })

    it('says whether this one has drafts', async () => {
      writeDraft('note:1', { note: 'Rappeler lundi' })
      writeDraft('note:2', { note: 'Rappeler mardi' })
      expect(await isAnythingUnsaved()).toBe(true)
      writeDraft('note:1', null)
      expect(await isAnythingUnsaved()).toBe(true)
      writeDraft('note:2', null)
      await waitFor(async () => expect(await isAnythingUnsaved()).toBe(false))
    })

    it('deletes the drafts of this one when it signs out', () => {
      const stop = forgetWithOtherTabs()
      writeDraft('note:1', { note: 'Rappeler lundi' })
      window.dispatchEvent(new StorageEvent('storage', { key: 'draftsForgotten' }))
      expect(readDraft('note:1')).toBeNull()
      stop()
    })
  })

  it('asks nothing where nothing is typed', async () => {
    await open('/contact', 'client')
    await title('Contact')
    await leave()
    await waitFor(() => expect(menu()).toBeNull())
  })
})
