import type { Evenement } from '@contract/planning/evenement'
import { api } from '@src/redux/api'
import { forgetDrafts } from '@src/redux/session/forgetDrafts'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/moniteur/own/MoniteurPortfolioPage'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { askEvenement, verb } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let ecole: Client
/** Cuts the network: requests get no answer. */
let cut: boolean
/** Loses the answers: requests are handled all the same. */
let lossy: boolean
/** Delays the answers until this resolves. */
let held: Promise<void> | undefined

beforeEach(async () => {
  cut = false
  lossy = false
  held = undefined
  const started = await startBackend({ seed: 'free' })
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
})
afterEach(async () => {
  await backend.stop()
})

/** A theory hour of the demo instructor, today at eight in Tunis by default. */
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

/** The whole storage of this device as one text. */
const kept = () => Object.entries(localStorage).flat().join(' ')

describe('day of an instructor', () => {
  it('is stored on the device and deleted at sign-out', async () => {
    await plan()
    await open()
    await lesson(/Ines Mansour/)
    await waitFor(() => expect(kept()).toContain('Mansour'))
    const [, person = ''] = /journee:(\d+)/.exec(kept()) ?? []
    await forgetDrafts(Number(person))
    expect(kept()).not.toContain('Mansour')
  })

  it('attests a lesson with one tap and a note for the next', async () => {
    const event = await plan()
    await plan('2026-11-22T09:00:00.000Z', 'Demain')
    const { user } = await open()
    const due = screen.findByRole('list', { name: 'À attester' })
    let card = within(await due).getByRole('listitem', { name: /08:00 – 09:00 Ines Mansour/ })
    expect(within(card).getByRole('link', { name: 'Appeler Ines Mansour' })).toHaveAttribute('href', 'tel:+21698123456')
    await user.click(within(card).getByText(/changer la durée, ajouter une note/))
    await user.type(within(card).getByRole('textbox', { name: 'Note pour la prochaine leçon' }), 'Panneaux à revoir')
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    expect(await screen.findByText('ATTESTÉE')).toBeInTheDocument()
    card = await lesson(/08:00 – 09:00 Ines Mansour/)
    expect(within(card).queryByRole('button', { name: 'Commencer' })).toBeNull()
    expect((await stored(event)).extendedProps).toMatchObject({ minutes: 60, suite: 'Panneaux à revoir' })
    expect(within(card).getByText('Attestée, 1 h · Panneaux à revoir')).toBeVisible()
    expect(within(await lesson(/Ines Demain/)).queryByRole('button', { name: 'Attester' })).toBeNull()
  })

  it('keeps what was typed for a lesson when the page is loaded anew, until it is attested', async () => {
    const event = await plan()
    const first = await open()
    const note = { name: 'Note pour la prochaine leçon' }
    await first.user.click(within(await lesson(/Ines Mansour/)).getByText(/ajouter une note/))
    await first.user.type(screen.getByRole('textbox', note), 'Panneaux')
    cleanup()
    const address = '/apps/moniteur/portfolio'
    const { user } = await openPage(backend, moniteurRoutes, address, { username: 'moniteur', keepsStorage: true })
    const card = await lesson(/Ines Mansour/)
    expect(within(card).getByRole('group')).toHaveAttribute('open')
    expect(within(card).getByRole('textbox', note)).toHaveValue('Panneaux')
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    expect(await screen.findByText('ATTESTÉE')).toBeInTheDocument()
    expect((await stored(event)).extendedProps.suite).toBe('Panneaux')
    expect(Object.keys(sessionStorage).filter((key) => key.includes('lecon:'))).toEqual([])
  })

  it('attests from memory when the browser stores nothing', async () => {
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

  it('takes an answer back from its toast, sent or not', async () => {
    const event = await plan()
    const { user } = await open()
    await user.click(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Attester' }))
    const news = await screen.findByText('Ines Mansour : leçon attestée')
    expect(news.closest('[role="status"]')).not.toBeNull()
    await waitFor(async () => expect((await stored(event)).status).toBe('SUCCESS'))
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Leçon de nouveau à attester')).toBeInTheDocument()
    expect(await stored(event)).toMatchObject({ status: 'PLANNED', version: 3 })
    const absent = await screen.findByRole('button', { name: 'Absent' })
    cut = true
    await user.click(absent)
    expect(await screen.findByText('Ines Mansour : absence notée')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Ines Mansour : réponse retirée')).toBeInTheDocument()
    backOnline()
    expect(await stored(event)).toMatchObject({ status: 'PLANNED', version: 3 })
  })

  it('corrects an answer on the card within a day', async () => {
    const event = await plan()
    const { user } = await open()
    await user.click(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Attester' }))
    await user.click(await screen.findByRole('button', { name: /^Corriger la réponse\s: Ines Mansour/ }))
    await waitFor(async () => expect((await stored(event)).status).toBe('PLANNED'))
    // The card moves to the pending lessons.
    expect(await screen.findByRole('button', { name: 'Attester' })).toBeVisible()
  })

  it('finds what was typed again when an attestation is taken back or corrected', async () => {
    const event = await plan()
    const { user } = await open()
    const note = { name: 'Note pour la prochaine leçon' }
    const minutes = { name: 'Durée en minutes' }
    const attest = async () => user.click(await screen.findByRole('button', { name: 'Attester' }))
    const expectTyped = async () => {
      expect(await screen.findByRole('textbox', note)).toHaveValue('Panneaux')
      expect(screen.getByRole('textbox', minutes)).toHaveValue('90')
      expect(within(await lesson(/Ines Mansour/)).getByRole('group')).toHaveAttribute('open')
    }
    await user.click(within(await lesson(/Ines Mansour/)).getByText(/ajouter une note/))
    await user.clear(screen.getByRole('textbox', minutes))
    await user.type(screen.getByRole('textbox', minutes), '90')
    await user.type(screen.getByRole('textbox', note), 'Panneaux')
    // Before it is sent.
    cut = true
    await attest()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await expectTyped()
    backOnline()
    // After it is saved, by its toast and on the card.
    for (const name of ['Annuler', /^Corriger la réponse/]) {
      await attest()
      await waitFor(async () => expect((await stored(event)).status).toBe('SUCCESS'))
      await user.click(await screen.findByRole('button', { name }))
      await expectTyped()
    }
    await attest()
    await waitFor(async () => expect((await stored(event)).extendedProps.minutes).toBe(90))
    expect(Object.keys(sessionStorage).filter((key) => key.includes('lecon:'))).toEqual([])
  })

  it('shows the start button from half an hour before the lesson', async () => {
    await plan('2026-11-21T09:20:00.000Z')
    await plan('2026-11-21T11:00:00.000Z', 'Tantot')
    await plan('2026-11-22T09:00:00.000Z', 'Demain')
    await open()
    expect(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Commencer' })).toBeVisible()
    for (const name of [/Ines Tantot/, /Ines Demain/]) {
      expect(within(await lesson(name)).queryByRole('button', { name: 'Commencer' })).toBeNull()
    }
  })

  it('shows on the card which answer could not be saved and why', async () => {
    const event = await plan('2026-11-21T09:20:00.000Z')
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    cut = true
    await user.click(within(card).getByRole('button', { name: 'Commencer' }))
    await backend.db
      .updateTable('evenement')
      .set({ start: '2026-11-21T15:00:00.000Z', end: '2026-11-21T16:00:00.000Z' })
      .where('id', '=', event.idEvenement)
      .execute()
    backOnline()
    const notice = await screen.findByRole('alert')
    expect(notice.closest('li')).toHaveAttribute('aria-label', expect.stringMatching(/Ines Mansour/))
    expect(notice.textContent).toMatch(/Ines Mansour, sam\. 21 nov\..*n’a pas pu être enregistrée/)
    expect(notice.textContent).toMatch(/au plus tôt 30 minutes avant son heure/)
  })

  it('queues answers without a network and sends them when it is back', async () => {
    // The lesson has begun and is not over yet.
    const event = await plan('2026-11-21T08:30:00.000Z')
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    cut = true
    await user.click(within(card).getByRole('button', { name: 'Commencer' }))
    await user.click(within(card).getByRole('button', { name: 'Attester' }))
    expect(await within(card).findByText('En attente d’envoi')).toBeVisible()
    expect(within(card).getByText('Attestée, 1 h')).toBeVisible()
    expect(screen.getByText('2 saisies partiront dès que la connexion reviendra.')).toBeVisible()
    backOnline()
    expect(await screen.findByText('ATTESTÉE')).toBeInTheDocument()
    expect(await stored(event)).toMatchObject({ status: 'SUCCESS', version: 3 })
    expect(screen.queryByText(/dès que la connexion reviendra/)).toBeNull()
  })

  it('offers « Absent » only once the school no longer waits', async () => {
    // It is nine o'clock UTC, and the school allows an absence after fifteen minutes.
    await plan('2026-11-21T07:30:00.000Z', 'Trabelsi')
    await plan('2026-11-21T08:50:00.000Z')
    await open()
    const over = await lesson(/Ines Trabelsi/)
    expect(await within(over).findByRole('button', { name: 'Absent' })).toBeVisible()
    const begun = await lesson(/Ines Mansour/)
    expect(within(begun).getByRole('button', { name: 'Attester' })).toBeVisible()
    expect(within(begun).queryByRole('button', { name: 'Absent' })).toBeNull()
  })

  it('sends an answer once when only its response was lost', async () => {
    const event = await plan()
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    lossy = true
    await user.click(within(card).getByRole('button', { name: 'Absent' }))
    await waitFor(async () => expect((await stored(event)).status).toBe('NO_SHOW'))
    backOnline()
    expect(await screen.findByText('ABSENT')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await stored(event)).version).toBe(2)
  })

  it('shows both answers when the school was faster and changes nothing', async () => {
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

  it('tells instructors that they answered themselves, in another tab, and confirms nothing that was not saved', async () => {
    const event = await plan()
    const { user } = await open()
    const card = await lesson(/Ines Mansour/)
    await verb(await signedIn(backend, 'moniteur'), event, 'attest', { minutes: 60 })
    await user.click(await within(card).findByRole('button', { name: 'Absent' }))
    const conflict = await screen.findByRole('alert')
    expect(conflict.textContent).toMatch(/Ines Mansour\s: vous avez déjà répondu/)
    expect(screen.queryByText('Ines Mansour : absence notée')).toBeNull()
  })

  it('keeps an answer to a lesson of yesterday on the page as long as it may be corrected', async () => {
    const event = await plan('2026-11-20T07:00:00.000Z')
    const { user } = await open()
    await user.click(within(await lesson(/Ines Mansour/)).getByRole('button', { name: 'Absent' }))
    const recent = within(await screen.findByRole('list', { name: 'Répondu récemment' }))
    const card = within(recent.getByRole('listitem', { name: /Ines Mansour/ }))
    // Once, and with the number of whoever did not come.
    expect(card.getAllByText(/^absent$/i)).toHaveLength(1)
    expect(card.getByRole('link', { name: 'Appeler Ines Mansour' })).toBeVisible()
    await user.click(card.getByRole('button', { name: /^Corriger la réponse/ }))
    await waitFor(async () => expect((await stored(event)).status).toBe('PLANNED'))
  })

  it('offers to send again an answer that a change of the lesson blocked', async () => {
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

  it('shows the stored list of the day without a network', async () => {
    await plan()
    const first = await open()
    await lesson(/Ines Mansour/)
    cut = true
    act(() => void first.store.dispatch(api.util.resetApiState()))
    expect(await screen.findByText(/Hors connexion : liste reçue à 10:00/)).toBeInTheDocument()
    await readError()
    expect(await lesson(/Ines Mansour/)).toBeVisible()
  })
  it('reports no missing network while the list is loading', async () => {
    await plan()
    const first = await open()
    await lesson(/Ines Mansour/)
    let answer = () => {}
    held = new Promise((resolve) => {
      answer = resolve
    })
    act(() => void first.store.dispatch(api.util.resetApiState()))
    expect(await lesson(/Ines Mansour/)).toBeVisible()
    expect(screen.queryByText(/Hors connexion/)).toBeNull()
    act(() => answer())
    expect(await screen.findByText('Tarif horaire')).toBeInTheDocument()
    expect(screen.queryByText(/Hors connexion/)).toBeNull()
  })
  it('keeps the notes for the next lesson through an offline reload', async () => {
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
    expect(within(await lesson(/15:00 – 16:00 Ines Mansour/)).getByText(/Priorités à revoir/)).toBeVisible()
    await waitFor(() => expect(kept()).toContain('Priorités à revoir'))
    cut = true
    act(() => void first.store.dispatch(api.util.resetApiState()))
    await screen.findByText(/Hors connexion/)
    await readError()
    expect(within(await lesson(/15:00 – 16:00 Ines Mansour/)).getByText(/Priorités à revoir/)).toBeVisible()
  })
  it('links to lessons that wait for longer than a week', async () => {
    const event = await plan()
    await backend.db
      .updateTable('evenement')
      .set({ start: '2026-06-01T07:00:00.000Z', end: '2026-06-01T08:00:00.000Z' })
      .where('id', '=', event.idEvenement)
      .execute()
    await open()
    const link = await screen.findByRole('link', { name: 'Voir la leçon à attester' })
    expect(link).toHaveAttribute('href', '/apps/calendrier/lecons?etat=DUE&sort=start')
  })
})
