import type { Evenement } from '@contract/planning/evenement'
import { api } from '@src/redux/api'
import { forgetDrafts } from '@src/redux/session/forgetDrafts'
// Loaded before the first question: on a busy machine the page alone takes longer than a question waits.
import '@src/views/moniteur/MoniteurPortfolioPage'
import { moniteurRoutes } from '@src/views/moniteur/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { readError } from '@tests/helpers/errorDialog'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { askEvenement, clearPlanning, verb } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let ecole: Client
/** A network that can be cut: requests then find no answer. */
let cut: boolean
/** The answer is lost on its way: what was asked is done all the same. */
let lossy: boolean
/** What requests wait for before they are answered. */
let held: Promise<void> | undefined

beforeEach(async () => {
  cut = false
  lossy = false
  held = undefined
  const started = await startBackend()
  backend = {
    ...started,
    request: async (path, init) => {
      await held
      if (cut) throw new TypeError('Failed to fetch')
      const answer = await started.request(path, init)
      if (lossy && init?.method === 'POST') throw new TypeError('Failed to fetch')
      return answer
    },
  }
  ecole = await signedIn(backend, 'ecole')
  await clearPlanning(backend)
})
afterEach(async () => {
  await backend.stop()
})

/** A code hour of the demo instructor, today at eight in Tunis unless told otherwise. */
async function plan(start = '2026-11-21T07:00:00.000Z', nom = 'Mansour'): Promise<Evenement> {
  const moniteur = await signedIn(backend, 'moniteur')
  const { id } = (await moniteur.get<{ id: number }>('/api/moniteur/me')).body
  const candidat = await buildCandidat(ecole, { nom, prenom: 'Ines', telephone: '98 123 456' })
  const end = new Date(Date.parse(start) + 3_600_000).toISOString()
  const props = { calendar: 'Hour code' as const, idCandidats: [candidat.id], idMoniteur: id }
  const answer = await askEvenement(ecole, { start, end, extendedProps: props })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

const open = () => openPage(backend, moniteurRoutes, '/apps/moniteur/portfolio', { username: 'moniteur' })
const lesson = (name: RegExp) => screen.findByRole('listitem', { name })
const stored = async (event: Evenement) =>
  (await ecole.get<Evenement>(`/api/calendrier/evenement/${event.idEvenement}`)).body
const backOnline = () => {
  cut = false
  lossy = false
  window.dispatchEvent(new Event('online'))
}

/** Everything kept on this device, in one text. */
const kept = () => Object.entries(localStorage).flat().join(' ')

describe('the instructor’s day', () => {
  it('is kept on the device, and forgotten by whoever signs out', async () => {
    await plan()
    await open()
    await lesson(/Ines Mansour/)
    await waitFor(() => expect(kept()).toContain('Mansour'))
    const [, person = ''] = /journee:(\d+)/.exec(kept()) ?? []
    await forgetDrafts(Number(person))
    expect(kept()).not.toContain('Mansour')
  })

  it('is attested with one tap, with a note for the next time', async () => {
    const event = await plan()
    await plan('2026-11-22T09:00:00.000Z', 'Demain')
    const { user } = await open()
    const due = screen.findByRole('list', { name: 'À attester' })
    let card = within(await due).getByRole('listitem', { name: /08:00 – 09:00 Ines Mansour/ })
    expect(within(card).getByRole('link', { name: 'Appeler Ines Mansour' }).getAttribute('href')).toBe(
      'tel:+21698123456',
    )
    await user.click(within(card).getByText(/changer la durée, noter/))
    await user.type(within(card).getByRole('textbox', { name: 'Note pour la prochaine leçon' }), 'Panneaux à revoir')
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    expect(await screen.findByText('ATTESTÉE')).toBeTruthy()
    card = await lesson(/08:00 – 09:00 Ines Mansour/)
    expect(within(card).queryByRole('button', { name: 'Commencer' })).toBeNull()
    expect((await stored(event)).extendedProps).toMatchObject({ minutes: 60, suite: 'Panneaux à revoir' })
    expect(within(await lesson(/Ines Demain/)).queryByRole('button', { name: 'Attester' })).toBeNull()
  })

  it('is attested where the browser keeps nothing: the answer is sent from memory', async () => {
    const event = await plan()
    const { user } = await open()
    const card = within(await lesson(/Ines Mansour/))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key.startsWith('answers:')) throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(card.getByRole('button', { name: 'Attester' }))
    await waitFor(async () => expect((await stored(event)).status).toBe('SUCCESS'))
    full.mockRestore()
  })

  it('is taken back from the news of the answer, sent or not', async () => {
    const event = await plan()
    const { user } = await open()
    await user.click(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Attester' }))
    const news = await screen.findByText('Ines Mansour : leçon attestée')
    expect(news.closest('[role="status"]')).not.toBeNull()
    await waitFor(async () => expect((await stored(event)).status).toBe('SUCCESS'))
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Leçon de nouveau à attester')).toBeTruthy()
    expect(await stored(event)).toMatchObject({ status: 'PLANNED', version: 3 })
    const absent = await screen.findByRole('button', { name: 'Absent' })
    cut = true
    await user.click(absent)
    expect(await screen.findByText('Ines Mansour : absence notée')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Ines Mansour : réponse retirée')).toBeTruthy()
    backOnline()
    expect(await stored(event)).toMatchObject({ status: 'PLANNED', version: 3 })
  })

  it('is corrected from its card for a day', async () => {
    const event = await plan()
    const { user } = await open()
    await user.click(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Attester' }))
    await user.click(await screen.findByRole('button', { name: /^Corriger la réponse\s: Ines Mansour/ }))
    await waitFor(async () => expect((await stored(event)).status).toBe('PLANNED'))
    // Its card moves to what waits.
    expect(await screen.findByRole('button', { name: 'Attester' })).toBeTruthy()
  })

  it('does not begin before its time: the button comes half an hour before', async () => {
    await plan('2026-11-21T09:20:00.000Z')
    await plan('2026-11-21T11:00:00.000Z', 'Tantot')
    await plan('2026-11-22T09:00:00.000Z', 'Demain')
    await open()
    expect(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Commencer' })).toBeTruthy()
    for (const name of [/Ines Tantot/, /Ines Demain/]) {
      expect(within(await lesson(name)).queryByRole('button', { name: 'Commencer' })).toBeNull()
    }
  })

  it('names the lesson that could not be saved, and says why, on its card', async () => {
    const event = await plan('2026-11-21T09:20:00.000Z')
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    cut = true
    await user.click(within(card).getByRole('button', { name: 'Commencer' }))
    await backend.db
      .updateTable('evenement')
      .set({ debut: '2026-11-21T15:00:00.000Z', fin: '2026-11-21T16:00:00.000Z' })
      .where('id', '=', event.idEvenement)
      .execute()
    backOnline()
    const notice = await screen.findByRole('alert')
    expect(notice.closest('li')?.getAttribute('aria-label')).toMatch(/Ines Mansour/)
    expect(notice.textContent).toMatch(/Ines Mansour, sam\. 21 nov\..*n’a pas pu être enregistrée/)
    expect(notice.textContent).toMatch(/au plus tôt 30 minutes avant son heure/)
  })

  it('waits where there is no network, and is sent when it is back', async () => {
    // It has begun and is not over yet.
    const event = await plan('2026-11-21T08:30:00.000Z')
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    cut = true
    await user.click(within(card).getByRole('button', { name: 'Commencer' }))
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    expect(await within(card).findByText('En attente d’envoi')).toBeTruthy()
    expect(screen.getByText('2 saisies partiront dès que la connexion revient.')).toBeTruthy()
    backOnline()
    expect(await screen.findByText('ATTESTÉE')).toBeTruthy()
    expect(await stored(event)).toMatchObject({ status: 'SUCCESS', version: 3 })
    expect(screen.queryByText(/dès que la connexion revient/)).toBeNull()
  })

  it('is not said twice when only the answer was lost', async () => {
    const event = await plan()
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    lossy = true
    await user.click(within(card).getByRole('button', { name: 'Absent' }))
    await waitFor(async () => expect((await stored(event)).status).toBe('NO_SHOW'))
    backOnline()
    expect(await screen.findByText('ABSENT')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await stored(event)).version).toBe(2)
  })

  it('shows both answers when the school was first, and changes nothing by itself', async () => {
    const event = await plan()
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    cut = true
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    cut = false
    await verb(ecole, event, 'no-show')
    backOnline()
    const conflict = await screen.findByRole('alert')
    expect(conflict.textContent).toMatch(/Ines Mansour\s: quelqu’un a répondu avant vous/)
    expect(conflict.textContent).toMatch(/Attestée, 1\sh/)
    expect(conflict.textContent).toMatch(/Absent.*par Leïla Cherif/)
    await user.click(within(conflict).getByRole('button', { name: 'Garder ce qui est enregistré' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await stored(event)).toMatchObject({ status: 'NO_SHOW', version: 2 })
  })

  it('offers to send again what a mere change of the lesson held back', async () => {
    const event = await plan()
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    cut = true
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    cut = false
    const { calendar, idCandidats, idMoniteur } = event.extendedProps
    await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, {
      start: event.start,
      end: event.end,
      version: event.version,
      extendedProps: { calendar, idCandidats, idMoniteur, note: 'Salle 2' },
    })
    backOnline()
    const conflict = await screen.findByRole('alert')
    await user.click(within(conflict).getByRole('button', { name: 'Envoyer ma réponse' }))
    await waitFor(async () => expect(await stored(event)).toMatchObject({ status: 'SUCCESS', version: 3 }))
  })

  it('keeps the list of the day where it cannot be asked for', async () => {
    await plan()
    const first = await open()
    await lesson(/Ines Mansour/)
    cut = true
    act(() => void first.store.dispatch(api.util.resetApiState()))
    expect(await screen.findByText(/Hors connexion : liste reçue à 10:00/)).toBeTruthy()
    await readError()
    expect(await lesson(/Ines Mansour/)).toBeTruthy()
  })
  it('says nothing of a missing network while the list is only on its way', async () => {
    await plan()
    const first = await open()
    await lesson(/Ines Mansour/)
    let answer = () => {}
    held = new Promise((resolve) => {
      answer = resolve
    })
    act(() => void first.store.dispatch(api.util.resetApiState()))
    expect(await lesson(/Ines Mansour/)).toBeTruthy()
    expect(screen.queryByText(/Hors connexion/)).toBeNull()
    act(() => answer())
    expect(await screen.findByText('Tarif horaire')).toBeTruthy()
    expect(screen.queryByText(/Hors connexion/)).toBeNull()
  })
  it('keeps what was noted for the next lesson, through a reload without a network', async () => {
    const event = await plan()
    const { end } = event
    await verb(ecole, event, 'attest', { suite: 'Priorités à revoir' })
    const start = new Date(Date.parse(end) + 6 * 3_600_000).toISOString()
    const next = { start, end: new Date(Date.parse(start) + 3_600_000).toISOString() }
    const { calendar, idCandidats, idMoniteur } = event.extendedProps
    expect((await askEvenement(ecole, { ...next, extendedProps: { calendar, idCandidats, idMoniteur } })).status).toBe(
      201,
    )
    const first = await open()
    expect(within(await lesson(/15:00 – 16:00 Ines Mansour/)).getByText(/Priorités à revoir/)).toBeTruthy()
    await waitFor(() => expect(kept()).toContain('Priorités à revoir'))
    cut = true
    act(() => void first.store.dispatch(api.util.resetApiState()))
    await screen.findByText(/Hors connexion/)
    await readError()
    expect(within(await lesson(/15:00 – 16:00 Ines Mansour/)).getByText(/Priorités à revoir/)).toBeTruthy()
  })
  it('leads to the lessons that have waited for longer than a week', async () => {
    const event = await plan()
    await backend.db
      .updateTable('evenement')
      .set({ debut: '2026-06-01T07:00:00.000Z', fin: '2026-06-01T08:00:00.000Z' })
      .where('id', '=', event.idEvenement)
      .execute()
    await open()
    const link = await screen.findByRole('link', { name: 'Voir la leçon à attester' })
    expect(link.getAttribute('href')).toBe('/apps/calendrier/lecons?etat=DUE&sort=start')
  })
})
