import type { ApiError } from '@contract/errors'
import type { CreneauLibre, CreneauxLibres } from '@contract/planning/creneau'
import type { Demande } from '@contract/planning/demande'
import type { Libres } from '@contract/planning/disponibilite'
import type { Evenement } from '@contract/planning/evenement'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  insertVehicule,
  tunis,
} from '@tests/helpers/planning'
import { suspend } from '@tests/helpers/scenarios'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  candidat = await signedIn(backend, 'candidat')
})
afterEach(() => backend.stop())

const PATH = '/api/calendrier/creneau'
const WEEK = { calendar: 'Hour circulation', from: '2026-11-23', to: '2026-11-29' }
const ask = (client: Client, query: object = {}) =>
  client.get<CreneauxLibres>(`${PATH}?${new URLSearchParams({ ...WEEK, ...query })}`)
const free = async (client: Client, query: object = {}) => (await ask(client, query)).body.creneaux
const errorsOf = (answer: { body: unknown }) => (answer.body as ApiError).errors
const at = (day: string, time: string) => tunis(day, time)
const startsOn = (creneaux: CreneauLibre[], day: string) =>
  creneaux.filter(({ start }) => start.startsWith(day)).map(({ start }) => start)

/** A school with one free candidate, instructor and vehicle, with the opening hours of the demo. */
async function minimalSchool(): Promise<Cast & { free: (query?: object) => Promise<CreneauLibre[]> }> {
  const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body
  await clearPlanning(backend)
  const cast = await buildCast(backend, ecole)
  await backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '<>', cast.moniteur.id).execute()
  await backend.db.updateTable('vehicule').set({ disponible: 0 }).where('id', '<>', cast.idVehicule).execute()
  const saved = await ecole.put('/api/autoecole/planning', { horaires, reglages, version })
  expect([200, 409]).toContain(saved.status)
  const idCandidat = String(cast.candidat.id)
  return { ...cast, free: (query = {}) => free(ecole, { idCandidat, ...query }) }
}

