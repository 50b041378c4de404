import type { Recherche } from '@contract/ecole/recherche'
import { type Evenement, freeSeats } from '@contract/planning/evenement'
import { DEFAULT_REGLAGES } from '@contract/planning/openingHours'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  MONDAY,
  updateOfEvenement,
} from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
let people: number[]
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  const others = [await buildCandidat(ecole), await buildCandidat(ecole), await buildCandidat(ecole)]
  people = [cast.candidat.id, ...others.map(({ id }) => id)]
})
afterAll(() => backend.stop())
beforeEach(async () => {
  await clearPlanning(backend)
  await setSeats(3)
})

/** Sets the number of seats of the theory room; 0 for none. */
async function setSeats(placesCode: number): Promise<void> {
  const { body } = await ecole.get<{ version: number }>('/api/autoecole/planning')
  const reglages = { ...DEFAULT_REGLAGES, placesCode }
  const saved = await ecole.put('/api/autoecole/planning', { horaires: [], reglages, version: body.version })
  expect(saved.status).toBe(200)
}

const theory = (count: number) =>
  evenementValues(cast, {
    props: { calendar: 'Hour code', idCandidats: people.slice(0, count), idVehicule: null },
  })

describe('seats of the theory room', () => {
  it('are counted for those who see everybody, and not for candidates', async () => {
    const event = await buildEvenement(ecole, theory(2))
    expect([event.extendedProps.places, freeSeats(event)]).toEqual([3, 1])
    const candidat = await signedIn(backend, 'candidat')
    const { body: me } = await candidat.get<{ id: number }>('/api/candidat/me')
    const theirs = updateOfEvenement(event, { props: { idCandidats: [me.id, cast.candidat.id] } })
    expect((await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, theirs)).status).toBe(200)
    const own = await candidat.get<Evenement>(`/api/calendrier/evenement/${event.idEvenement}`)
    expect([own.status, own.body.extendedProps?.places]).toEqual([200, undefined])
  })

  it('are not counted for a driving hour, nor where the school names none', async () => {
    const driving = await buildEvenement(ecole, evenementValues(cast))
    expect([driving.extendedProps.places, freeSeats(driving)]).toEqual([undefined, null])
    await clearPlanning(backend)
    await setSeats(0)
    const all = await buildEvenement(ecole, theory(4))
    expect([all.extendedProps.places, freeSeats(all)]).toEqual([undefined, null])
  })

  it('are not exceeded by a new hour or a change, which says how many there are', async () => {
    const refused = await askEvenement(ecole, theory(4))
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { 'extendedProps.idCandidats': 'no_seat' }, limits: { 'extendedProps.idCandidats': '3' } },
    ])
    const event = await buildEvenement(ecole, theory(3))
    const change = updateOfEvenement(event, { props: { idCandidats: people } })
    expect((await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, change)).status).toBe(422)
  })

  it('leave a larger class as it was: it can be moved, and grow no more', async () => {
    await setSeats(0)
    const event = await buildEvenement(ecole, theory(4))
    await setSeats(2)
    const [start, end] = [event.start.replace('T08', 'T10'), event.end.replace('T09', 'T11')]
    const moved = await ecole.put<Evenement>(
      `/api/calendrier/evenement/${event.idEvenement}`,
      updateOfEvenement(event, { start, end }),
    )
    expect([moved.status, freeSeats(moved.body)]).toEqual([200, 0])
    const { id } = await buildCandidat(ecole)
    const grown = updateOfEvenement(moved.body, { props: { idCandidats: [...people, id] } })
    expect((await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, grown)).status).toBe(422)
  })

  it('are said by the search while the hour is ahead', async () => {
    await buildEvenement(ecole, theory(2))
    const found = await ecole.get<Recherche>(`/api/recherche?q=${encodeURIComponent('leçon lundi')}`)
    expect(found.body.evenements).toMatchObject([{ start: expect.stringContaining(MONDAY), libres: 1 }])
  })
})
