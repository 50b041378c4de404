import type { Evenement, EvenementValues } from '@contract/planning/evenement'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, startFreeSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  evenementValues,
  insertVehicule,
  tunis,
  updateOfEvenement,
} from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  // The people and vehicles of the demo are excluded.
  await backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '<>', cast.moniteur.id).execute()
  await backend.db.updateTable('vehicule').set({ disponible: 0 }).where('id', '<>', cast.idVehicule).execute()
})
afterEach(() => backend.stop())

const at = (day: string, from: string, to: string) => ({ start: tunis(day, from), end: tunis(day, to) })
const serie = { recurrence: { nombre: 4 } } as const
const WEDNESDAYS = ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16']
const FIRST = at('2026-11-25', '12:00', '13:00')
const wanted = (more: Partial<EvenementValues> = {}) => evenementValues(cast, { ...FIRST, ...serie, ...more })
const refusal = async (values: EvenementValues) => {
  const answer = await askEvenement(ecole, values)
  expect(answer.status).toBe(409)
  return clashesIn(answer)
}
/** A lesson of another candidate with the instructor or the vehicle of the cast. */
async function take(day: string, from: string, to: string, props: { idMoniteur?: number; idVehicule?: number } = {}) {
  const { id } = await buildCandidat(ecole)
  return buildEvenement(ecole, evenementValues(cast, { ...at(day, from, to), props: { idCandidats: [id], ...props } }))
}
const planned = async () => {
  const rows = await backend.db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select('start')
    .where('idCandidat', '=', cast.candidat.id)
    .orderBy('start')
    .execute()
  return rows.map(({ start }) => start)
}