describe('free slots for a request', () => {
  it('are exactly those at which a request is accepted and a lesson can be planned', { tags: ['long'] }, async () => {
    const { id: idCandidat } = (await candidat.get<{ id: number }>('/api/candidat/me')).body
    await backend.db.deleteFrom('demande_evenement').execute()
    const offered = new Map((await free(candidat)).map((slot) => [slot.start, slot]))
    expect(offered.size).toBeGreaterThan(20)
    for (const day of ['2026-11-26', '2026-11-28', '2026-11-29']) {
      for (let hour = 6; hour <= 20; hour += 1) {
        const start = at(day, `${String(hour).padStart(2, '0')}:00`)
        const end = new Date(Date.parse(start) + 3_600_000).toISOString()
        const creneaux = [{ start, end }]
        const asked = await candidat.post<Demande>('/api/calendrier/demande', { calendar: WEEK.calendar, creneaux })
        const slot = offered.get(start)
        expect(asked.status, `${start} ${asked.text}`).toBe(slot ? 201 : 422)
        if (!slot) continue
        await candidat.post(`/api/calendrier/demande/${asked.body.id}/cancel`)
        const query = new URLSearchParams({ calendar: WEEK.calendar, start, end, idCandidats: String(idCandidat) })
        const { vehicules } = (await ecole.get<Libres>(`/api/calendrier/disponibilite?${query}`)).body
        const idVehicule = vehicules.find(({ raisons }) => raisons.length === 0)?.id
        for (const idMoniteur of slot.idMoniteurs) {
          const extendedProps = { calendar: WEEK.calendar, idCandidats: [idCandidat], idMoniteur, idVehicule }
          const planned = await ecole.post<Evenement>('/api/calendrier/evenement', { start, end, extendedProps })
          expect(planned.status, `${start} with ${idMoniteur}: ${planned.text}`).toBe(201)
          const { idEvenement, version } = planned.body
          await ecole.post(`/api/calendrier/evenement/${idEvenement}/cancel`, { version, motif: null })
        }
      }
    }
  })

  it('start with the referent, name every instructor, and can be limited to one', async () => {
    const { idMoniteur } = (await candidat.get<{ idMoniteur: number }>('/api/candidat/me')).body
    const { moniteurs, creneaux, minutes } = (await ask(candidat)).body
    expect(moniteurs[0]?.id).toBe(idMoniteur)
    expect(minutes).toBe(60)
    const withReferent = creneaux.filter(({ idMoniteurs }) => idMoniteurs.includes(idMoniteur))
    expect(withReferent.length).toBeGreaterThan(0)
    for (const { idMoniteurs } of withReferent) expect(idMoniteurs[0]).toBe(idMoniteur)
    const own = await free(candidat, { idMoniteur })
    expect(own.length).toBeGreaterThan(0)
    expect(own).toEqual(
      creneaux
        .filter((slot) => slot.idMoniteurs.includes(idMoniteur))
        .map((slot) => ({ ...slot, idMoniteurs: [idMoniteur] })),
    )
  })

  it('have the requested length at the steps of the school’s usual lesson', async () => {
    const { free: of } = await minimalSchool()
    const long = await of({ minutes: '90', from: '2026-11-28', to: '2026-11-28' })
    expect(long[0]).toMatchObject({ start: at('2026-11-28', '08:00'), end: at('2026-11-28', '09:30') })
    expect(long.map(({ start }) => start)).not.toContain(at('2026-11-28', '08:30'))
    // On Saturdays the school closes at five.
    expect(long.at(-1)?.start).toBe(at('2026-11-28', '15:00'))
  })

  it('respect the notice and the planning horizon of the school', async () => {
    const { free: of } = await minimalSchool()
    const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body
    const set = { ...reglages, preavisHeures: 48, horizonJours: 5 }
    await ecole.put('/api/autoecole/planning', { horaires, reglages: set, version })
    const days = { from: '2026-11-21', to: '2026-11-30' }
    const starts = (await of(days)).map(({ start }) => start)
    // The test runs on Saturday at ten o'clock.
    expect(starts[0]).toBe(at('2026-11-23', '10:00'))
    expect(starts.at(-1)).toBe(at('2026-11-26', '10:00'))
  })

  it('exclude the candidate’s own lessons and pending requests', async () => {
    const cast = await minimalSchool()
    const before = startsOn(await cast.free(), '2026-11-26')
    await buildEvenement(
      ecole,
      evenementValues(cast, {
        start: at('2026-11-26', '09:00'),
        end: at('2026-11-26', '10:00'),
        props: { calendar: 'Hour code', idMoniteur: null, idVehicule: null },
      }),
    )
    const creneaux = [{ start: at('2026-11-26', '14:00'), end: at('2026-11-26', '15:00') }]
    const wish = { idCandidat: cast.candidat.id, calendar: 'Hour code', creneaux }
    expect((await ecole.post('/api/calendrier/demande', wish)).status).toBe(201)
    const after = startsOn(await cast.free(), '2026-11-26')
    const gone = [at('2026-11-26', '09:00'), at('2026-11-26', '14:00')]
    expect(after).toEqual(before.filter((start) => !gone.includes(start)))
  })

  it('need no vehicle for the highway code, which any instructor may teach', async () => {
    const { free: of, idVehicule, moniteur } = await minimalSchool()
    await backend.db.updateTable('vehicule').set({ disponible: 0 }).where('id', '=', idVehicule).execute()
    await backend.db.deleteFrom('moniteur_permi').where('idMoniteur', '=', moniteur.id).execute()
    expect(await of()).toEqual([])
    expect((await of({ calendar: 'Hour code' })).length).toBeGreaterThan(20)
  })
})

describe('free slots of an instructor', () => {
  const thursday = '2026-11-26'
  const friday = '2026-11-27'
  const off = { debut: thursday, fin: thursday, motif: 'Formation', force: true }

  it.each<[string, (cast: Cast) => Promise<unknown>]>([
    ['on leave', ({ moniteur }) => ecole.post(`/api/moniteur/${moniteur.id}/conge`, off)],
    ['while the school is closed', () => ecole.post('/api/autoecole/fermeture', off)],
    [
      'on a day on which they do not work',
      ({ moniteur }) =>
        ecole.put(`/api/moniteur/${moniteur.id}/disponibilite`, {
          plages: [{ jour: 5, debut: '08:00', fin: '12:00' }],
          version: 0,
        }),
    ],
    [
      'with lessons of others all day',
      async (cast) => {
        const other = await buildCandidat(ecole)
        const props = { idCandidats: [other.id], calendar: 'Hour code' as const, idVehicule: null }
        const day = { start: at(thursday, '08:00'), end: at(thursday, '19:00') }
        return askEvenement(ecole, evenementValues(cast, { ...day, props }))
      },
    ],
    [
      'whose only vehicle is taken all day',
      async (cast) => {
        const other = await buildCandidat(ecole)
        const { id } = await buildMoniteur(ecole, { availability: 'Available' })
        const day = { start: at(thursday, '08:00'), end: at(thursday, '19:00') }
        await askEvenement(ecole, evenementValues(cast, { ...day, props: { idCandidats: [other.id], idMoniteur: id } }))
        return ecole.post(`/api/moniteur/${id}/archive`, { force: true })
      },
    ],
  ])('omit the instructor %s', async (_name, change) => {
    const cast = await minimalSchool()
    expect(startsOn(await cast.free(), thursday)).toHaveLength(11)
    await change(cast)
    const left = await cast.free()
    expect(startsOn(left, thursday)).toEqual([])
    expect(startsOn(left, friday).length).toBeGreaterThan(3)
  })

  it('end when the papers of the vehicle expire', async () => {
    const { free: of, idVehicule, idPermi } = await minimalSchool()
    await backend.db.updateTable('vehicule').set({ finVisite: thursday }).where('id', '=', idVehicule).execute()
    expect(startsOn(await of(), thursday)).not.toEqual([])
    expect(startsOn(await of(), friday)).toEqual([])
    await insertVehicule(backend, 1, { idPermi })
    expect(startsOn(await of(), friday)).not.toEqual([])
  })

  it('returns no free slot while the instructor is unavailable', async () => {
    const { free: of, moniteur } = await minimalSchool()
    await backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '=', moniteur.id).execute()
    expect(await of()).toEqual([])
  })
})

