import type { ApiError } from '@contract/errors'
import type { Page } from '@contract/list'
import {
  type ConfigurationPlanning,
  DEFAULT_REGLAGES,
  type PlannedEventsDetails,
} from '@contract/planning/openingHours'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, clashesIn, evenementValues, MONDAY } from '@tests/helpers/planning'
import { moveToFrance, suspend } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const PATH = '/api/autoecole/planning'
const read = async (client = ecole) => (await client.get<ConfigurationPlanning>(PATH)).body
const MORNING = { jour: 1, debut: '08:00', fin: '12:00' }

/** The body that a form sends to save the configuration, with some fields changed. */
async function update(changes: Record<string, unknown> = {}) {
  const { horaires, reglages, version } = await read()
  return { horaires, reglages, version, ...changes }
}

const close = (debut: string, fin = debut, more: object = {}) =>
  ecole.post<ConfigurationPlanning>('/api/autoecole/fermeture', { debut, fin, ...more })

/** The conflicting events in the details of a refusal. */
const plannedIn = (answer: { body: unknown }): PlannedEventsDetails =>
  // The body of a 409 `events_in_period`; the tests that use it check the status.
  (answer.body as { details: PlannedEventsDetails }).details

describe('/api/autoecole/planning', () => {
  it('is readable by the school, its instructors and its candidates', async () => {
    const own = await read()
    // The demo school has named the seats of its theory room.
    expect(own).toMatchObject({ reglages: { ...DEFAULT_REGLAGES, placesCode: 12 }, version: 0 })
    expect(own.horaires).toHaveLength(6)
    expect(own.horaires[0]).toEqual({ jour: 1, debut: '08:00', fin: '19:00' })
    expect(own.fermetures.map(({ debut }) => debut)).toEqual(['2026-12-17', '2027-01-01'])
    // What can no longer be cancelled here is cancelled by a call.
    const { telephone } = await backend.db
      .selectFrom('auto_ecole')
      .select('telephone')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(own.telephone).toBe(telephone)
    for (const username of ['moniteur', 'candidat']) expect(await read(await signedIn(backend, username))).toEqual(own)
  })

  it('is saved at the version that was read', async () => {
    const first = await update({ horaires: [MORNING], reglages: { ...DEFAULT_REGLAGES, dureeMinutes: 45 } })
    const saved = await ecole.put<ConfigurationPlanning>(PATH, first)
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { horaires: [MORNING], reglages: { dureeMinutes: 45, passeJours: 7 }, version: 1 },
    ])
    const stale = await ecole.put(PATH, first)
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: saved.body } })
    expect(await read()).toEqual(saved.body)
  })

  it('returns the opening hours in the order of the week', async () => {
    const afternoon = { ...MORNING, debut: '14:00', fin: '24:00' }
    const sunday = { jour: 7, debut: '00:00', fin: '01:00' }
    const answer = await ecole.put<ConfigurationPlanning>(
      PATH,
      await update({ horaires: [sunday, afternoon, MORNING] }),
    )
    expect(answer.body.horaires).toEqual([MORNING, afternoon, sunday])
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ horaires: [{ ...MORNING, fin: '08:00' }] }, { 'horaires.0.fin': 'end_before_start' }],
    [{ horaires: [{ ...MORNING, fin: '25:00' }] }, { 'horaires.0.fin': 'time' }],
    [{ horaires: [{ ...MORNING, jour: 8 }] }, { 'horaires.0.jour': 'too_big' }],
    [{ horaires: [MORNING, { ...MORNING, debut: '11:59', fin: '13:00' }] }, { horaires: 'overlap' }],
    [{ horaires: 'all day' }, { horaires: 'invalid' }],
    [{ reglages: { ...DEFAULT_REGLAGES, dureeMinutes: 14 } }, { 'reglages.dureeMinutes': 'too_small' }],
    [{ reglages: { ...DEFAULT_REGLAGES, dureeMinutes: 45.5 } }, { 'reglages.dureeMinutes': 'integer' }],
    [{ reglages: { ...DEFAULT_REGLAGES, autre: 1 } }, { 'reglages.autre': 'unknown_field' }],
    [{ version: undefined }, { version: 'required' }],
  ])('refuses the configuration %j', async (changes, errors) => {
    const before = await read()
    const answer = await ecole.put(PATH, await update(changes))
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
    expect(await read()).toEqual(before)
  })

  it('joins touching opening hours, so that a lesson may span both', async () => {
    const halves = [MORNING, { ...MORNING, debut: '12:00', fin: '18:00' }]
    expect((await ecole.put(PATH, await update({ horaires: halves }))).status).toBe(200)
    const cast = await buildCast(backend, ecole)
    const noon = { start: `${MONDAY}T10:30:00.000Z`, end: `${MONDAY}T11:30:00.000Z` }
    await buildEvenement(ecole, evenementValues(cast, noon))
  })

  it('belongs to one school and logs what changed', async () => {
    const other = await signedIn(backend, 'ecole2')
    const before = await read(other)
    await ecole.put(PATH, await update({ horaires: [] }))
    expect(await read(other)).toEqual(before)
    const { body } = await ecole.get<Page<{ action: string; after: Record<string, unknown> }>>(
      '/api/historique?entite=planning',
    )
    expect(body.data[0]?.after).toEqual(Object.fromEntries([1, 2, 3, 4, 5, 6].map((jour) => [`jour${jour}`, null])))
  })

  it('cannot be changed by instructors, candidates and suspended schools', async () => {
    for (const username of ['moniteur', 'candidat']) {
      const client = await signedIn(backend, username)
      expect((await client.put(PATH, await update())).status).toBe(403)
      expect((await client.post('/api/autoecole/fermeture', { debut: MONDAY, fin: MONDAY })).status).toBe(403)
    }
    expect((await (await signedIn(backend, 'manager')).get(PATH)).status).toBe(403)
    const sent = await update()
    await suspend(backend, 1)
    expect((await ecole.put(PATH, sent)).status).toBe(423)
    expect((await ecole.get(PATH)).status).toBe(200)
  })
})

