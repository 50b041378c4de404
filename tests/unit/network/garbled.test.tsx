import { DEMO_PASSWORD } from '@backend/seed/demo'
import { refreshTokens } from '@contract/calls/compte/auth'
import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
import { http } from '@core/http'
import { configureHttp, defaultCallbacks } from '@core/http/callbacks'
import { installFakeDb } from '@fake-db/index'
import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { authApi } from '@src/redux/auth/auth'
import { login } from '@src/redux/auth/thunks'
import { connectHttp } from '@src/redux/session/connectHttp'
import { storedSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { type Garbled, hurry, type Mishap, unreliable } from '@tests/helpers/hosts/unreliable'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const GARBLED: Garbled[] = ['empty', 'null', 'page', 'wrong']
const ALL: Mishap[] = ['lost', ...GARBLED]
const SENT: Mishap[] = ['late', ...ALL]
const SAFE = /Ce que vous avez envoyé a peut-être été enregistré.: vous pouvez réessayer sans risque/

// A long time limit, because a form is filled in by hand five times.
vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => configureHttp({ refreshPath: refreshTokens.path }))
afterEach(() => configureHttp(defaultCallbacks))

/** Opens a page with the application's dialogs. */
async function open(...[backend, pages, address, options]: Parameters<typeof openPage>) {
  const page = await openPage(backend, pages, address, options)
  connectHttp(async () => {})
  return page
}

describe('form with an invalid answer', () => {
  it.each(SENT)('(%s) keeps the values, reports that they may be saved and saves them once', async (mishap) => {
    const { backend, ecole } = await startSchool()
    const { backend: spoilt, line, settled } = unreliable(backend)
    const { user } = await open(spoilt, candidatRoutes, '/apps/candidats/new')
    const values = { Nom: 'Zitouni', Prénom: 'Hédi', 'Date de naissance': '2001-04-09', CIN: '60000111' }
    for (const [label, value] of Object.entries(values)) {
      await user.type(await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`)), value)
    }
    await user.selectOptions(await screen.findByLabelText(/^Permis/), 'B · Voitures')
    line.on = { method: 'POST', path: /^\/api\/candidat$/, mishap }
    const unhurry = mishap === 'late' ? hurry(http, 'POST', /^\/api\/candidat$/) : () => {}
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const text = await readError()
    unhurry()
    expect(text).toMatch(
      mishap === 'lost' || mishap === 'late'
        ? /Une erreur s'est produite\. /
        : /La réponse du serveur n’a pas pu être lue/,
    )
    expect(text).toMatch(SAFE)
    expect((await screen.findByLabelText<HTMLInputElement>(/^Nom( \*)?$/)).value).toBe('Zitouni')
    expect(Object.keys(sessionStorage).some((key) => key.startsWith('draft:candidat'))).toBe(true)
    line.on = null
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
    await settled()
    const { body } = await ecole.get<Page<CandidatDetail>>('/api/candidat?q=zitouni')
    expect(body.data).toHaveLength(1)
    await backend.stop()
  })

  it('is sent once through a reload, also outside a session', async () => {
    const backend = await startBackend()
    const { backend: spoilt, line } = unreliable(backend)
    const contact: PageRoute[] = [
      { path: paths.contact, load: async () => (await import('@src/views/contact/ContactPage')).ContactPage },
    ]
    const messages = async () => (await backend.db.selectFrom('message_contact').select('id').execute()).length
    const before = await messages()
    const first = await open(spoilt, contact, paths.contact, { username: 'client' })
    await first.user.type(await screen.findByRole('textbox', { name: /Sujet/ }), 'Une question')
    await first.user.type(screen.getByRole('textbox', { name: /Message/ }), 'Bonjour')
    line.on = { method: 'POST', path: /contact-us/, mishap: 'empty' }
    await first.user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await readError()).toMatch(SAFE)
    line.on = null
    document.body.replaceChildren()
    const again = await open(spoilt, contact, paths.contact, { username: 'client', keepsStorage: true })
    expect(await screen.findByDisplayValue('Une question')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText(/client@voielibre.exemple.tn/)).toBeInTheDocument()
    expect(await messages()).toBe(before + 1)
    await backend.stop()
  })

  it('reports when it was changed after its first attempt was saved', async () => {
    const { backend } = await startSchool()
    const { backend: spoilt, line } = unreliable(backend)
    const contact: PageRoute[] = [
      { path: paths.contact, load: async () => (await import('@src/views/contact/ContactPage')).ContactPage },
    ]
    const { user } = await open(spoilt, contact, paths.contact, { username: 'client' })
    await user.type(await screen.findByRole('textbox', { name: /Sujet/ }), 'Une question')
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Bonjour')
    line.on = { method: 'POST', path: /contact-us/, mishap: 'lost' }
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await readError()).toMatch(SAFE)
    line.on = null
    await user.type(screen.getByRole('textbox', { name: /Message/ }), ' encore')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText(/Votre envoi précédent a bien été enregistré/)).toBeInTheDocument()
    await backend.stop()
  })
})

describe('page with an invalid answer', () => {
  it.each(GARBLED)('(%s) shows an error and loads on retry', async (mishap) => {
    const { backend } = await startSchool()
    const { backend: spoilt, line } = unreliable(backend)
    line.on = { method: 'GET', path: /^\/api\/candidat\?/, mishap }
    const { user } = await open(spoilt, candidatRoutes, '/apps/candidats')
    await readError()
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    line.on = null
    await user.click(again)
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(5)
    await backend.stop()
  })
})

describe('session with an invalid answer', () => {
  it.each(GARBLED)('starts no session with an invalid answer (%s)', async (mishap) => {
    const { backend, line } = unreliable(await startBackend())
    localStorage.clear()
    await installFakeDb(http, { backend })
    line.on = { method: 'POST', path: /auth\/login/, mishap }
    const store = makeStore()
    const sign = () => store.dispatch(login({ username: 'ecole', password: DEMO_PASSWORD }))
    expect((await sign()).payload).toMatchObject({ code: 'bad_answer' })
    expect(storedSession()).toBeNull()
    expect(store.getState().auth.userData).toBeNull()
    line.on = null
    expect(login.fulfilled.match(await sign())).toBe(true)
  })

  it.each(ALL)('survives a failed renewal (%s)', async (mishap) => {
    const backend = await startBackend()
    const { backend: spoilt, line } = unreliable(backend)
    localStorage.clear()
    await installFakeDb(http, { backend: spoilt })
    const store = makeStore()
    await store.dispatch(login({ username: 'ecole', password: DEMO_PASSWORD }))
    wait(backend, { minutes: 20 })
    line.on = { method: 'POST', path: /auth\/refresh/, mishap }
    const ask = () => store.dispatch(authApi.endpoints.me.initiate(undefined, { forceRefetch: true }))
    expect((await ask()).error).toMatchObject({ status: 0 })
    expect(storedSession()).not.toBeNull()
    line.on = null
    // The token was used by the first attempt: without its key this would look like a theft.
    expect((await ask()).data?.usersConnect.username).toBe('ecole')
    const { body } = await (await signedIn(backend, 'ecole')).get<unknown[]>('/api/session')
    expect(body).toHaveLength(2)
    await backend.stop()
  })
})
