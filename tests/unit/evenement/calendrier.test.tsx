import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Evenement } from '@contract/planning/evenement'
import type { LeconPage } from '@contract/planning/lecon'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
// Loaded before the first query: on a busy machine the library alone takes longer than a query waits.
import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { TestBackend } from '@tests/helpers/backend'
import { buildExamen, insertExamens } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import {
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  MONDAY,
  tunis,
  updateOfEvenement,
} from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})

/** The lessons of the cast only: with a whole school each query by role takes a second. */
const list = () => `/apps/calendrier?vue=liste&jour=${MONDAY}&idCandidat=${cast.candidat.id}`

const open = (address = list(), username = 'ecole') => openPage(backend, evenementRoutes, address, { username })
const lesson = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const stored = async (event: Evenement) =>
  (await ecole.get<Evenement>(`/api/calendrier/evenement/${event.idEvenement}`)).body
/** Opens the details of the lesson of the cast. */
async function openLesson(user: UserEvent) {
  await user.click(await lesson(/Personne Essai, lun/))
  return panel('Personne Essai')
}

/** Chooses a candidate in the form by typing part of the name. */
async function chooseCandidat(user: UserEvent, part: string, name: RegExp) {
  await user.type(await screen.findByRole('combobox', { name: /^Candidat/ }), part)
  await user.click(await screen.findByRole('option', { name }))
}

describe('planning page', () => {
  it('names each lesson in one sentence and opens its details', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast, { props: { lieu: 'Gare' } }))
    const { user, here } = await open()
    const button = await lesson(/^Heure de circulation, Personne Essai, lun/)
    expect(button.textContent).toMatch(/09:00 – 10:00, avec .+, véhicule Peugeot 208 .+, Gare, Planifié/)
    await user.click(button)
    const details = await panel('Personne Essai')
    await waitFor(() => expect(here()).toContain(`evenement=${event.idEvenement}`))
    expect(details.getByText('lundi 23 novembre 2026')).toBeVisible()
    expect(details.getByRole('link', { name: 'Personne Essai' })).toBeVisible()
    // The lesson has not begun and cannot be attested.
    expect(details.queryByRole('button', { name: 'Attester' })).toBeNull()
  })

  it('hides in a shared hour the facts of one candidate and the vehicle', async () => {
    const second = await buildCandidat(ecole)
    const idCandidats = [cast.candidat.id, second.id]
    await buildEvenement(
      ecole,
      evenementValues(cast, { props: { calendar: 'Hour code', idVehicule: null, idCandidats } }),
    )
    const { user } = await open()
    await user.click(await lesson(/^Heure de code/))
    const details = within(await screen.findByRole('dialog'))
    expect(await details.findByText('Candidats')).toBeVisible()
    expect(details.queryByText(/^Permis/)).toBeNull()
    expect(details.queryByText('Véhicule')).toBeNull()
  })

  it('tells a candidate how to cancel: the number of the school instead of their own', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const { id, idPermi } = (await candidat.get<CandidatDetail>('/api/candidat/me')).body
    const own = { ...cast, candidat: { ...cast.candidat, id, idPermi } }
    const { idEvenement } = await buildEvenement(ecole, evenementValues(own))
    const { telephone } = (await candidat.get<ConfigurationPlanning>('/api/autoecole/planning')).body
    await open(`/apps/calendrier?jour=${MONDAY}&evenement=${idEvenement}`, 'candidat')
    const details = within(await screen.findByRole('dialog'))
    const words = await details.findByText(/^Pour annuler ou déplacer ce rendez-vous/)
    expect(await within(words).findByRole('link')).toHaveAttribute('href', `tel:${telephone}`)
    expect(details.getAllByRole('link', { name: /\d/ })).toHaveLength(1)
    expect(document.querySelector('.details-foot')).toBeNull()
  })

  it('keeps its filters in the address', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    const { user, here } = await open()
    await lesson(/Personne Essai, lun/)
    await press(user, /^Filtres/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Heure de code')
    await waitFor(() => expect(here()).toContain('calendar=Hour+code'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Personne Essai, lun/ })).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Retirer le filtre Type/ }))
    await lesson(/Personne Essai, lun/)
    await waitFor(() => expect(here()).not.toContain('calendar='))
  })

  it('links to the lessons to attest', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    wait(backend, { days: 4 })
    const { user, here } = await open('/apps/calendrier?vue=jour')
    const link = await screen.findByRole('link', { name: /^\d+ à attester$/ })
    const again = await signedIn(backend, 'ecole')
    const { totaux } = (await again.get<LeconPage>('/api/calendrier/lecon')).body
    expect(link.textContent).toBe(`${totaux.DUE} à attester`)
    await user.click(link)
    await waitFor(() => expect(here()).toBe('/apps/calendrier/lecons?etat=DUE&sort=start'))
  })

  it('moves by weeks and changes its view with keys', async () => {
    const { user, here } = await open()
    await user.click(await screen.findByRole('button', { name: 'Suivant' }))
    await waitFor(() => expect(here()).toContain('jour=2026-11-30'))
    await user.keyboard('m')
    await waitFor(() => expect(here()).toContain('vue=mois'))
    await user.keyboard('t')
    await waitFor(() => expect(here()).not.toContain('jour='))
    await user.keyboard('?')
    const help = await panel('Raccourcis clavier')
    await user.click(help.getByRole('checkbox', { name: 'Raccourcis d’une seule lettre' }))
    await user.click(help.getByRole('button', { name: 'Fermer' }))
    await user.keyboard('s')
    await waitFor(() => expect(here()).toContain('vue=mois'))
    localStorage.removeItem('raccourcis')
  })
})

