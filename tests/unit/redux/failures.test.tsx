import { listAttentes } from '@contract/calls/planning/attente'
import { http } from '@core/http'
import { byHand } from '@core/http/byHand'
import { evenementApi } from '@src/redux/calendar/evenement'
import { candidatApi } from '@src/redux/candidat/candidat'
import { sendCall } from '@src/redux/failures'
import { notifApi } from '@src/redux/notifications/notif'
import { makeStore } from '@src/redux/store'
import { utilisateurApi } from '@src/redux/utilisateur/utilisateur'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import MockAdapter from 'axios-mock-adapter'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startInFrench } from '../core/renderCore'

startInFrench()

let mock: MockAdapter
const adapter = http.defaults.adapter
const { candidats, updateCandidat } = candidatApi.endpoints

beforeEach(() => {
  mock = new MockAdapter(http)
})
afterEach(() => {
  mock.restore()
  http.defaults.adapter = adapter
})

const PAGE = { data: [], totalPages: 0, currentPage: 1, totalDataCount: 0, perPage: 10 }
const broken = { statusCode: 500, code: 'internal', message: 'Panne du serveur' }

/** Waits as long as a dialog would need to open. */
const aMoment = () => new Promise((done) => setTimeout(done, 150))

async function expectDialog(text: string) {
  expect(await screen.findByRole('dialog', { name: 'Erreur' })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
}
async function expectNone() {
  await aMoment()
  expect(screen.queryByRole('dialog')).toBeNull()
}
async function close() {
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('failure of a query that the user waits for', () => {
  it('opens a dialog with the server’s message, or a general one without an answer', async () => {
    const store = makeStore()
    mock.onGet('api/candidat').replyOnce(500, broken).onGet('api/candidat').networkError()
    void store.dispatch(candidats.initiate({ q: 'a' }))
    await expectDialog('Panne du serveur')
    await close()
    void store.dispatch(candidats.initiate({ q: 'b' }))
    await expectDialog("Une erreur s'est produite")
  })

  it('opens one dialog for all pending requests until it is closed', async () => {
    const store = makeStore()
    let fail = () => {}
    const late = new Promise<void>((done) => {
      fail = done
    })
    mock.onGet('api/candidat').reply(500, broken)
    mock.onGet('api/user/7').reply(404, { statusCode: 404, code: 'not_found', message: 'Introuvable' })
    mock.onGet('api/user/8').reply(async () => {
      await late
      return [500, { ...broken, message: 'Trop tard' }]
    })
    const slow = store.dispatch(utilisateurApi.endpoints.utilisateur.initiate(8))
    void store.dispatch(candidats.initiate({}))
    void store.dispatch(utilisateurApi.endpoints.utilisateur.initiate(7))
    await expectDialog('Panne du serveur')
    await close()
    fail()
    await slow
    await expectNone()
  })

  it('opens a dialog again when the user retries', async () => {
    const store = makeStore()
    mock.onGet('api/candidat').reply(500, broken)
    const asked = store.dispatch(candidats.initiate({}))
    await expectDialog('Panne du serveur')
    await close()
    void byHand(() => asked.refetch())
    await expectDialog('Panne du serveur')
  })

  it('opens a dialog for a fault of a query, which has no field', async () => {
    mock.onGet('api/candidat').reply(422, { ...broken, statusCode: 422, message: 'Non', errors: { q: 'too_long' } })
    void makeStore().dispatch(candidats.initiate({ q: 'x' }))
    await expectDialog('Non')
  })
})

describe('failure of a query that nobody waits for', () => {
  it('is silent for data that is on the screen already', async () => {
    const store = makeStore()
    mock.onGet('api/candidat').replyOnce(200, PAGE).onGet('api/candidat').reply(500, broken)
    const asked = store.dispatch(candidats.initiate({}))
    await asked
    await store.dispatch(candidats.initiate({}, { forceRefetch: true }))
    expect(mock.history.get).toHaveLength(2)
    await expectNone()
  })

  it('is silent for polling, also the first time', async () => {
    mock.onGet('api/notif').reply(500, broken)
    const subscriptionOptions = { pollingInterval: 60_000 }
    await makeStore().dispatch(notifApi.endpoints.notifs.initiate({ page: 1 }, { subscriptionOptions }))
    await expectNone()
  })

  it('is silent when a write reloads a query that failed before', async () => {
    const store = makeStore()
    mock.onGet('api/candidat').reply(500, broken)
    void store.dispatch(candidats.initiate({}))
    await expectDialog('Panne du serveur')
    await close()
    store.dispatch(candidatApi.util.invalidateTags(['Candidat']))
    store.dispatch(candidatApi.util.invalidateTags([{ type: 'Candidat', id: 'LIST' }]))
    await expectNone()
  })

  it('is silent for statistics', async () => {
    mock.onGet('api/calendrier/statistiquesEvent').reply(500, broken)
    await makeStore().dispatch(evenementApi.endpoints.evenementStats.initiate({ from: '2026-11-01', to: '2026-11-30' }))
    await expectNone()
  })

  it('is silent for a cancelled request', async () => {
    mock.onGet('api/candidat').reply(() => new Promise(() => {}))
    const asked = makeStore().dispatch(candidats.initiate({}))
    asked.abort()
    await asked
    await expectNone()
  })
})

describe('failure of an action', () => {
  const body = { version: 1 } as Parameters<typeof updateCandidat.initiate>[0]['body']
  const save = () => makeStore().dispatch(updateCandidat.initiate({ id: 3, body }))

  it('opens a dialog for a failed action', async () => {
    mock.onPut('api/candidat/3').reply(409, { statusCode: 409, code: 'state', message: 'Plus possible' })
    void save()
    await expectDialog('Plus possible')
  })

  it.each([
    ['faults of its fields', { statusCode: 422, code: 'invalid', message: 'Non', errors: { cin: 'cin' } }],
    ['a duplicate number', { statusCode: 409, code: 'invalid', message: 'Non', errors: { cin: 'duplicate' } }],
    ['a stale version', { statusCode: 409, code: 'stale', message: 'Non', details: { current: {} } }],
    ['a clash', { statusCode: 409, code: 'clash', message: 'Non', details: { clashes: [] } }],
  ])('leaves %s to the page without a dialog', async (_case, refusal) => {
    mock.onPut('api/candidat/3').reply(refusal.statusCode, refusal)
    await save()
    await expectNone()
  })

  it('leaves an expired session to its own dialog', async () => {
    mock.onPut('api/candidat/3').reply(401, { statusCode: 401, code: 'unauthenticated', message: 'Non' })
    await save()
    await expectNone()
  })

  it('follows the failure option of the call', async () => {
    const refusal = { statusCode: 409, code: 'held', message: 'Occupé' }
    mock.onGet('api/calendrier/attente').reply(409, refusal)
    await sendCall(listAttentes, undefined, { failure: 'quiet' })
    await sendCall(listAttentes, undefined, { failure: { page: ['held'] } })
    await expectNone()
    await sendCall(listAttentes, undefined, { failure: { page: ['other'] } })
    await expectDialog('Occupé')
    await close()
    mock.onGet('api/calendrier/attente').networkError()
    const message = 'Error fetching examinator chart data'
    await sendCall(listAttentes, undefined, { failure: { message } })
    await expectDialog(message)
  })

  it('opens a dialog for field faults of an action without a form', async () => {
    const refusal = { statusCode: 422, code: 'invalid', message: 'Non', errors: { id: 'unknown' } }
    mock.onGet('api/calendrier/attente').reply(422, refusal)
    await sendCall(listAttentes, undefined, { failure: 'dialog' })
    await expectDialog('Non')
  })
})
