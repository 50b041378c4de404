import type { Page } from '@contract/list'
import type { Demande } from '@contract/planning/demande'
import { DemandesButton } from '@src/views/demande/DemandesButton'
import { DemandesPanel } from '@src/views/demande/DemandesPanel'
import { screen, waitFor, within } from '@testing-library/react'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, tunis } from '@tests/helpers/planning'
import { useState } from 'react'
import { expect, it } from 'vitest'

/** The toolbar of the calendar and the panel that it opens. */
function Host() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <DemandesButton isOpen={isOpen} onOpen={() => setOpen(true)} />
      {isOpen ? <DemandesPanel onClose={() => setOpen(false)} /> : null}
    </>
  )
}
const pages = [{ path: '/panel', load: async () => Host }]

async function start() {
  const { backend, ecole } = await startSchool()
  const cast = await buildCast(backend, ecole)
  await backend.db.deleteFrom('demande_evenement').execute()
  const slot = (day: string) => ({ start: tunis(day, '13:00'), end: tunis(day, '14:00') })
  const creneaux = [slot('2026-11-26'), slot('2026-11-27')]
  const wish = { idCandidat: cast.candidat.id, calendar: 'Hour circulation', creneaux, note: 'Le matin' }
  await ecole.post('/api/calendrier/demande', wish)
  return { backend, ecole, cast, creneaux }
}
const first = async (ecole: Client) => (await ecole.get<Page<Demande>>('/api/calendrier/demande')).body.data[0]
const card = () => screen.findByRole('article', { name: 'Personne Essai' })

it('DemandesPanel accepts a request with two presses at a free slot', async () => {
  const { backend, ecole, creneaux } = await start()
  const { user } = await openPage(backend, pages, '/panel')
  const request = within(await card())
  expect(await screen.findByRole('button', { name: 'Demandes de leçon, 1 en attente' })).toBeVisible()
  expect(request.getByText('Le matin')).toBeVisible()
  expect(await request.findAllByText(/^Libre avec /)).toHaveLength(2)
  await user.click(request.getByRole('radio', { name: /ven\. 27 nov\. 2026, 13:00/ }))
  await user.click(request.getByRole('button', { name: 'Accepter' }))
  expect(await screen.findByText('Aucune demande en attente')).toBeVisible()
  expect(await first(ecole)).toMatchObject({ statut: 'ACCEPTED', creneaux })
  expect(within(screen.getByRole('region', { name: 'Déjà traitées' })).getByText('Acceptée')).toBeVisible()
  await backend.stop()
})

it('DemandesPanel shows a clash and accepts a free slot instead', async () => {
  const { backend, ecole, cast, creneaux } = await start()
  const { user } = await openPage(backend, pages, '/panel')
  const request = within(await card())
  await request.findAllByText(/^Libre avec /)
  await user.selectOptions(request.getByRole('combobox', { name: 'Moniteur' }), String(cast.moniteur.id))
  const [slot] = creneaux
  const props = { calendar: 'Hour code' as const, idVehicule: null }
  await buildEvenement(ecole, evenementValues(cast, { ...slot, props }))
  await user.click(request.getByRole('button', { name: 'Accepter' }))
  const notice = await request.findByRole('alert')
  expect(notice).toHaveFocus()
  const refusal = within(notice)
  expect(refusal.getAllByText(/n’est pas libre/).length).toBeGreaterThan(1)
  expect(await first(ecole)).toMatchObject({ statut: 'PENDING' })
  const [free] = refusal.getAllByRole('button')
  if (free) await user.click(free)
  await waitFor(async () => expect(await first(ecole)).toMatchObject({ statut: 'ACCEPTED' }))
  await backend.stop()
})

it('DemandesPanel says of a requested time that it has passed', async () => {
  const { backend, creneaux } = await start()
  const [slot] = creneaux
  const passed = { start: tunis('2026-11-20', '13:00'), end: tunis('2026-11-20', '14:00'), idMoniteur: null }
  await backend.db
    .updateTable('demande_evenement')
    .set({ creneaux: JSON.stringify([passed, { ...slot, idMoniteur: null }]) })
    .execute()
  await openPage(backend, pages, '/panel')
  const request = within(await card())
  expect(await request.findByText('Créneau passé')).toBeVisible()
  expect(request.getAllByText(/^Libre avec /)).toHaveLength(1)
  expect(request.queryByText('Personne n’est libre')).toBeNull()
  await backend.stop()
})

it('DemandesPanel refuses a request with a reason after confirmation', async () => {
  const { backend, ecole } = await start()
  const { user } = await openPage(backend, pages, '/panel')
  const request = within(await card())
  await user.click(await request.findByRole('button', { name: 'Refuser…' }))
  await user.click(request.getByRole('button', { name: 'Refuser' }))
  expect(await request.findByText('Champ obligatoire.')).toBeVisible()
  await user.type(request.getByRole('textbox', { name: 'Motif du refus' }), 'Complet cette semaine')
  await user.click(request.getByRole('button', { name: 'Refuser' }))
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
  await waitFor(async () =>
    expect(await first(ecole)).toMatchObject({ statut: 'REFUSED', motif: 'Complet cette semaine' }),
  )
  await backend.stop()
})

it('DemandesPanel counts requests by state and shows them by month on request', async () => {
  const { backend, ecole } = await start()
  const wish = await first(ecole)
  await ecole.post(`/api/calendrier/demande/${wish?.id}/refuse`, { motif: 'Complet' })
  const { user } = await openPage(backend, pages, '/panel')
  const figures = within(await screen.findByRole('region', { name: 'Sur douze mois' }))
  expect(figures.getByText('Refusées').nextElementSibling?.textContent).toBe('1')
  expect(figures.getByText('Délai médian de réponse')).toBeVisible()
  expect(figures.queryByRole('table')).toBeNull()
  await user.click(figures.getByRole('button', { name: 'Mois par mois' }))
  const table = within(await figures.findByRole('table', { name: 'Mois par mois' }))
  expect(table.getAllByRole('row')).toHaveLength(13)
  expect(
    within(table.getByRole('row', { name: /^nov\. 26/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['0', '1', '0', '0'])
  await backend.stop()
})
