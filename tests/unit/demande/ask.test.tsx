import type { Page } from '@contract/list'
import type { CreneauxLibres } from '@contract/planning/creneau'
import type { Demande } from '@contract/planning/demande'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { MesDemandes } from '@src/views/demande/MesDemandes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { unreliable } from '@tests/helpers/hosts/unreliable'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { tunis } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const pages = [{ path: '/own', load: async () => MesDemandes }]
const MONDAY = 'lundi 23 novembre'
const TUESDAY = 'mardi 24 novembre'

let backend: TestBackend
let ecole: Client
let candidat: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  candidat = await signedIn(backend, 'candidat')
  const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body
  await clearPlanning(backend)
  await ecole.put('/api/autoecole/planning', { horaires, reglages, version })
})
afterEach(() => backend.stop())

type Opening = Awaited<ReturnType<typeof openForm>>
const openForm = async (keepsStorage = false, of: TestBackend = backend) => {
  const { user } = await openPage(of, pages, '/own', { username: 'candidat', keepsStorage })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Demander une leçon' }))
    const form = within(await screen.findByRole('dialog', { name: 'Demander une leçon' }))
    await form.findByRole('radio', { name: /^Heure de code/ })
    return form
  }
  return { user, open, form: await open() }
}
/** A free slot of the day on the screen. */
const chip = ({ form }: Pick<Opening, 'form'>, jour: string, heure: string) =>
  form.findByRole('button', { name: new RegExp(`^${jour} à ${heure}`) })
const dayButton = ({ form }: Pick<Opening, 'form'>, jour: string) =>
  form.findByRole('button', { name: new RegExp(`^${jour}, \\d+ créneau`) })
const picksOf = ({ form }: Pick<Opening, 'form'>) =>
  within(form.getByRole('region', { name: /^Vos créneaux/ }))
    .queryAllByRole('listitem')
    .map((line) => /\d\d:\d\d – \d\d:\d\d/.exec(line.textContent)?.[0])
const send = async ({ user, form }: Opening) => user.click(form.getByRole('button', { name: 'Envoyer la demande' }))
const own = () => screen.findByRole('region', { name: 'Mes demandes de leçon' })
const asked = async () => (await candidat.get<Page<Demande>>('/api/calendrier/demande')).body.data

