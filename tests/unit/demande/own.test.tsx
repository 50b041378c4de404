import type { Page } from '@contract/list'
import type { Demande } from '@contract/planning/demande'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { MesDemandes } from '@src/views/demande/MesDemandes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { clearPlanning, tunis } from '@tests/helpers/planning'
import { unreliable } from '@tests/helpers/unreliable'
import { expect, it } from 'vitest'

const pages = [{ path: '/own', load: async () => MesDemandes }]

async function start() {
  const { backend } = await startSchool()
  await backend.db.deleteFrom('demande_evenement').execute()
  await backend.db.deleteFrom('attente').execute()
  return { backend, page: await openPage(backend, pages, '/own', { username: 'candidat' }) }
}

it('asks for a lesson at two times, and withdraws it', async () => {
  const { backend, page } = await start()
  const { user } = page
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await user.click(await screen.findByRole('button', { name: 'Demander une leçon' }))
  const form = within(await screen.findByRole('dialog', { name: 'Demander une leçon' }))
  expect(await form.findByRole('list', { name: 'Horaires de l’auto-école' })).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Envoyer la demande' }))
  await waitFor(() => expect(form.getAllByText('Champ obligatoire.')).toHaveLength(2))
  await user.click(form.getByRole('button', { name: 'Proposer un autre créneau' }))
  for (const [index, time] of ['10:00', '10:30'].entries()) {
    const slot = within(form.getByRole('group', { name: `Créneau ${index + 1}` }))
    await user.type(slot.getByLabelText('Jour'), day)
    await user.type(slot.getByLabelText('Heure'), time)
  }
  await user.click(form.getByRole('button', { name: 'Envoyer la demande' }))
  expect(await form.findByText('Deux plages d’un même jour se chevauchent.')).toBeTruthy()
  const second = within(form.getByRole('group', { name: 'Créneau 2' }))
  await user.clear(second.getByLabelText('Heure'))
  await user.type(second.getByLabelText('Heure'), '14:00')
  await user.click(form.getByRole('button', { name: 'Envoyer la demande' }))
  const own = within(await screen.findByRole('region', { name: 'Mes demandes de leçon' }))
  expect(await own.findByText('En attente')).toBeTruthy()
  await user.click(own.getByRole('button', { name: /^Annuler la demande/ }))
  expect(await own.findByText('Annulée')).toBeTruthy()
  const again = await signedIn(backend, 'candidat')
  const { data } = (await again.get<Page<Demande>>('/api/calendrier/demande')).body
  expect(data[0]?.creneaux).toHaveLength(2)
  await backend.stop()
})