describe('closures of a school', () => {
  let cast: Cast
  beforeEach(async () => {
    cast = await buildCast(backend, ecole)
    await backend.db.updateTable('evenement').set({ status: 'CANCELLED' }).where('start', '>', MONDAY).execute()
    await backend.db.deleteFrom('occupation').execute()
  })

  it('block lessons until they are removed', async () => {
    const { body } = await close(MONDAY, MONDAY, { motif: ' Travaux ' })
    const made = body.fermetures.find(({ debut }) => debut === MONDAY)
    expect(made).toMatchObject({ fin: MONDAY, motif: 'Travaux' })
    const refused = await ecole.post('/api/calendrier/evenement', evenementValues(cast))
    expect(clashesIn(refused).clashes).toMatchObject([{ kind: 'fermeture', quoi: 'Travaux' }])
    const opened = await ecole.post<ConfigurationPlanning>(`/api/autoecole/fermeture/${made?.id}/remove`)
    expect(opened.body.fermetures.map(({ id }) => id)).not.toContain(made?.id)
    await buildEvenement(ecole, evenementValues(cast))
    expect((await ecole.post(`/api/autoecole/fermeture/${made?.id}/remove`)).status).toBe(404)
  })

  it('name planned events in their way and are created with force', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const before = await read()
    const refused = await close('2026-11-22', '2026-11-24')
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'events_in_period' })
    expect(plannedIn(refused)).toMatchObject({
      count: 1,
      evenements: [{ idEvenement: event.idEvenement, calendar: 'Hour circulation', autres: 0 }],
    })
    expect(plannedIn(refused).evenements[0]?.candidat).toBe(`${cast.candidat.prenom} ${cast.candidat.nom}`)
    expect(await read()).toEqual(before)
    expect((await close('2026-11-22', '2026-11-24', { force: true })).status).toBe(201)
    const { body } = await ecole.get<{ status: string }>(`/api/calendrier/evenement/${event.idEvenement}`)
    expect(body.status).toBe('PLANNED')
  })

  it('use the days of the school’s time zone, also at clock changes', async () => {
    await moveToFrance(backend, 1)
    // Eleven at night in Paris on the Monday; the school is open around the clock.
    await backend.db.deleteFrom('horaire_ecole').execute()
    const late = { start: `${MONDAY}T22:00:00.000Z`, end: `${MONDAY}T22:45:00.000Z` }
    await buildEvenement(ecole, evenementValues(cast, { ...late, props: { calendar: 'Hour code', idVehicule: null } }))
    expect((await close('2026-11-24')).status).toBe(201)
    expect((await close(MONDAY)).status).toBe(409)
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ debut: '', fin: MONDAY }, { debut: 'date' }],
    [{ debut: '2026-02-30', fin: MONDAY }, { debut: 'date' }],
    [{ debut: '2026-11-24', fin: MONDAY }, { fin: 'end_before_start' }],
    [{ debut: MONDAY, fin: '2036-11-23' }, { fin: 'event_too_long' }],
    [{ debut: '2026-11-01', fin: '2026-11-13' }, { fin: 'too_past' }],
    // The form left the end empty: the day is sent as both.
    [{ debut: '2026-11-13', fin: '2026-11-13' }, { debut: 'too_past' }],
    [{ debut: '2026-12-16', fin: '2026-12-18' }, { debut: 'already_off' }],
    [{ debut: MONDAY, fin: MONDAY, motif: 'x'.repeat(121) }, { motif: 'too_long' }],
    [{ debut: MONDAY, fin: MONDAY, force: 'oui' }, { force: 'invalid' }],
  ])('refuses the closure %j', async (values, errors) => {
    const answer = await ecole.post<ApiError>('/api/autoecole/fermeture', values)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('cannot be removed by another school', async () => {
    const other = await signedIn(backend, 'ecole2')
    const [foreign] = (await read(other)).fermetures
    expect((await ecole.post(`/api/autoecole/fermeture/${foreign?.id}/remove`)).status).toBe(404)
    expect((await read(other)).fermetures).toContainEqual(foreign)
  })
})