describe('free slots of a request', () => {
  it('are those of the server, by day and part of the day', async () => {
    const query = 'calendar=Hour code&from=2026-11-23&to=2026-11-29'
    const { creneaux } = (await candidat.get<CreneauxLibres>(`/api/calendrier/creneau?${encodeURI(query)}`)).body
    const page = await openForm()
    // No exam is passed: the preset stage is the first.
    expect(page.form.getByRole<HTMLInputElement>('radio', { name: /^Heure de code/ }).checked).toBe(true)
    const days = within(await page.form.findByRole('list', { name: 'Jours de la semaine' }))
    expect(days.getAllByRole('button').map((day) => day.getAttribute('aria-label'))).toEqual([
      `${MONDAY}, 11 créneaux libres`,
      `${TUESDAY}, 11 créneaux libres`,
      'mercredi 25 novembre, 11 créneaux libres',
      'jeudi 26 novembre, 11 créneaux libres',
      'vendredi 27 novembre, 11 créneaux libres',
      'samedi 28 novembre, 9 créneaux libres',
    ])
    expect(creneaux).toHaveLength(64)
    const shown = within(page.form.getByRole('region', { name: MONDAY }))
    const partOf = (name: string) => within(shown.getByRole('list', { name })).getAllByRole('button').length
    expect([partOf('Matin'), partOf('Après-midi'), partOf('Soir')]).toEqual([4, 6, 1])
    await page.user.click(page.form.getByRole('button', { name: `Jour libre suivant\u00a0: ${TUESDAY}` }))
    expect(page.form.getByRole('region', { name: TUESDAY })).toBeVisible()
    expect(await dayButton(page, TUESDAY)).toHaveAttribute('aria-pressed', 'true')
  })

  it('exclude the candidate’s own lesson and can be limited to one instructor', async () => {
    const { creneaux, moniteurs } = (
      await candidat.get<CreneauxLibres>(
        `/api/calendrier/creneau?${encodeURI('calendar=Hour code&from=2026-11-23&to=2026-11-23')}`,
      )
    ).body
    const [first] = creneaux
    const [chosen] = moniteurs
    const { id } = (await candidat.get<{ id: number }>('/api/candidat/me')).body
    const extendedProps = { calendar: 'Hour code', idCandidats: [id], idMoniteur: chosen?.id }
    const planned = await ecole.post('/api/calendrier/evenement', {
      start: first?.start,
      end: first?.end,
      extendedProps,
    })
    expect(planned.status).toBe(201)
    const leave = { debut: '2026-11-24', fin: '2026-11-24', motif: null, force: true }
    await ecole.post(`/api/moniteur/${chosen?.id}/conge`, leave)
    const page = await openForm()
    await chip(page, MONDAY, '09:00')
    expect(page.form.queryByRole('button', { name: new RegExp(`^${MONDAY} à 08:00`) })).toBeNull()
    await page.user.selectOptions(page.form.getByRole('combobox', { name: 'Moniteur' }), String(chosen?.id))
    expect((await dayButton(page, TUESDAY)).getAttribute('aria-label')).toContain('0 créneau')
    await page.user.click(await chip(page, MONDAY, '09:00'))
    await send(page)
    await screen.findByText('Demande envoyée à votre auto-école')
    expect((await asked())[0]?.creneaux).toMatchObject([{ idMoniteur: chosen?.id, moniteur: chosen?.nom }])
  })

  it('show why a week has none and link to the next one', async () => {
    await ecole.post('/api/autoecole/fermeture', {
      debut: '2026-11-30',
      fin: '2026-12-06',
      motif: 'Travaux',
      force: true,
    })
    const page = await openForm()
    await chip(page, MONDAY, '08:00')
    await page.user.click(page.form.getByRole('button', { name: 'Semaine suivante' }))
    expect(await page.form.findByText('Aucun créneau libre cette semaine')).toBeVisible()
    expect(page.form.getByText('L’auto-école est fermée ces jours-là.')).toBeVisible()
    await page.user.click(page.form.getByRole('button', { name: 'Prochain créneau\u00a0: lundi 7 décembre à 08:00' }))
    expect(await chip(page, 'lundi 7 décembre', '08:00')).toBeVisible()
  })

  it('offer the waiting list of the same kind when there are none', async () => {
    await backend.db.updateTable('moniteur').set({ disponible: 0 }).execute()
    const page = await openForm()
    expect(await page.form.findByText('Aucun créneau libre')).toBeVisible()
    await page.user.click(page.form.getByRole('button', { name: 'M’inscrire sur la liste d’attente' }))
    const wait = within(await screen.findByRole('dialog', { name: 'Être prévenu d’une place' }))
    expect(wait.getByRole<HTMLSelectElement>('combobox', { name: 'Type de leçon' }).value).toBe('Hour code')
  })

  it('can be requested again after a failure', async () => {
    const { backend: lossy, line } = unreliable(backend)
    line.on = { method: 'GET', path: /calendrier\/creneau/, mishap: 'lost' }
    const page = await openForm(false, lossy)
    await page.user.click(await screen.findByRole('button', { name: 'OK' }))
    const retry = await page.form.findByRole('button', { name: 'Réessayer' })
    line.on = null
    await page.user.click(retry)
    expect(await chip(page, MONDAY, '08:00')).toBeVisible()
  })
})