it('asks once, though the answer to the first try was lost', async () => {
  const { backend } = await startSchool()
  await backend.db.deleteFrom('demande_evenement').execute()
  const { backend: lossy, line } = unreliable(backend)
  const { user } = await openPage(lossy, pages, '/own', { username: 'candidat' })
  await user.click(await screen.findByRole('button', { name: 'Demander une leçon' }))
  const form = within(await screen.findByRole('dialog', { name: 'Demander une leçon' }))
  await user.type(await form.findByLabelText('Jour'), '2026-11-24')
  await user.type(form.getByLabelText('Heure'), '10:00')
  line.on = { method: 'POST', path: /calendrier\/demande$/, mishap: 'lost' }
  await user.click(form.getByRole('button', { name: 'Envoyer la demande' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  line.on = null
  await user.click(form.getByRole('button', { name: 'Envoyer la demande' }))
  const own = within(await screen.findByRole('region', { name: 'Mes demandes de leçon' }))
  expect(await own.findByText('En attente')).toBeTruthy()
  expect(await backend.db.selectFrom('demande_evenement').select('id').execute()).toHaveLength(1)
  await backend.stop()
})

it('is as long as the school’s usual lesson, unless one says otherwise', async () => {
  const { backend, ecole } = await startSchool()
  const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body
  await ecole.put('/api/autoecole/planning', { horaires, reglages: { ...reglages, dureeMinutes: 45 }, version })
  const { user } = await openPage(backend, pages, '/own', { username: 'candidat' })
  await user.click(await screen.findByRole('button', { name: 'Demander une leçon' }))
  const form = within(await screen.findByRole('dialog', { name: 'Demander une leçon' }))
  const length = await form.findByRole<HTMLSelectElement>('combobox', { name: /^Durée/ })
  await waitFor(() => expect(length.value).toBe('45'))
  expect([...length.options].map(({ value }) => value)).toEqual(['', '45', '60', '90', '120'])
  await backend.stop()
})

it('waits for a place to fall free, once for each kind', async () => {
  const { backend, page } = await start()
  const { user } = page
  const own = within(await screen.findByRole('region', { name: 'Être prévenu d’une place' }))
  const ask = async () => {
    await user.click(own.getByRole('button', { name: 'Me prévenir' }))
    const form = within(await screen.findByRole('dialog'))
    await user.click(form.getByRole('checkbox', { name: 'samedi' }))
    await user.click(form.getByRole('button', { name: 'Me prévenir' }))
    return form
  }
  await ask()
  expect(await own.findByText(/lun\., mar\., mer\., jeu\., ven\., 08:00 – 18:00/)).toBeTruthy()
  const form = await ask()
  expect(await form.findByText('Déjà utilisé.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Annuler' }))
  await user.click(own.getByRole('button', { name: /^Ne plus attendre/ }))
  expect(await own.findByText(/Quand une leçon est annulée/)).toBeTruthy()
  await backend.stop()
})

it('shows of an accepted request when its lesson is, not all that was asked for', async () => {
  const { backend } = await startSchool()
  await clearPlanning(backend)
  const ecole = await signedIn(backend, 'ecole')
  const candidat = await signedIn(backend, 'candidat')
  const { body: moniteurs } = await ecole.get<Page<{ id: number }>>('/api/moniteur?perPage=1')
  const slot = (day: string) => ({ start: tunis(day, '10:00'), end: tunis(day, '11:00') })
  const creneaux = [slot('2026-11-24'), slot('2026-11-25'), slot('2026-11-26')]
  const { body } = await candidat.post<Demande>('/api/calendrier/demande', { calendar: 'Hour code', creneaux })
  const page = () => openPage(backend, pages, '/own', { username: 'candidat' })
  await page()
  expect(await screen.findByText(/mar. 24 nov. 2026, 10:00/)).toBeTruthy()
  expect(screen.getByText(/jeu. 26 nov. 2026, 10:00/)).toBeTruthy()
  cleanup()
  await ecole.post(`/api/calendrier/demande/${body.id}/accept`, { creneau: 1, idMoniteur: moniteurs.data[0]?.id })
  await page()
  expect(await screen.findByText(/mer. 25 nov. 2026, 10:00/)).toBeTruthy()
  expect(screen.queryByText(/mar. 24 nov.|jeu. 26 nov./)).toBeNull()
  await backend.stop()
})

it('gives an accepted lesson up while there is time, and says when there is none', async () => {
  const { backend } = await startSchool()
  await clearPlanning(backend)
  const ecole = await signedIn(backend, 'ecole')
  const candidat = await signedIn(backend, 'candidat')
  const { body: moniteurs } = await ecole.get<Page<{ id: number }>>('/api/moniteur?perPage=1')
  for (const hours of [20, 200]) {
    const from = Date.now() + hours * 3_600_000
    const slot = { start: new Date(from).toISOString(), end: new Date(from + 3_600_000).toISOString() }
    const asked = { calendar: 'Hour code', creneaux: [slot] }
    const { body } = await candidat.post<Demande>('/api/calendrier/demande', asked)
    const taken = { creneau: 0, idMoniteur: moniteurs.data[0]?.id }
    expect((await ecole.post(`/api/calendrier/demande/${body.id}/accept`, taken)).status).toBe(200)
  }
  const { user } = await openPage(backend, pages, '/own', { username: 'candidat' })
  expect(await screen.findAllByText(/Moins de 24 heures avant la leçon/)).not.toHaveLength(0)
  const [button] = await screen.findAllByRole('button', { name: /^Annuler la leçon/ })
  if (button) await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('Leçon annulée')).toBeTruthy()
  const { data } = (await candidat.get<Page<Demande>>('/api/calendrier/demande')).body
  expect(data.map(({ statut }) => statut).sort()).toEqual(['ACCEPTED', 'CANCELLED'])
  await backend.stop()
})
