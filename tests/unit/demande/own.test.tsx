import type { Page } from '@contract/list'
import type { Demande } from '@contract/planning/demande'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { MesDemandes } from '@src/views/demande/MesDemandes'
import { cleanup, screen, within } from '@testing-library/react'
import { signedIn, startFreeSchool, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { tunis } from '@tests/helpers/planning'
import { expect, it } from 'vitest'

const pages = [{ path: '/own', load: async () => MesDemandes }]

async function start() {
  const { backend } = await startSchool()
  await backend.db.deleteFrom('demande_evenement').execute()
  await backend.db.deleteFrom('attente').execute()
  return { backend, page: await openPage(backend, pages, '/own', { username: 'candidat' }) }
}

it('MesDemandes adds the candidate to the waiting list once for each kind', async () => {
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
  expect(await own.findByText(/lun\., mar\., mer\., jeu\., ven\., 08:00 – 18:00/)).toBeVisible()
  const form = await ask()
  expect(await form.findByText('Déjà utilisé.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Annuler' }))
  await user.click(own.getByRole('button', { name: /^Ne plus attendre/ }))
  expect(await own.findByText(/Quand une leçon est annulée/)).toBeVisible()
  await backend.stop()
})

it('MesDemandes shows only the planned slot of an accepted request', async () => {
  const { backend } = await startFreeSchool()
  const ecole = await signedIn(backend, 'ecole')
  const candidat = await signedIn(backend, 'candidat')
  const { body: moniteurs } = await ecole.get<Page<{ id: number }>>('/api/moniteur?perPage=1')
  const slot = (day: string) => ({ start: tunis(day, '10:00'), end: tunis(day, '11:00') })
  const creneaux = [slot('2026-11-24'), slot('2026-11-25'), slot('2026-11-26')]
  const { body } = await candidat.post<Demande>('/api/calendrier/demande', { calendar: 'Hour code', creneaux })
  const page = () => openPage(backend, pages, '/own', { username: 'candidat' })
  await page()
  expect(await screen.findByText(/mar. 24 nov. 2026, 10:00/)).toBeInTheDocument()
  expect(screen.getByText(/jeu. 26 nov. 2026, 10:00/)).toBeVisible()
  cleanup()
  await ecole.post(`/api/calendrier/demande/${body.id}/accept`, { creneau: 1, idMoniteur: moniteurs.data[0]?.id })
  await page()
  expect(await screen.findByText(/mer. 25 nov. 2026, 10:00/)).toBeInTheDocument()
  expect(screen.queryByText(/mar. 24 nov.|jeu. 26 nov./)).toBeNull()
  await backend.stop()
})

it('MesDemandes gives up an accepted lesson in time and shows when it is too late', async () => {
  const { backend } = await startFreeSchool()
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
  const [late] = await screen.findAllByText(/Moins de 24 heures avant la leçon/)
  const { body: planning } = await candidat.get<ConfigurationPlanning>('/api/autoecole/planning')
  expect(late?.querySelector('a')).toHaveAttribute('href', `tel:${planning.telephone}`)
  const [button] = await screen.findAllByRole('button', { name: /^Annuler la leçon/ })
  if (button) await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('Leçon annulée')).toBeInTheDocument()
  const { data } = (await candidat.get<Page<Demande>>('/api/calendrier/demande')).body
  expect(data.map(({ statut }) => statut).sort()).toEqual(['ACCEPTED', 'CANCELLED'])
  await backend.stop()
})
