import type { Attente } from '@contract/planning/attente'
import type { Evenement } from '@contract/planning/evenement'
import { Offres } from '@src/views/attente/Offres'
import { Remplacants } from '@src/views/attente/Remplacants'
import { countdown } from '@src/views/attente/useNow'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, verb } from '@tests/helpers/planning'
import { describe, expect, it } from 'vitest'

/** Days ahead of the browser's own clock, which the countdown of offers uses. */
const ahead = (days: number, hour: number) => {
  const day = new Date(Date.now() + days * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return `${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`
}

async function start() {
  const backend = await startBackend()
  const ecole = await signedIn(backend, 'ecole')
  const candidat = await signedIn(backend, 'candidat')
  const cast = await buildCast(backend, ecole)
  await backend.db.deleteFrom('attente').execute()
  const week = { jours: [1, 2, 3, 4, 5], debut: '08:00', fin: '20:00' }
  const { body } = await candidat.post<Attente>('/api/calendrier/attente', { calendar: 'Hour code', ...week })
  const props = { calendar: 'Hour code' as const, idVehicule: null }
  const times = { start: ahead(3, 11), end: ahead(3, 12) }
  const planned = await buildEvenement(ecole, evenementValues(cast, { ...times, props }))
  const event = (await verb(ecole, planned, 'cancel')).body
  return { backend, ecole, event, attente: body }
}

it('Remplacants offers the slot of a cancelled lesson to the waiting candidates', async () => {
  const { backend, ecole, event } = await start()
  const pages = [{ path: '/event', load: async () => () => <Remplacants event={event} /> }]
  const { user } = await openPage(backend, pages, '/event')
  const list = within(await screen.findByRole('region', { name: 'Qui peut prendre ce créneau' }))
  expect(await list.findByText(/aucune heure encore|seulement|n’a encore rien obtenu/)).toBeVisible()
  await user.click(list.getByRole('checkbox'))
  await user.click(list.getByRole('button', { name: 'Proposer à 1 candidat' }))
  expect(await list.findByText('Proposé, réponse attendue')).toBeVisible()
  expect(list.queryByRole('button')).toBeNull()
  const offers = await ecole.get<{ data: unknown[] }>(`/api/calendrier/offre?idEvenement=${event.idEvenement}`)
  expect(offers.body.data).toHaveLength(1)
  await backend.stop()
})

it('Remplacants shows nothing for a planned lesson', async () => {
  const { backend, event } = await start()
  const planned: Evenement = { ...event, status: 'PLANNED' }
  const load = async () => () => (
    <main>
      <Remplacants event={planned} />
    </main>
  )
  await openPage(backend, [{ path: '/event', load }], '/event')
  expect((await screen.findByRole('main')).textContent).toBe('')
  await backend.stop()
})

describe('an offer of a freed slot', () => {
  const pages = [{ path: '/own', load: async () => Offres }]
  async function offered() {
    const started = await start()
    const { ecole, event, attente } = started
    await ecole.post(`/api/calendrier/evenement/${event.idEvenement}/offrir`, { idAttentes: [attente.id] })
    const { user } = await openPage(started.backend, pages, '/own', { username: 'candidat' })
    const offer = within(await screen.findByRole('region', { name: 'Créneaux qui se libèrent' }))
    return { ...started, user, offer }
  }

  it('shows a countdown and is accepted', async () => {
    const { backend, user, offer } = await offered()
    expect(offer.getByRole('timer').textContent).toMatch(/^Encore 1[45]:\d\d pour répondre$/)
    await user.click(offer.getByRole('button', { name: 'Prendre ce créneau' }))
    expect(await screen.findByText(/^Leçon planifiée/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    await backend.stop()
  })

  it('reports that another candidate was faster', async () => {
    const { backend, user, offer } = await offered()
    await backend.db.updateTable('offre').set({ statut: 'LOST' }).execute()
    await user.click(offer.getByRole('button', { name: 'Prendre ce créneau' }))
    expect(await screen.findByText('Trop tard : ce créneau vient d’être pris.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    await backend.stop()
  })
})

it.each([
  [900_000, '15:00'],
  [61_000, '1:01'],
  [500, '0:01'],
  [-3000, '0:00'],
  [3_725_000, '1:02:05'],
])('countdown shows %i ms as %s', (ms, text) => {
  expect(countdown(ms)).toBe(text)
})
