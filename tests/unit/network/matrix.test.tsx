import { DEMO_PASSWORD } from '@backend/seed/demo'
import { refreshTokens } from '@contract/calls/compte/auth'
import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
import { http } from '@core/http'
import { configureHttp, defaultCallbacks } from '@core/http/callbacks'
import { installFakeDb } from '@fake-db/index'
import { authApi } from '@src/redux/auth/auth'
import { login } from '@src/redux/auth/thunks'
import { connectHttp } from '@src/redux/session/connectHttp'
import { storedSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { hurry, type Mishap, unreliable } from '@tests/helpers/hosts/unreliable'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { PDF, papiersIn } from '@tests/helpers/papers/papiers'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The mishaps: slow, 500, 502 with a page, an answer that is not JSON, and one that is cut off. */
const MISHAPS: Mishap[] = ['late', 'failed', 'gateway', 'page', 'cut']

vi.setConfig({ testTimeout: 90_000 })
let unhurry = () => {}
const { createObjectURL, revokeObjectURL } = URL
beforeEach(() => {
  configureHttp({ refreshPath: refreshTokens.path })
  URL.createObjectURL = () => 'blob:http://localhost/1'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  configureHttp(defaultCallbacks)
  unhurry()
  URL.createObjectURL = createObjectURL
  URL.revokeObjectURL = revokeObjectURL
})

/** Opens a page of a new candidate behind a network with mishaps. */
async function open(address: (id: number) => string) {
  const { backend, ecole } = await startSchool()
  const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
  const { backend: spoilt, line, settled } = unreliable(backend)
  const begin = (method: string, path: RegExp, mishap: Mishap) => {
    line.on = { method, path, mishap }
    if (mishap === 'late') unhurry = hurry(http, method, path)
  }
  const end = async () => {
    line.on = null
    unhurry()
    await settled()
  }
  const show = async () => {
    const { user } = await openPage(spoilt, candidatRoutes, address(id))
    connectHttp(async () => {})
    return user
  }
  return { backend, ecole, id, begin, end, show }
}

describe.each(MISHAPS)('every kind of call (%s)', (mishap) => {
  it('a list shows its error, and loads on retry', async () => {
    const { backend, begin, end, show } = await open(() => '/apps/candidats?q=zitouni')
    begin('GET', /^\/api\/candidat\?/, mishap)
    const user = await show()
    await readError()
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    await end()
    await user.click(again)
    expect((await screen.findAllByText(/Zitouni/)).length).toBeGreaterThan(0)
    await backend.stop()
  })

  it('a record shows its error, and loads on retry', async () => {
    const { backend, begin, end, show } = await open((id) => `/apps/candidats/${id}`)
    begin('GET', /^\/api\/candidat\/\d+$/, mishap)
    const user = await show()
    await readError()
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    await end()
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
    await backend.stop()
  })

  it('a form keeps what was typed, and saves it once', async () => {
    const { backend, ecole, id, begin, end, show } = await open((one) => `/apps/candidats/${one}/edit`)
    const user = await show()
    const field = await screen.findByLabelText<HTMLInputElement>(/^Prénom( \*)?$/)
    await user.clear(field)
    await user.type(field, 'Salma')
    begin('PUT', /^\/api\/candidat\/\d+$/, mishap)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await readError()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Prénom( \*)?$/)).value).toBe('Salma')
    expect(Object.keys(sessionStorage).some((key) => key.startsWith('draft:candidat'))).toBe(true)
    await end()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Salma Zitouni' })).toBeVisible()
    expect((await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body.prenom).toBe('Salma')
    await backend.stop()
  })

  it('an action says that it failed, and can be done again', async () => {
    const { backend, ecole, begin, end, show } = await open((id) => `/apps/candidats?q=zitouni&row=${id}`)
    const user = await show()
    const panel = await screen.findByRole('dialog', { name: 'Hédi Zitouni' })
    begin('POST', /archive/, mishap)
    await user.click(await within(panel).findByRole('button', { name: 'Archiver' }))
    await readError()
    await end()
    // In the other cases the write was done, and only its answer did not arrive.
    if (mishap === 'failed') {
      await user.click(await screen.findByRole('button', { name: 'Zitouni Hédi' }))
      await user.click(await screen.findByRole('button', { name: 'Archiver' }))
    }
    await waitFor(async () => {
      const { body } = await ecole.get<Page<CandidatDetail>>('/api/candidat?q=zitouni&archived=true')
      expect(body.data).toHaveLength(1)
    })
    await backend.stop()
  })

  it('an upload keeps its file, and stores it once', async () => {
    const { backend, ecole, id, begin, end, show } = await open((one) => `/apps/candidats/${one}?tab=documents`)
    const user = await show()
    const row = (await screen.findByRole('heading', { level: 2, name: 'Contrat signé' })).closest('li')
    const input = row?.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (!row || !input) throw new Error('No field for a file')
    // Uploads have a longer time limit of their own: `late` arrives within it.
    begin('POST', /papier/, mishap)
    unhurry()
    await user.upload(input, new File([PDF], 'Contrat.pdf', { type: 'application/pdf' }))
    if (mishap !== 'late') {
      await readError()
      const again = await within(row).findByRole('button', { name: 'Réessayer' })
      await end()
      await user.click(again)
    }
    expect(await within(row).findByRole('button', { name: /voir le fichier 1 sur 1/ })).toBeVisible()
    await end()
    const { body, ...answer } = await ecole.get<CandidatDetail>(`/api/candidat/${id}`)
    expect(papiersIn({ ...answer, body }, 'contrat')).toHaveLength(1)
    await backend.stop()
  })

  it('a sign-in starts no half session, and works afterwards', async () => {
    const { backend, line, settled } = unreliable(await startBackend())
    localStorage.clear()
    await installFakeDb(http, { backend })
    line.on = { method: 'POST', path: /auth\/login/, mishap }
    if (mishap === 'late') unhurry = hurry(http, 'POST', /auth\/login/)
    const store = makeStore()
    const sign = () => store.dispatch(login({ username: 'ecole', password: DEMO_PASSWORD }))
    expect(login.rejected.match(await sign())).toBe(true)
    expect(storedSession()).toBeNull()
    line.on = null
    unhurry()
    await settled()
    expect(login.fulfilled.match(await sign())).toBe(true)
    await backend.stop()
  })

  it('a renewal of the session keeps it, and works afterwards', async () => {
    const backend = await startBackend()
    const { backend: spoilt, line, settled } = unreliable(backend)
    localStorage.clear()
    await installFakeDb(http, { backend: spoilt })
    const store = makeStore()
    await store.dispatch(login({ username: 'ecole', password: DEMO_PASSWORD }))
    wait(backend, { minutes: 20 })
    line.on = { method: 'POST', path: /auth\/refresh/, mishap }
    const ask = () => store.dispatch(authApi.endpoints.me.initiate(undefined, { forceRefetch: true }))
    // Renewals have a longer time limit of their own: `late` arrives within it.
    if (mishap !== 'late') expect((await ask()).error).toBeDefined()
    expect(storedSession()).not.toBeNull()
    line.on = null
    await settled()
    expect((await ask()).data?.usersConnect.username).toBe('ecole')
    await backend.stop()
  })
})
