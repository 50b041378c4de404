import type { Notif } from '@contract/compte/notif'
import type { ApiError } from '@contract/errors'
import type { Page } from '@contract/list'
import type { CreneauxLibres } from '@contract/planning/creneau'
import type { Demande } from '@contract/planning/demande'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, evenementValues, tunis } from '@tests/helpers/planning'
import { suspend, wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  candidat = await signedIn(backend, 'candidat')
  await backend.db.deleteFrom('demande_evenement').execute()
})
afterEach(() => backend.stop())

const PATH = '/api/calendrier/demande'
/** Thursday and Friday, when the cast has nothing planned. */
const slot = (time: string, day = '2026-11-26', minutes = 60) => {
  const start = tunis(day, time)
  return { start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString() }
}
const SLOTS = [slot('13:00'), slot('12:00', '2026-11-27')]
const ask = (client: Client, body: object = {}) =>
  client.post<Demande>(PATH, { calendar: 'Hour circulation', creneaux: SLOTS, ...body })
const errorsOf = (answer: { body: unknown }) => (answer.body as ApiError).errors
const notifs = async (client: Client) => (await client.get<Page<Notif>>('/api/notif?limit=20')).body.data
const listed = async (client: Client, query = '') => (await client.get<Page<Demande>>(`${PATH}?${query}`)).body
/** The free slots in the details of a refusal. */
const openingsIn = (answer: { body: unknown }) => (answer.body as { details: CreneauxLibres }).details
const ownId = async () => (await candidat.get<{ id: number }>('/api/candidat/me')).body.id