describe('a refused recurrence', () => {
  it('proposes another slot for each refused time and is accepted with them', async () => {
    await take('2026-12-02', '12:00', '13:00')
    await take('2026-12-16', '11:30', '13:30')
    const { seances } = await refusal(wanted())
    expect(seances.map(({ jour }) => jour)).toEqual(['2026-12-02', '2026-12-16'])
    expect(seances[0]?.creneau).toEqual(at('2026-12-02', '13:00', '14:00'))
    // The slot before is as near as the one after; the later one is tried first.
    expect(seances[1]?.creneau).toEqual(at('2026-12-16', '13:30', '14:30'))
    const replaced = seances.map(({ jour, creneau }) => ({ jour, ...creneau }))
    expect((await askEvenement(ecole, wanted({ recurrence: { nombre: 4, replaced } }))).status).toBe(201)
    expect(await planned()).toEqual([
      tunis('2026-11-25', '12:00'),
      tunis('2026-12-02', '13:00'),
      tunis('2026-12-09', '12:00'),
      tunis('2026-12-16', '13:30'),
    ])
  })

  it('proposes slots that do not overlap each other', async () => {
    const { reglages, version } = (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body
    const horaires = [1, 2, 3, 4, 5].map((jour) => ({ jour, debut: '08:00', fin: '19:00' }))
    await ecole.put('/api/autoecole/planning', { horaires, reglages, version })
    const leave = { debut: '2026-12-01', fin: '2026-12-03', motif: null, force: true }
    await ecole.post(`/api/moniteur/${cast.moniteur.id}/conge`, leave)
    await take('2026-11-25', '12:00', '13:00')
    const { seances } = await refusal(wanted({ recurrence: { nombre: 2 } }))
    expect(seances).toHaveLength(2)
    const starts = seances.map(({ creneau }) => creneau.start)
    expect(starts).toEqual([tunis('2026-11-25', '13:00'), tunis('2026-11-30', '18:00')])
  })

  it('proposes another instructor who is free at all times when a time has no slot', async () => {
    const leave = { debut: '2026-12-01', fin: '2026-12-31', motif: null, force: true }
    const busy = await buildMoniteur(ecole, { nom: 'Occupé' })
    const free = await buildMoniteur(ecole, { nom: 'Libre' })
    const away = await buildMoniteur(ecole, { nom: 'Absent' })
    await ecole.post(`/api/moniteur/${cast.moniteur.id}/conge`, leave)
    await ecole.post(`/api/moniteur/${away.id}/conge`, { ...leave, debut: WEDNESDAYS[3], fin: WEDNESDAYS[3] })
    const idVehicule = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    await take('2026-12-09', '12:30', '13:30', { idMoniteur: busy.id, idVehicule })
    const { seances, autres, creneaux } = await refusal(wanted())
    expect(creneaux).toEqual([])
    expect(seances).toEqual([])
    expect(autres).toMatchObject([{ idMoniteur: free.id, moniteur: 'Personne Libre', idVehicule: cast.idVehicule }])
    const props = { ...wanted().extendedProps, idMoniteur: free.id }
    expect((await askEvenement(ecole, wanted({ extendedProps: props }))).status).toBe(201)
  })

  it('proposes another vehicle where only the vehicle is taken, and both where both are', async () => {
    const other = await buildMoniteur(ecole, { nom: 'Autre' })
    const idVehicule = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    await take('2026-12-02', '12:00', '13:00', { idMoniteur: other.id })
    const alone = await refusal(wanted())
    expect(alone.autres).toMatchObject([{ idMoniteur: cast.moniteur.id, idVehicule }])
    await take('2026-12-09', '12:00', '13:00')
    await ecole.post(`/api/moniteur/${other.id}/conge`, { debut: '2026-11-25', fin: '2026-11-25', force: true })
    const third = await buildMoniteur(ecole, { nom: 'Troisième' })
    const { autres } = await refusal(wanted())
    expect(autres).toMatchObject([{ idMoniteur: third.id, idVehicule }])
  })

  it('proposes nobody where the school or the candidate is unavailable', async () => {
    await buildMoniteur(ecole, { nom: 'Libre' })
    await ecole.post('/api/autoecole/fermeture', { debut: WEDNESDAYS[1], fin: WEDNESDAYS[1], motif: null, force: true })
    const { autres, seances } = await refusal(wanted())
    expect(autres).toEqual([])
    expect(seances).toMatchObject([{ jour: WEDNESDAYS[1] }])
  })
})

describe('a refused single lesson', () => {
  it('proposes other free instructors, also for a move', async () => {
    const free = await buildMoniteur(ecole, { nom: 'Libre' })
    await take('2026-11-25', '12:00', '13:00', {
      idVehicule: await insertVehicule(backend, 1, { idPermi: cast.idPermi }),
    })
    const { autres, seances } = await refusal(evenementValues(cast, FIRST))
    expect(autres).toMatchObject([{ idMoniteur: free.id, idVehicule: cast.idVehicule }])
    expect(seances).toEqual([])
    const event = await buildEvenement(ecole, evenementValues(cast, at('2026-11-25', '16:00', '17:00')))
    const moved = await ecole.put<Evenement>(
      `/api/calendrier/evenement/${event.idEvenement}`,
      updateOfEvenement(event, FIRST),
    )
    expect(moved.status).toBe(409)
    expect(clashesIn(moved).autres).toMatchObject([{ idMoniteur: free.id }])
  })
})

describe('a replaced time of a recurrence', () => {
  it('is checked for order, length and clashes like any other time', async () => {
    const replaced = (time: object) =>
      wanted({ recurrence: { nombre: 4, replaced: [{ jour: WEDNESDAYS[1] ?? '', ...time }] } as never })
    const back = await askEvenement(ecole, replaced(at('2026-12-02', '14:00', '13:00')))
    expect(back.body).toMatchObject({ errors: { 'recurrence.replaced.0.end': 'end_before_start' } })
    await take('2026-12-03', '09:00', '10:00')
    const { clashes } = await refusal(replaced(at('2026-12-03', '09:30', '10:30')))
    expect(clashes.map(({ jour }) => jour)).toContain('2026-12-03')
    // The new time is on the day of another lesson of the same recurrence.
    const twice = await refusal(replaced(at('2026-12-09', '12:30', '13:30')))
    expect(twice.clashes).toMatchObject([{ de: 'candidat', kind: 'occupe' }])
  })
})
