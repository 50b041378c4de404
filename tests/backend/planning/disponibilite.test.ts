import type { Moniteur } from '@contract/ecole/moniteur'
import type { Activite, Conge, Disponibilite } from '@contract/planning/disponibilite'
import type { TestBackend } from '@tests/helpers/backend'
import { buildMoniteur, updateOfMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, clashesIn, evenementValues, MONDAY } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

const at = (id: number, rest = 'disponibilite') => `/api/moniteur/${id}/${rest}`
const read = async (id = cast.moniteur.id) => (await ecole.get<Disponibilite>(at(id))).body
const AFTERNOON = { jour: 1, debut: '13:00', fin: '18:00' }
const save = (plages: unknown, version: number, id = cast.moniteur.id) =>
  ecole.put<Disponibilite>(at(id), { plages, version })
const leave = (debut: string, fin = debut, more: object = {}) =>
  ecole.post<Disponibilite>(at(cast.moniteur.id, 'conge'), { debut, fin, ...more })

describe('the weekly availability of an instructor', () => {
  it('is empty at first and then limits where lessons may be planned', async () => {
    expect(await read()).toEqual({ plages: [], conges: [], version: 0, updatedAt: null })
    const saved = await save([AFTERNOON], 0)
    expect(saved.body).toMatchObject({ plages: [AFTERNOON], updatedAt: '2026-11-21T09:00:00.000Z' })
    const refused = await ecole.post('/api/calendrier/evenement', evenementValues(cast))
    expect(clashesIn(refused).clashes).toMatchObject([{ kind: 'disponibilite', id: cast.moniteur.id }])
  })

  it('is saved at the version that was read, also when it returns to earlier values', async () => {
    const { body: first } = await save([AFTERNOON], 0)
    expect((await save([], 0)).body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: first } })
    const { body: second } = await save([], first.version)
    const { body: third } = await save([AFTERNOON], second.version)
    expect(third.version).toBeGreaterThan(first.version)
    expect((await save([], first.version)).status).toBe(409)
  })

  it.each<[unknown, Record<string, string>]>([
    [[{ ...AFTERNOON, fin: '12:00' }], { 'plages.0.fin': 'end_before_start' }],
    [[{ ...AFTERNOON, debut: '' }], { 'plages.0.debut': 'time' }],
    [[AFTERNOON, AFTERNOON], { plages: 'overlap' }],
    [Array.from({ length: 43 }, () => AFTERNOON), { plages: 'too_big' }],
    [null, { plages: 'required' }],
  ])('refuses the weekly availability %j', async (plages, errors) => {
    const answer = await ecole.put(at(cast.moniteur.id), { plages, version: 0 })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('is changed by the instructor and read by no candidate', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    const { body: week } = await moniteur.get<Disponibilite>(at(own.id))
    expect(week.plages.length).toBeGreaterThan(0)
    const saved = await moniteur.put<Disponibilite>(at(own.id), { plages: [AFTERNOON], version: week.version })
    expect([saved.status, saved.body.plages]).toEqual([200, [AFTERNOON]])
    expect((await moniteur.get(at(cast.moniteur.id))).status).toBe(404)
    expect((await moniteur.put(at(cast.moniteur.id), { plages: [], version: 0 })).status).toBe(404)
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(at(own.id))).status).toBe(404)
    expect((await other.put(at(own.id), { plages: [], version: 0 })).status).toBe(404)
    const candidat = await signedIn(backend, 'candidat')
    expect((await candidat.get(at(own.id))).status).toBe(403)
  })

  it('cannot be changed for an archived instructor', async () => {
    const { id } = await buildMoniteur(ecole)
    await ecole.post(at(id, 'archive'))
    expect((await save([], 0, id)).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect((await ecole.get(at(id))).status).toBe(200)
  })
})