describe('form of a new lesson', () => {
  it('shows missing fields, then plans with the candidate’s instructor and category', async () => {
    const { user, here } = await open()
    await user.click(await screen.findByRole('button', { name: 'Planifier une leçon' }))
    await screen.findByRole('dialog', { name: 'Planifier' })
    await press(user, 'Planifier')
    await waitFor(() => expect(screen.getAllByText('Champ obligatoire.')).toHaveLength(3))
    await chooseCandidat(user, 'essai', /Personne Essai/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Véhicule' }), String(cast.idVehicule))
    await press(user, 'Planifier')
    await lesson(/Personne Essai, lun. 23 nov. 2026, 09:00/)
    await waitFor(() => expect(here()).not.toContain('nouveau'))
  })

  it('closes without a question and leaves no draft when only preset values are in it', async () => {
    const address = `${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}`
    await open(address)
    const vehicule = await screen.findByRole('combobox', { name: 'Véhicule' })
    await waitFor(() => expect(vehicule).not.toHaveProperty('value', ''))
    cleanup()
    const again = await openPage(backend, evenementRoutes, address, { keepsStorage: true })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Véhicule' })).not.toHaveProperty('value', ''))
    expect(sessionStorage.length).toBe(0)
    // Typing and deleting again does not count as a change either.
    await again.user.type(screen.getByRole('textbox', { name: 'Lieu' }), 'G')
    await again.user.clear(screen.getByRole('textbox', { name: 'Lieu' }))
    await press(again.user, 'Fermer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers no recurrence for an exam, whatever was chosen before', async () => {
    const { user } = await open(`${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Répétition' }), 'jusqua')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Conduit exam')
    expect(screen.queryByRole('combobox', { name: 'Répétition' })).toBeNull()
    expect(screen.queryByLabelText(/^Jusqu/)).toBeNull()
  })

  it('keeps typed values over a reload until they are discarded', async () => {
    const address = `${list()}&nouveau=Hour+circulation&start=09:00`
    const { user } = await open(address)
    await user.type(await screen.findByRole('textbox', { name: 'Lieu' }), 'Gare')
    cleanup()
    const again = await openPage(backend, evenementRoutes, address, { keepsStorage: true })
    await waitFor(() => expect(screen.getByDisplayValue('Gare')).toBeVisible())
    await again.user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
    expect(screen.queryByDisplayValue('Gare')).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('names every clash and applies a proposed slot with one press', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    const { user } = await open(`${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}&start=09:30`)
    await screen.findByRole('dialog', { name: 'Planifier' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Véhicule' }), String(cast.idVehicule))
    await press(user, 'Planifier')
    const refusal = await screen.findByRole('alert')
    expect(refusal).toHaveFocus()
    const alert = within(refusal)
    expect(alert.getByText(/^Personne Essai n’est pas libre.*09:00 – 10:00$/)).toBeVisible()
    expect(alert.getAllByText(/n’est pas libre.*Heure de circulation/)).toHaveLength(3)
    await user.click(alert.getByRole('button', { name: /10:00 – 11:00/ }))
    await lesson(/Personne Essai, lun. 23 nov. 2026, 10:00 – 11:00/)
  })

  it('advises no other instructor for an exam that the candidate may not take', async () => {
    await insertExamens(backend, { idCandidat: cast.candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-10-19T09:00:00.000Z' },
    ])
    const { user } = await open(`${list()}&nouveau=Code+exam&candidat=${cast.candidat.id}`)
    await screen.findByRole('dialog', { name: 'Planifier' })
    await press(user, 'Planifier')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/déjà réussi$/)).toBeVisible()
    expect(alert.queryByText(/Changez de moniteur/)).toBeNull()
  })

  it('says with whom the instructor and the vehicle are taken', async () => {
    const other = await buildCandidat(ecole, { prenom: 'Sami', nom: 'Ailleurs' })
    await buildEvenement(ecole, evenementValues(cast, { props: { idCandidats: [other.id] } }))
    const { user } = await open(`${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}&start=09:30`)
    await screen.findByRole('dialog', { name: 'Planifier' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Véhicule' }), String(cast.idVehicule))
    await press(user, 'Planifier')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getAllByText(/Heure de circulation \(Sami Ailleurs\), lun\. 23 nov\. 2026, 09:00/)).toHaveLength(2)
  })

  it('applies a proposed slot to the chosen scope of a recurrence without asking again', async () => {
    const event = await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 2 } })
    const taken = { start: tunis(MONDAY, '11:00'), end: tunis(MONDAY, '12:00') }
    const stranger = await buildCast(backend, ecole)
    await buildEvenement(ecole, evenementValues(stranger, { ...taken, props: { idMoniteur: cast.moniteur.id } }))
    const { user } = await open()
    const details = await openLesson(user)
    await user.click(details.getByRole('button', { name: 'Modifier' }))
    fireEvent.change(await screen.findByLabelText(/^Début/), { target: { value: '11:30' } })
    await press(user, 'Enregistrer')
    await user.click(await screen.findByRole('button', { name: 'Toutes' }))
    const alert = within(await screen.findByRole('alert'))
    await user.click(alert.getByRole('button', { name: /12:00 – 13:00/ }))
    await lesson(/Personne Essai, lun. 23 nov. 2026, 12:00 – 13:00/)
    const span = `from=${event.start}&to=${tunis('2026-12-31', '00:00')}&calendar=Hour%20circulation`
    // The page shows the move before the answer comes.
    await waitFor(async () => {
      const { data } = (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}`)).body
      const serie = data.filter(({ extendedProps }) => extendedProps.serie === event.extendedProps.serie)
      expect(serie.map(({ start }) => start)).toEqual([tunis(MONDAY, '12:00'), tunis('2026-11-30', '12:00')])
    })
  })

  it('leads to a lesson that was planned outside the week that is shown', async () => {
    const { user, here } = await open(`${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}&start=09:00`)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Véhicule' }), String(cast.idVehicule))
    fireEvent.change(screen.getByLabelText(/^Jour/, { selector: 'input' }), { target: { value: '2026-11-30' } })
    await press(user, 'Planifier')
    await user.click(await screen.findByRole('button', { name: 'Voir' }))
    await lesson(/Personne Essai, lun. 30 nov. 2026/)
    expect(here()).toContain('jour=2026-11-30')
  })

  it('leaves out the clashing dates of a recurrence', async () => {
    const taken = { start: tunis('2026-11-30', '09:00'), end: tunis('2026-11-30', '10:00') }
    await buildEvenement(ecole, evenementValues(cast, taken))
    const { user } = await open(`${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Véhicule' }), String(cast.idVehicule))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Répétition' }), 'nombre')
    await press(user, 'Planifier')
    await user.click(await screen.findByRole('button', { name: 'Laisser cette date' }))
    await lesson(/Personne Essai, lun. 23 nov. 2026, 09:00 – 10:00.*se répète/)
    const span = `from=${tunis(MONDAY, '00:00')}&to=${tunis('2026-12-31', '00:00')}&idCandidat=${cast.candidat.id}`
    const { data } = (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}`)).body
    expect(data.map(({ start }) => start.slice(0, 10))).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ])
  })

  it('keeps what was left out of a recurrence when it is sent again', async () => {
    const taken = { start: tunis('2026-11-30', '09:00'), end: tunis('2026-11-30', '10:00') }
    await buildEvenement(ecole, evenementValues(cast, taken))
    const later = { start: tunis('2026-12-07', '09:00'), end: tunis('2026-12-07', '10:00') }
    const { user } = await open(`${list()}&nouveau=Hour+circulation&candidat=${cast.candidat.id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Véhicule' }), String(cast.idVehicule))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Répétition' }), 'nombre')
    await press(user, 'Planifier')
    const leave = await screen.findByRole('button', { name: 'Laisser cette date' })
    // Meanwhile another desk books the second date.
    const second = await buildEvenement(ecole, evenementValues(cast, later))
    await user.click(leave)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/7 déc/))
    await ecole.post(`/api/calendrier/evenement/${second.idEvenement}/cancel`, {
      version: second.version,
      motif: null,
      scope: 'one',
    })
    await press(user, 'Planifier')
    await lesson(/Personne Essai, lun. 23 nov. 2026, 09:00 – 10:00.*se répète/)
  })

  it('keeps typed values when another user saved first', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const { user } = await open()
    const details = await openLesson(user)
    await user.click(details.getByRole('button', { name: 'Modifier' }))
    const lieu = await screen.findByRole('textbox', { name: 'Lieu' })
    await user.type(lieu, 'Gare')
    const [start, end] = [tunis(MONDAY, '11:00'), tunis(MONDAY, '12:00')]
    await ecole.put(
      `/api/calendrier/evenement/${event.idEvenement}`,
      updateOfEvenement(event, { start, end, props: { note: 'Autre', lieu: 'Port' } }),
    )
    await press(user, 'Enregistrer')
    const notice = (await screen.findByText(/^Quelqu’un vient de modifier cette leçon/)).closest('.banner')
    expect(notice?.textContent).toMatch(/Horairelun. 23 nov. 2026, 11:00 – 12:00LieuPortNoteAutre/)
    await press(user, 'Enregistrer')
    await waitFor(async () => expect((await stored(event)).extendedProps.lieu).toBe('Gare'))
    // What was not touched here stays as the other user saved it.
    expect(await stored(event)).toMatchObject({ start, end, extendedProps: { note: 'Autre' } })
  })

  it('reloads the other user’s values and drops the conflict', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const { user } = await open()
    const details = await openLesson(user)
    await user.click(details.getByRole('button', { name: 'Modifier' }))
    await user.type(await screen.findByRole('textbox', { name: 'Lieu' }), 'Gare')
    const theirs = updateOfEvenement(event, { props: { lieu: 'Port' } })
    await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, theirs)
    await press(user, 'Enregistrer')
    await user.click(await screen.findByRole('button', { name: 'Reprendre sa version' }))
    expect(screen.getByRole('textbox', { name: 'Lieu' })).toHaveProperty('value', 'Port')
    expect(screen.queryByText(/^Quelqu’un vient de modifier/)).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Vu')
    await press(user, 'Enregistrer')
    await waitFor(async () => expect((await stored(event)).extendedProps).toMatchObject({ lieu: 'Port', note: 'Vu' }))
  })
})

describe('outcome of a lesson', () => {
  it('is attested with its length and a note for the next lesson', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    const { user } = await open()
    expect((await lesson(/Personne Essai, lun/)).textContent).toMatch(/À ATTESTER/)
    const details = await openLesson(user)
    await user.click(details.getByRole('button', { name: 'Attester' }))
    expect(screen.getByRole('spinbutton', { name: 'Durée en minutes' })).toHaveProperty('value', '60')
    await user.type(screen.getByRole('textbox', { name: 'Note pour la prochaine leçon' }), 'Créneaux')
    await press(user, 'Attester')
    await lesson(/Personne Essai, lun.*ATTESTÉE/)
    expect(await stored(event)).toMatchObject({ status: 'SUCCESS', extendedProps: { minutes: 60, suite: 'Créneaux' } })
    // Taken back in order to correct the minutes: the note is not typed again.
    const expectTyped = async () => {
      await user.click(await screen.findByRole('button', { name: 'Attester' }))
      expect(screen.getByRole('textbox', { name: 'Note pour la prochaine leçon' })).toHaveValue('Créneaux')
    }
    await press(user, 'Remettre au calendrier')
    await expectTyped()
    await press(user, 'Attester')
    await lesson(/Personne Essai, lun.*ATTESTÉE/)
    await press(user, 'Annuler')
    await lesson(/Personne Essai, lun.*À ATTESTER/)
    await expectTyped()
  })

  it('has a day without a person where nobody is known to have recorded it', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    await backend.db
      .updateTable('evenement')
      .set({ status: 'SUCCESS', minutes: 60, attesteLe: '2026-11-23T11:00:00.000Z', attestePar: null })
      .where('id', '=', event.idEvenement)
      .execute()
    const { user } = await open()
    const details = await openLesson(user)
    expect(details.getByText('Noté le')).toBeVisible()
    expect(details.queryByText('Noté par')).toBeNull()
  })

  it('is cancelled with a reason, hidden, and restored', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const { user } = await open()
    const details = await openLesson(user)
    await user.click(details.getByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler la leçon' }))
    // The button to leave is not labelled « Annuler », which here would mean cancelling the lesson.
    expect(screen.getByRole('button', { name: 'Garder la leçon' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Malade')
    await press(user, 'Annuler la leçon')
    expect(await screen.findByText('Leçon annulée')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: /Personne Essai, lun/ })).toBeNull())
    expect(await stored(event)).toMatchObject({ status: 'CANCELLED', extendedProps: { motif: 'Malade' } })
    const news = screen.getByText('Leçon annulée').closest('[role="status"]')
    if (!(news instanceof HTMLElement)) throw new Error('No news')
    await user.click(within(news).getByRole('button', { name: 'Rétablir' }))
    await lesson(/Personne Essai, lun.*Planifié/)
  })

  it('names an exam as an exam, not as a lesson', async () => {
    const { idEvenement, title } = await buildExamen(ecole)
    const { user } = await open(`/apps/calendrier?vue=liste&jour=2026-12-15&evenement=${idEvenement}`)
    const details = await panel(title ?? '')
    await user.click(await details.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler l’examen' }))
    expect(screen.getByRole('button', { name: 'Garder l’examen' })).toBeVisible()
    await press(user, 'Annuler l’examen')
    expect(await screen.findByText('Examen annulé')).toBeInTheDocument()
  })

  it('cancels a whole recurrence and restores it at one press', async () => {
    const event = await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 3 } })
    const span = `from=${event.start}&to=${tunis('2026-12-31', '00:00')}&idCandidat=${cast.candidat.id}`
    const planned = async () =>
      (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}`)).body.data.length
    const { user } = await open()
    const details = await openLesson(user)
    await user.click(details.getByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler la leçon' }))
    await press(user, 'Annuler la leçon')
    await user.click(await screen.findByRole('button', { name: 'Toutes' }))
    const news = (await screen.findByText('3 leçons annulées')).closest('[role="status"]')
    expect(await planned()).toBe(0)
    if (!(news instanceof HTMLElement)) throw new Error('No news')
    await user.click(within(news).getByRole('button', { name: 'Rétablir' }))
    await lesson(/Personne Essai, lun.*Planifié/)
    expect(await planned()).toBe(3)
  })
})

describe('planning page of an instructor', () => {
  it('shows their own lessons, attests them and moves none', async () => {
    const own = (await (await signedIn(backend, 'moniteur')).get<{ id: number }>('/api/moniteur/me')).body
    await buildEvenement(ecole, evenementValues(cast, { props: { idMoniteur: own.id } }))
    wait(backend, { days: 3 })
    const { user } = await open(list(), 'moniteur')
    const details = await openLesson(user)
    expect(details.getByRole('button', { name: 'Attester' })).toBeVisible()
    expect(details.queryByRole('button', { name: 'Modifier' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Planifier une leçon' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Par moniteur' })).toBeNull()
  })
})