describe('POST /api/calendrier/demande', () => {
  it('creates the request and notifies the school, which sees it', async () => {
    const { status, body } = await ask(candidat, { note: ' Le matin ' })
    expect(status).toBe(201)
    const creneaux = SLOTS.map((time) => ({ ...time, idMoniteur: null, moniteur: null }))
    expect(body).toMatchObject({ statut: 'PENDING', creneaux, note: 'Le matin', permi: 'B' })
    expect((await listed(candidat)).data).toEqual([body])
    expect((await listed(ecole, 'statut=PENDING')).data).toEqual([body])
    expect((await listed(ecole, 'statut=REFUSED')).totalDataCount).toBe(0)
    const notified = (await notifs(ecole)).find(({ kind }) => kind === 'demande_made')
    expect(notified).toMatchObject({
      kind: 'demande_made',
      params: { nom: body.candidat, calendar: 'Hour circulation' },
      target: { place: 'demandes' },
    })
  })

  it('notifies the desks that plan, and not the cash desk, which reads no request and no lesson', async () => {
    const desk = await deskWith(backend, 'caisse')
    await ask(candidat)
    expect((await desk.get(PATH)).status).toBe(403)
    expect(await notifs(desk)).toEqual([])
    const planner = await deskWith(backend, 'planning')
    await ask(candidat, { creneaux: [slot('15:00')] })
    expect((await notifs(planner)).filter(({ kind }) => kind === 'demande_made')).toHaveLength(1)
  })

  it('hides the request from other schools and other candidates', async () => {
    const { body } = await ask(candidat)
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await listed(ecole2)).totalDataCount).toBe(0)
    for (const verb of ['accept', 'refuse']) {
      const sent = verb === 'accept' ? { creneau: 0 } : { motif: 'Non' }
      expect((await ecole2.post(`${PATH}/${body.id}/${verb}`, sent)).status).toBe(404)
    }
    expect((await ecole2.get(`${PATH}/${body.id}/propositions`)).status).toBe(404)
    await backend.db
      .updateTable('demande_evenement')
      .set({ idCandidat: cast.candidat.id })
      .where('id', '=', body.id)
      .execute()
    expect((await listed(candidat)).totalDataCount).toBe(0)
    expect((await candidat.post(`${PATH}/${body.id}/cancel`)).status).toBe(404)
  })

  it.each([
    ['too soon', [slot('18:00', '2026-11-21')], { 'creneaux.0.start': 'too_soon' }],
    ['in the past', [slot('09:00', '2026-11-02')], { 'creneaux.0.start': 'too_soon' }],
    ['too far ahead', [slot('09:00'), slot('09:00', '2027-01-15')], { 'creneaux.1.start': 'too_far' }],
    ['for five hours', [slot('09:00', '2026-11-26', 300)], { 'creneaux.0.end': 'event_too_long' }],
    ['with overlapping slots', [slot('09:00'), slot('09:30')], { 'creneaux.1.start': 'overlap' }],
    ['without a slot', [], { creneaux: 'too_small' }],
    ['with four slots', ['08:00', '10:00', '12:00', '14:00'].map((time) => slot(time)), { creneaux: 'too_big' }],
  ])('refuses a request %s', async (_name, creneaux, errors) => {
    const answer = await ask(candidat, { creneaux })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual(errors)
    expect((await listed(candidat)).totalDataCount).toBe(0)
  })

  it('refuses exams, other candidates and unknown fields', async () => {
    expect(errorsOf(await ask(candidat, { calendar: 'Code exam' }))).toEqual({ calendar: 'invalid' })
    expect(errorsOf(await ask(candidat, { idCandidat: cast.candidat.id }))).toEqual({ idCandidat: 'not_allowed' })
    expect(errorsOf(await ask(candidat, { statut: 'ACCEPTED' }))).toEqual({ statut: 'unknown_field' })
  })

  it('refuses a sixth pending request', async () => {
    const askAt = (time: string) => ask(candidat, { calendar: 'Hour code', creneaux: [slot(time, '2026-12-01')] })
    for (const time of ['08:00', '09:00', '10:00', '11:00', '12:00']) expect((await askAt(time)).status).toBe(201)
    expect((await askAt('14:00')).body).toMatchObject({ statusCode: 409, code: 'demandes_full' })
    const [first] = (await listed(candidat)).data
    expect((await candidat.post<Demande>(`${PATH}/${first?.id}/cancel`)).body.statut).toBe('CANCELLED')
    expect((await askAt('14:00')).status).toBe(201)
  })

  it('refuses closed hours and days off', async () => {
    const creneaux = [slot('10:00', '2026-11-29'), slot('22:30'), slot('18:30')]
    const fermeture = { debut: '2026-11-27', fin: '2026-11-27', motif: 'Inventaire' }
    expect((await ecole.post('/api/autoecole/fermeture', { ...fermeture, force: true })).status).toBe(201)
    expect(errorsOf(await ask(candidat, { creneaux }))).toEqual({
      'creneaux.0.start': 'closed',
      'creneaux.1.start': 'closed',
      'creneaux.2.start': 'closed',
    })
    expect(errorsOf(await ask(candidat))).toEqual({ 'creneaux.1.start': 'closed' })
  })

  it('refuses times of the candidate’s own lessons and other requests', async () => {
    const own = await ownId()
    await buildEvenement(ecole, evenementValues(cast, { ...slot('14:00'), props: { idCandidats: [own] } }))
    expect(errorsOf(await ask(candidat, { creneaux: [slot('14:30'), slot('16:00')] }))).toEqual({
      'creneaux.0.start': 'own_lesson',
    })
    await ask(candidat)
    expect(errorsOf(await ask(candidat))).toEqual({
      'creneaux.0.start': 'own_request',
      'creneaux.1.start': 'own_request',
    })
    // Another kind of lesson too: the candidate cannot take both.
    const other = await ask(candidat, { calendar: 'Hour code', creneaux: [slot('12:30', '2026-11-27')] })
    expect(errorsOf(other)).toEqual({ 'creneaux.0.start': 'own_request' })
  })

  it('creates one request when it is sent twice concurrently', async () => {
    const both = await Promise.all([ask(candidat), ask(candidat)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect((await listed(candidat)).totalDataCount).toBe(1)
  })

  it('refuses a time that no instructor can give and answers free slots', async () => {
    for (const { id } of (await ecole.get<Page<{ id: number }>>('/api/moniteur?perPage=100')).body.data) {
      const leave = { debut: '2026-11-26', fin: '2026-11-26', motif: null, force: true }
      await ecole.post(`/api/moniteur/${id}/conge`, leave)
    }
    const answer = await ask(candidat)
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual({ 'creneaux.0.start': 'not_free' })
    const { creneaux } = openingsIn(answer)
    expect(creneaux[0]?.start).toBe(slot('08:00', '2026-11-27').start)
    const [free] = creneaux
    const again = { start: free?.start, end: free?.end, idMoniteur: free?.idMoniteurs[0] }
    expect((await ask(candidat, { creneaux: [again] })).status).toBe(201)
  })

  it('accepts a chosen instructor while they are free', async () => {
    const withCastOnly = (time: string) => ({ ...slot(time), idMoniteur: cast.moniteur.id })
    const { status, body } = await ask(candidat, { creneaux: [withCastOnly('13:00')] })
    expect(status).toBe(201)
    expect(body.creneaux).toMatchObject([{ idMoniteur: cast.moniteur.id, moniteur: 'Personne Formateur' }])
    expect((await listed(ecole)).data[0]?.creneaux).toEqual(body.creneaux)
    await buildEvenement(ecole, evenementValues(cast, { ...slot('15:00') }))
    expect(errorsOf(await ask(candidat, { creneaux: [withCastOnly('15:30')] }))).toEqual({
      'creneaux.0.start': 'not_free',
    })
    const unknown = { ...slot('16:30'), idMoniteur: 99_999 }
    expect(errorsOf(await ask(candidat, { creneaux: [unknown] }))).toEqual({ 'creneaux.0.idMoniteur': 'unknown' })
  })

  it('applies the same rules when the school asks for the candidate', async () => {
    const idCandidat = cast.candidat.id
    expect(errorsOf(await ask(ecole, { idCandidat, creneaux: [slot('10:00', '2026-11-29')] }))).toEqual({
      'creneaux.0.start': 'closed',
    })
    expect((await ask(ecole, { idCandidat })).status).toBe(201)
    expect((await ask(ecole, { idCandidat })).status).toBe(422)
  })

  it('withdraws a pending request', async () => {
    const { body } = await ask(candidat)
    expect((await ecole.post(`${PATH}/${body.id}/cancel`)).status).toBe(403)
    expect((await candidat.post(`${PATH}/${body.id}/cancel`)).status).toBe(200)
    expect((await candidat.post(`${PATH}/${body.id}/cancel`)).status).toBe(409)
    expect((await ecole.post(`${PATH}/${body.id}/refuse`, { motif: 'Trop tard' })).status).toBe(409)
  })

  it('reopens a withdrawn request while one of its times is in the future', async () => {
    const { body } = await ask(candidat)
    const reopen = (client: Client) => client.post<Demande>(`${PATH}/${body.id}/reopen`)
    expect((await reopen(candidat)).status).toBe(409)
    await candidat.post(`${PATH}/${body.id}/cancel`)
    expect((await reopen(ecole)).status).toBe(403)
    const giveTo = (idCandidat: number) =>
      backend.db.updateTable('demande_evenement').set({ idCandidat }).where('id', '=', body.id).execute()
    await giveTo(cast.candidat.id)
    expect((await reopen(candidat)).status).toBe(404)
    await giveTo(body.idCandidat)
    expect((await reopen(candidat)).body.statut).toBe('PENDING')
    await candidat.post(`${PATH}/${body.id}/cancel`)
    await ask(candidat, { creneaux: [SLOTS[0]] })
    expect((await reopen(candidat)).body).toMatchObject({ statusCode: 409, code: 'state' })
    const log = await backend.db.selectFrom('historique').select('action').where('idEntite', '=', body.id).execute()
    expect(log.map(({ action }) => action)).toEqual(['create', 'cancel', 'reopen_demande', 'cancel'])
  })

  it('refuses to reopen a request whose times are over or beside five pending ones', async () => {
    const { body } = await ask(candidat)
    await candidat.post(`${PATH}/${body.id}/cancel`)
    for (const time of ['08:00', '09:00', '10:00', '11:00', '12:00']) {
      await ask(candidat, { calendar: 'Hour code', creneaux: [slot(time, '2026-12-01')] })
    }
    expect((await candidat.post(`${PATH}/${body.id}/reopen`)).body).toMatchObject({ code: 'demandes_full' })
    wait(backend, { days: 7 })
    candidat = await signedIn(backend, 'candidat')
    expect((await candidat.post(`${PATH}/${body.id}/reopen`)).body).toMatchObject({ code: 'state' })
  })

  it('records a request that the school enters for a candidate', async () => {
    expect(errorsOf(await ask(ecole))).toEqual({ idCandidat: 'required' })
    const ecole2 = await signedIn(backend, 'ecole2')
    const stranger = await buildCandidat(ecole2)
    expect(errorsOf(await ask(ecole, { idCandidat: stranger.id }))).toEqual({ idCandidat: 'unknown' })
    expect((await ask(ecole, { idCandidat: cast.candidat.id })).body).toMatchObject({ idCandidat: cast.candidat.id })
    await ecole.post(`/api/candidat/${cast.candidat.id}/archive`)
    expect(errorsOf(await ask(ecole, { idCandidat: cast.candidat.id }))).toEqual({ idCandidat: 'archived' })
  })

  it('is refused with 423 while the school is read-only', async () => {
    await suspend(backend, 1)
    expect((await ask(candidat)).status).toBe(423)
  })
})