describe('form of a request', () => {
  it('takes up to three slots in an order that can be changed', async () => {
    const page = await openForm()
    const { user, form } = page
    for (const heure of ['08:00', '10:00', '14:00']) await user.click(await chip(page, MONDAY, heure))
    expect(form.getByText(`Choix 3 : ${MONDAY} à 14:00`)).toBeVisible()
    await user.click(await chip(page, MONDAY, '16:00'))
    expect(form.getByText('3 créneaux au plus : retirez-en un d’abord.')).toBeVisible()
    expect(picksOf(page)).toEqual(['08:00 – 09:00', '10:00 – 11:00', '14:00 – 15:00'])
    const up = form.getByRole('button', { name: `Préférer ${MONDAY} à 14:00` })
    await user.click(up)
    expect(document.activeElement).toHaveAttribute('aria-label', `Préférer ${MONDAY} à 14:00`)
    await user.keyboard('{Enter}')
    expect(picksOf(page)).toEqual(['14:00 – 15:00', '08:00 – 09:00', '10:00 – 11:00'])
    // The first one cannot move up: it keeps the focus.
    expect(document.activeElement).toHaveAttribute('aria-label', `Faire passer après\u00a0: ${MONDAY} à 14:00`)
    await user.click(form.getByRole('button', { name: `Retirer ${MONDAY} à 10:00` }))
    expect(document.activeElement).toHaveAttribute('aria-label', `Retirer ${MONDAY} à 08:00`)
    expect(await chip(page, MONDAY, '10:00')).toHaveAttribute('aria-pressed', 'false')
    await send(page)
    expect(await within(await own()).findByText('En attente')).toBeVisible()
    const starts = (await asked())[0]?.creneaux.map(({ start }) => start)
    expect(starts).toEqual([tunis('2026-11-23', '14:00'), tunis('2026-11-23', '08:00')])
  })

  it('is not sent without a slot and shows that once', async () => {
    const page = await openForm()
    await chip(page, MONDAY, '08:00')
    await send(page)
    expect(await page.form.findByText('Choisissez au moins un créneau.')).toBeVisible()
    expect(page.form.getByText('1 champ est à corriger.')).toBeVisible()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choisissez au moins un créneau.'))
    await page.user.click(await chip(page, MONDAY, '08:00'))
    expect(page.form.queryByText('Choisissez au moins un créneau.')).toBeNull()
    expect(await asked()).toEqual([])
  })

  it('refuses overlapping slots and clears them when the length changes', async () => {
    const page = await openForm()
    const { user, form } = page
    await user.selectOptions(form.getByRole('combobox', { name: /^Durée/ }), '90')
    await user.click(await chip(page, MONDAY, '08:00'))
    await user.click(await chip(page, MONDAY, '09:00'))
    expect(form.getByText(`${MONDAY} à 09:00 chevauche un créneau déjà choisi.`)).toBeVisible()
    expect(picksOf(page)).toEqual(['08:00 – 09:30'])
    await user.selectOptions(form.getByRole('combobox', { name: /^Durée/ }), '60')
    expect(await form.findByText(/Vos créneaux étaient pour une autre leçon/)).toBeVisible()
    expect(picksOf(page)).toEqual([])
  })

  it('shows beside each slot that another candidate was faster and reloads the slots', async () => {
    const page = await openForm()
    const { user, form } = page
    for (const heure of ['08:00', '10:00']) await user.click(await chip(page, MONDAY, heure))
    const creneaux = [{ start: tunis('2026-11-23', '08:00'), end: tunis('2026-11-23', '09:00') }]
    expect((await candidat.post('/api/calendrier/demande', { calendar: 'Hour code', creneaux })).status).toBe(201)
    await send(page)
    expect(await form.findByText('Une demande attend déjà une réponse pour cette heure.')).toBeVisible()
    await waitFor(() => expect(form.queryByRole('button', { name: new RegExp(`^${MONDAY} à 08:00`) })).toBeNull())
    const gone = form.getByRole('button', { name: `Retirer ${MONDAY} à 08:00` })
    await waitFor(() => expect(gone).toHaveFocus())
    await user.click(gone)
    await send(page)
    await waitFor(async () => expect(await asked()).toHaveLength(2))
  })

  it('creates one request although the first answer was lost', async () => {
    const { backend: lossy, line } = unreliable(backend)
    const page = await openForm(false, lossy)
    await page.user.click(await chip(page, MONDAY, '10:00'))
    line.on = { method: 'POST', path: /calendrier\/demande$/, mishap: 'lost' }
    await send(page)
    await page.user.click(await screen.findByRole('button', { name: 'OK' }))
    line.on = null
    await send(page)
    expect(await within(await own()).findByText('En attente')).toBeVisible()
    expect(await asked()).toHaveLength(1)
  })

  it('keeps an unfinished request over a reload until the user discards it', async () => {
    const page = await openForm()
    await page.user.click(await chip(page, MONDAY, '10:00'))
    await page.user.type(page.form.getByRole('textbox', { name: 'Message à l’auto-école' }), 'Créneau')
    await page.user.keyboard('{Escape}')
    expect(await screen.findByText('Brouillon conservé')).toBeInTheDocument()
    const again = { ...page, form: await page.open() }
    expect(picksOf(again)).toEqual(['10:00 – 11:00'])
    cleanup()
    const later = await openForm(true)
    expect(picksOf(later)).toEqual(['10:00 – 11:00'])
    expect(later.form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message à l’auto-école' }).value).toBe(
      'Créneau',
    )
    await later.user.click(later.form.getByRole('button', { name: 'Repartir de zéro' }))
    expect(picksOf(later)).toEqual([])
    await later.user.keyboard('{Escape}')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('presets the school’s usual length of a lesson', async () => {
    const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body
    await ecole.put('/api/autoecole/planning', { horaires, reglages: { ...reglages, dureeMinutes: 45 }, version })
    const page = await openForm()
    await page.user.click(await chip(page, MONDAY, '08:45'))
    const length = page.form.getByRole<HTMLSelectElement>('combobox', { name: /^Durée/ })
    expect(length.value).toBe('45')
    expect([...length.options].map(({ value }) => value)).toEqual(['', '45', '60', '90', '120'])
    expect(picksOf(page)).toEqual(['08:45 – 09:30'])
  })
})

describe('pending request', () => {
  const wish = async (time: string) => {
    const creneaux = [{ start: tunis('2026-11-26', time), end: tunis('2026-11-26', time.replace(':00', ':30')) }]
    expect((await candidat.post('/api/calendrier/demande', { calendar: 'Hour code', creneaux })).status).toBe(201)
  }

  it('is withdrawn with one press and reopened with another', async () => {
    await wish('10:00')
    const { user } = await openPage(backend, pages, '/own', { username: 'candidat' })
    const requests = within(await own())
    await user.click(await requests.findByRole('button', { name: /^Annuler la demande/ }))
    expect(await requests.findByText('Annulée')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Rétablir' }))
    expect(await screen.findByText('Demande rétablie')).toBeInTheDocument()
    expect(await requests.findByText('En attente')).toBeVisible()
    expect((await asked()).map(({ statut }) => statut)).toEqual(['PENDING'])
  })

  it('is limited to five, with the reason beside the disabled button', async () => {
    for (const time of ['08:00', '10:00', '12:00', '14:00', '16:00']) await wish(time)
    const { user } = await openPage(backend, pages, '/own', { username: 'candidat' })
    const reason = /^5 demandes attendent une réponse/
    const button = () => screen.findByRole('button', { name: 'Demander une leçon', description: reason })
    expect((await button()).hasAttribute('disabled')).toBe(true)
    const [first] = await screen.findAllByRole('button', { name: /^Annuler la demande/ })
    if (first) await user.click(first)
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
    expect(screen.getByRole('button', { name: 'Demander une leçon' }).hasAttribute('disabled')).toBe(false)
  })
})