describe('days without a free slot', () => {
  const answer = async (idCandidat: number, query: object = {}) =>
    (await ask(ecole, { idCandidat: String(idCandidat), ...query })).body

  it('name the reason and the next free slot', async () => {
    const { candidat: who, moniteur, idVehicule } = await minimalSchool()
    const next = { raison: null, prochain: null }
    expect(await answer(who.id)).toMatchObject(next)
    const leave = { debut: '2026-11-23', fin: '2026-12-09', motif: null, force: true }
    await ecole.post(`/api/moniteur/${moniteur.id}/conge`, leave)
    expect(await answer(who.id)).toMatchObject({ raison: 'moniteur', prochain: at('2026-12-10', '08:00') })
    const sunday = { from: '2026-11-29', to: '2026-11-29' }
    expect(await answer(who.id, sunday)).toMatchObject({ raison: 'ferme', prochain: at('2026-12-10', '08:00') })
    const far = { from: '2027-03-01', to: '2027-03-07' }
    expect(await answer(who.id, far)).toMatchObject({ raison: 'delai', prochain: null })
    const past = { from: '2026-11-02', to: '2026-11-08' }
    expect(await answer(who.id, past)).toMatchObject({ raison: 'delai', prochain: at('2026-12-10', '08:00') })
    await backend.db.updateTable('vehicule').set({ finAssurance: '2026-11-01' }).where('id', '=', idVehicule).execute()
    const after = { from: '2026-12-10', to: '2026-12-12' }
    expect(await answer(who.id, after)).toMatchObject({ raison: 'vehicule', prochain: null })
    await backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '=', moniteur.id).execute()
    expect(await answer(who.id)).toMatchObject({ moniteurs: [], raison: 'moniteur', prochain: null })
  })

  it('have the reason “complet” when everybody is taken', async () => {
    const cast = await minimalSchool()
    const other = await buildCandidat(ecole)
    const props = { idCandidats: [other.id], calendar: 'Hour code' as const, idVehicule: null }
    const day = { start: at('2026-11-26', '08:00'), end: at('2026-11-26', '19:00') }
    await buildEvenement(ecole, evenementValues(cast, { ...day, props }))
    const query = { from: '2026-11-26', to: '2026-11-26' }
    expect(await answer(cast.candidat.id, query)).toMatchObject({
      raison: 'complet',
      prochain: at('2026-11-27', '08:00'),
    })
  })
})

describe('the query of free slots', () => {
  it('accepts at most two weeks, a kind of hour and an instructor who gives it', async () => {
    expect((await ask(candidat, { to: '2026-12-06' })).status).toBe(200)
    expect(errorsOf(await ask(candidat, { to: '2026-12-07' }))).toEqual({ to: 'too_big' })
    expect(errorsOf(await ask(candidat, { to: '2026-11-22' }))).toEqual({ to: 'end_before_start' })
    expect(errorsOf(await ask(candidat, { from: '2026-02-30', to: '2026-03-02' }))).toEqual({ from: 'date' })
    expect(errorsOf(await ask(candidat, { calendar: 'Code exam' }))).toEqual({ calendar: 'invalid' })
    expect(errorsOf(await ask(candidat, { minutes: '500' }))).toEqual({ minutes: 'too_big' })
    expect(errorsOf(await ask(candidat, { idMoniteur: '99999' }))).toEqual({ idMoniteur: 'unknown' })
  })

  it('concerns the candidate themselves, or for a school its own candidates', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    const stranger = String((await buildCandidat(ecole2)).id)
    expect(errorsOf(await ask(candidat, { idCandidat: stranger }))).toEqual({ idCandidat: 'not_allowed' })
    expect(errorsOf(await ask(ecole, { idCandidat: stranger }))).toEqual({ idCandidat: 'unknown' })
    expect(errorsOf(await ask(ecole))).toEqual({ idCandidat: 'required' })
    expect((await ask(await signedIn(backend, 'moniteur'))).status).toBe(403)
  })

  it('is answered for a read-only school', async () => {
    await suspend(backend, 1)
    expect((await ask(candidat)).status).toBe(200)
  })
})