describe('statistics of lesson requests', () => {
  it('count the last twelve months by state and by month', async () => {
    const { body: first } = await ask(candidat)
    await ask(candidat, { creneaux: [slot('14:00', '2026-12-01')] })
    wait(backend, { minutes: 10 })
    await ecole.post(`${PATH}/${first.id}/refuse`, { motif: 'Complet' })
    await backend.db
      .insertInto('demande_evenement')
      .values({
        idAutoEcole: 1,
        idCandidat: cast.candidat.id,
        calendar: 'Hour code',
        creneaux: '[]',
        statut: 'CANCELLED',
        createdAt: '2025-11-30T12:00:00.000Z',
        updatedAt: '2025-11-30T12:00:00.000Z',
      })
      .execute()
    wait(backend, { days: 2 })
    ecole = await signedIn(backend, 'ecole')
    expect((await ecole.get('/api/demande/statistiquesDemande')).body).toEqual({
      total: 2,
      parStatut: { PENDING: 1, ACCEPTED: 0, REFUSED: 1, CANCELLED: 0 },
      enRetard: 1,
      delaiHeures: 0.2,
    })
    const { body } = await ecole.get<{ data: { mois: string; parStatut: object }[] }>(
      '/api/demande/Demandestatistiques',
    )
    expect(body.data).toHaveLength(12)
    expect(body.data[0]?.mois).toBe('2025-12')
    expect(body.data[11]).toEqual({
      mois: '2026-11',
      parStatut: { PENDING: 1, ACCEPTED: 0, REFUSED: 1, CANCELLED: 0 },
    })
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await ecole2.get('/api/demande/statistiquesDemande')).body).toMatchObject({ total: 0, delaiHeures: null })
  })

  it('refuses the statistics to candidates', async () => {
    for (const path of ['/api/demande/statistiquesDemande', '/api/demande/Demandestatistiques']) {
      expect((await candidat.get(path)).status).toBe(403)
    }
  })
})
