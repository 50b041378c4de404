import type { Evenement } from '@contract/planning/evenement'
import { routes as dashboardRoutes } from '@src/views/dashboard/routes'
import { routes as revisionRoutes } from '@src/views/revision/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, type Cast, evenementValues, insertVehicule, MONDAY } from '@tests/helpers/planning'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
let event: Evenement
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  event = await buildEvenement(ecole, evenementValues(cast))
})

const open = (search = '') => openPage(backend, revisionRoutes, `/apps/calendrier/a-revoir${search}`)
const read = async () => (await ecole.get<Evenement>(`/api/calendrier/evenement/${event.idEvenement}`)).body
const breakDown = () =>
  backend.db.updateTable('vehicule').set({ disponible: 0 }).where('id', '=', cast.idVehicule).execute()
const leave = () => ecole.post(`/api/moniteur/${cast.moniteur.id}/conge`, { debut: MONDAY, fin: MONDAY, force: true })
const spaced = (text: string | null | undefined) => text?.replace(/\s+/g, ' ')
const panel = async (reason: RegExp) => {
  const found = within(await screen.findByRole('dialog', { name: 'Personne Essai' }))
  await found.findByText(reason)
  return found
}

describe('list of events to review', () => {
  it('shows an empty state when nothing is to review', async () => {
    await open()
    expect(await screen.findByText('Rien à revoir')).toBeInTheDocument()
  })

  it('shows the reason and moves the lesson to one of three slots with a press', async () => {
    await leave()
    const { user } = await open()
    const table = await screen.findByRole('table', { name: 'À revoir' })
    const row = await within(table).findByRole('row', { name: /Personne Essai/ })
    expect(spaced(row.textContent)).toContain('Personne Formateur est en congé le lun. 23 nov. 2026')
    await user.click(within(row).getByText('Personne Essai'))
    const details = await panel(/est en congé/)
    const slots = details.getAllByRole('button', { name: /^(sam|dim|lun|mar)\. .*–/ })
    expect(slots).toHaveLength(3)
    const [first] = slots
    if (first) await user.click(first)
    expect(await screen.findByText('Rien à revoir')).toBeInTheDocument()
    expect((await read()).start).not.toBe(event.start)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('assigns another vehicle at the same time', async () => {
    await backend.db.updateTable('vehicule').set({ disponible: 0 }).execute()
    const idVehicule = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    const { user } = await open(`?row=${event.idEvenement}`)
    const details = await panel(/indisponible jusqu’à nouvel ordre/)
    const others = within(details.getByRole('region', { name: 'À la même heure, avec un autre véhicule' }))
    await user.click(others.getByRole('button', { name: /Peugeot 208/ }))
    expect(await screen.findByText(/^C’est réglé/)).toBeInTheDocument()
    await waitFor(async () => expect(await read()).toMatchObject({ start: event.start, extendedProps: { idVehicule } }))
  })

  it('cancels a lesson with a reason and links to the calendar', async () => {
    await breakDown()
    const { user } = await open(`?row=${event.idEvenement}`)
    const details = await panel(/indisponible/)
    expect(details.getByRole('link', { name: 'Ouvrir dans le calendrier' })).toHaveAttribute(
      'href',
      `/apps/calendrier?evenement=${event.idEvenement}&jour=${MONDAY}`,
    )
    await user.click(details.getByRole('button', { name: 'Annuler la leçon' }))
    await user.type(details.getByRole('textbox', { name: 'Motif' }), 'Panne')
    await user.click(details.getByRole('button', { name: 'Annuler la leçon' }))
    await waitFor(async () => expect(await read()).toMatchObject({ status: 'CANCELLED' }))
    expect((await read()).extendedProps.motif).toBe('Panne')
    expect(await screen.findByText('Rien à revoir')).toBeInTheDocument()
  })

  it('reports a lesson that is no longer planned', async () => {
    await ecole.post(`/api/calendrier/evenement/${event.idEvenement}/cancel`, { version: event.version })
    await open(`?row=${event.idEvenement}`)
    expect(await screen.findByText(/n’est plus au calendrier/)).toBeInTheDocument()
  })
})

describe('review count on the dashboard', () => {
  it('shows the number of events with a link to settle them', async () => {
    await breakDown()
    const { user } = await openPage(backend, dashboardRoutes, '/dashboard')
    expect(await screen.findByRole('heading', { name: '1 leçon à revoir' })).toBeVisible()
    expect(screen.getByText(/indisponible jusqu’à nouvel ordre/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Régler la leçon.*Personne Essai$/ }))
    expect(await screen.findByRole('dialog', { name: /Personne Essai/ })).toBeVisible()
  })
})