describe('leave of an instructor', () => {
  it('blocks lessons until it is removed', async () => {
    const { body } = await leave(MONDAY, '2026-11-27', { motif: 'Formation' })
    const [made] = body.conges
    expect(made).toMatchObject({ debut: MONDAY, fin: '2026-11-27', motif: 'Formation' })
    const refused = await ecole.post('/api/calendrier/evenement', evenementValues(cast))
    expect(clashesIn(refused).clashes).toMatchObject([{ kind: 'conge', quoi: 'Formation' }])
    const path = at(cast.moniteur.id, `conge/${made?.id}/remove`)
    expect((await ecole.post<Disponibilite>(path)).body.conges).toEqual([])
    expect((await ecole.post(path)).status).toBe(404)
    await buildEvenement(ecole, evenementValues(cast))
  })

  it('names the instructor’s planned lessons in its way and ignores those of others', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const refused = await leave(MONDAY)
    expect(refused.body).toMatchObject({
      statusCode: 409,
      code: 'events_in_period',
      details: { count: 1, evenements: [{ idEvenement: event.idEvenement }] },
    })
    const other = await buildMoniteur(ecole)
    expect((await ecole.post(at(other.id, 'conge'), { debut: MONDAY, fin: MONDAY })).status).toBe(201)
    expect((await leave(MONDAY, MONDAY, { force: true })).body.conges).toHaveLength(1)
    expect((await leave('2026-11-20', MONDAY)).body).toMatchObject({ errors: { debut: 'already_off' } })
  })

  it('cannot be removed through another instructor', async () => {
    const { body } = await leave(MONDAY)
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    const [made] = body.conges
    expect((await moniteur.post(at(own.id, `conge/${made?.id}/remove`))).status).toBe(404)
    expect((await moniteur.post(at(cast.moniteur.id, `conge/${made?.id}/remove`))).status).toBe(404)
    expect((await read()).conges).toEqual(body.conges)
  })
})

describe('leave in the calendar', () => {
  const between = (client: Client, from: string, to: string) =>
    client.get<{ data: Conge[] }>(`/api/calendrier/conge?from=${from}&to=${to}`)
  const mine = ({ body }: { body: { data: Conge[] } }) =>
    body.data.filter(({ idMoniteur }) => idMoniteur === cast.moniteur.id)

  it('is read by the school with names and reasons, on the days that were asked for', async () => {
    await leave('2026-11-25', '2026-11-26', { motif: 'Formation' })
    const { prenom, nom, id } = cast.moniteur
    expect(mine(await between(ecole, MONDAY, '2026-11-25'))).toMatchObject([
      { idMoniteur: id, moniteur: `${prenom} ${nom}`, debut: '2026-11-25', fin: '2026-11-26', motif: 'Formation' },
    ])
    expect(mine(await between(ecole, '2026-11-26', '2026-11-29'))).toHaveLength(1)
    expect(mine(await between(ecole, MONDAY, '2026-11-24'))).toEqual([])
    expect(mine(await between(ecole, '2026-11-27', '2026-11-29'))).toEqual([])
  })

  it('is read by an instructor for themselves alone, by no candidate and no other school', async () => {
    await leave(MONDAY)
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    await moniteur.post(at(own.id, 'conge'), { debut: '2026-12-01', fin: '2026-12-01', force: true })
    const { body } = await between(moniteur, MONDAY, '2026-12-31')
    expect(new Set(body.data.map(({ idMoniteur }) => idMoniteur))).toEqual(new Set([own.id]))
    expect((await between(await signedIn(backend, 'candidat'), MONDAY, MONDAY)).status).toBe(403)
    expect(mine(await between(await signedIn(backend, 'ecole2'), MONDAY, MONDAY))).toEqual([])
  })

  it('is not that of archived instructors, and not of days out of order or too many', async () => {
    await leave(MONDAY)
    await ecole.post(at(cast.moniteur.id, 'archive'))
    expect(mine(await between(ecole, MONDAY, MONDAY))).toEqual([])
    const { body } = await ecole.get('/api/calendrier/conge?from=2026-11-25&to=2026-11-24')
    expect(body).toMatchObject({ statusCode: 422, errors: { to: 'end_before_start' } })
    expect((await ecole.get('/api/calendrier/conge?from=2026-01-01&to=2026-12-31')).status).toBe(422)
    expect((await ecole.get('/api/calendrier/conge?from=2026-01-01')).status).toBe(422)
  })
})

interface Lesson {
  start: string
  minutes?: number | null
  status?: 'SUCCESS' | 'PLANNED' | 'NO_SHOW' | 'FAILED'
  calendar?: 'Hour circulation' | 'Hour code' | 'Hour Park' | 'Conduit exam'
}

/** An event of the instructor in a given state, inserted straight into the database. */
async function insertLesson({ start, minutes = null, status = 'SUCCESS', calendar = 'Hour circulation' }: Lesson) {
  const isExam = calendar === 'Conduit exam'
  const { id } = await backend.db
    .insertInto('evenement')
    .values({
      idAutoEcole: 1,
      calendar,
      start,
      end: new Date(Date.parse(start) + 3_600_000).toISOString(),
      idMoniteur: isExam ? null : cast.moniteur.id,
      status,
      minutes,
      version: 1,
      createdAt: start,
      updatedAt: start,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await backend.db
    .insertInto('evenement_candidat')
    .values({ idEvenement: id, idCandidat: cast.candidat.id, absent: 0 })
    .execute()
}

describe('GET /api/moniteur/{id}/activite', () => {
  const activity = async (mois?: string, client = ecole, id = cast.moniteur.id) =>
    client.get<Activite>(at(id, `activite${mois ? `?mois=${mois}` : ''}`))
  /** Sets the hourly pay for all time. */
  async function pay(tarifHoraire: number) {
    const { id } = cast.moniteur
    await backend.db.updateTable('moniteur').set({ tarifHoraire }).where('id', '=', id).execute()
    await backend.db.updateTable('moniteur_tarif').set({ montant: tarifHoraire }).where('idMoniteur', '=', id).execute()
  }

  it('counts attested minutes by kind, planned and pending lessons and absences', async () => {
    await backend.db
      .updateTable('candidat')
      .set({ idMoniteur: cast.moniteur.id })
      .where('id', '=', cast.candidat.id)
      .execute()
    await pay(10_000)
    await insertLesson({ start: '2026-11-02T08:00:00.000Z', minutes: 60 })
    await insertLesson({ start: '2026-11-03T08:00:00.000Z', minutes: 45, calendar: 'Hour Park' })
    await insertLesson({ start: '2026-11-04T08:00:00.000Z', status: 'NO_SHOW' })
    await insertLesson({ start: '2026-11-05T08:00:00.000Z', status: 'PLANNED' })
    await insertLesson({ start: '2026-11-25T08:00:00.000Z', status: 'PLANNED', calendar: 'Hour code' })
    await insertLesson({ start: '2026-11-06T08:00:00.000Z', calendar: 'Conduit exam' })
    await insertLesson({ start: '2026-11-07T08:00:00.000Z', calendar: 'Conduit exam', status: 'FAILED' })
    await insertLesson({ start: '2026-08-07T08:00:00.000Z', calendar: 'Conduit exam' })
    const { body } = await activity()
    expect(body).toMatchObject({
      mois: '2026-11',
      minutes: { code: 0, circulation: 60, parc: 45 },
      lecons: 2,
      prevues: { lecons: 1, minutes: 60 },
      aAttester: 1,
      absences: 1,
      tarifHoraire: 10_000,
      gain: 17_500,
      total: { lecons: 2, minutes: 105, gain: 17_500 },
    })
    expect(body.examens.find(({ etape }) => etape === 'circulation')).toEqual({
      etape: 'circulation',
      reussis: 1,
      echoues: 1,
      total: { reussis: 2, echoues: 1 },
    })
    expect(body.tendance).toHaveLength(12)
    expect(body.tendance.at(-1)).toEqual({ mois: '2026-11', minutes: 105, lecons: 2, gain: 17_500 })
  })

  it('uses the months of the school’s time zone and rounds once a month', async () => {
    await pay(10_001)
    // Half past midnight on the first of November, in Tunis.
    await insertLesson({ start: '2026-10-31T23:30:00.000Z', minutes: 20 })
    await insertLesson({ start: '2026-10-31T22:30:00.000Z', minutes: 20 })
    await insertLesson({ start: '2026-11-30T23:00:00.000Z', minutes: 30 })
    // 20 minutes at 10,001 are 3 333.67 millimes; 30 minutes are 5 000.5.
    expect((await activity('2026-10')).body).toMatchObject({ lecons: 1, gain: 3334 })
    expect((await activity('2026-11')).body).toMatchObject({ lecons: 1, gain: 3334, total: { gain: 11_669 } })
    expect((await activity('2026-12')).body).toMatchObject({ lecons: 1, gain: 5001 })
  })

  it('pays each lesson at the rate of its day', async () => {
    await pay(10_000)
    await insertLesson({ start: '2026-11-02T08:00:00.000Z', minutes: 60 })
    await insertLesson({ start: '2026-11-21T08:00:00.000Z', minutes: 60 })
    const path = `/api/moniteur/${cast.moniteur.id}`
    const { body } = await ecole.get<Moniteur>(path)
    expect((await ecole.put(path, updateOfMoniteur(body, { tarifHoraire: 12_000 }))).status).toBe(200)
    expect((await activity()).body).toMatchObject({ tarifHoraire: 12_000, gain: 22_000 })
  })

  it('is answered to the school and to the instructor themselves only', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    expect((await activity(undefined, moniteur, own.id)).body).toEqual((await activity(undefined, ecole, own.id)).body)
    expect((await activity(undefined, moniteur)).status).toBe(404)
    expect((await activity(undefined, await signedIn(backend, 'ecole2'))).status).toBe(404)
    expect((await activity(undefined, await signedIn(backend, 'candidat'))).status).toBe(403)
    const refused = await ecole.get(at(own.id, 'activite?mois=2026-13'))
    expect([refused.status, refused.body.errors]).toEqual([422, { mois: 'date' }])
  })
})
