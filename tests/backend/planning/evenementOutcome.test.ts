import type { Evenement } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  buildCast,
  buildEvenement,
  type Cast,
  evenementPath,
  evenementValues,
  MONDAY,
  tunis,
  verb,
} from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
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

const at = (time: string, day = MONDAY) => tunis(day, time)

describe('archiving people with planned lessons', () => {
  it('refuses to archive a candidate with future lessons unless they are cancelled too', async () => {
    const second = await buildCandidat(ecole)
    const own = await buildEvenement(ecole, evenementValues(cast))
    const code = { calendar: 'Hour code' as const, idVehicule: null, idCandidats: [cast.candidat.id, second.id] }
    const shared = await buildEvenement(
      ecole,
      evenementValues(cast, { start: at('14:00'), end: at('15:00'), props: code }),
    )
    const archive = (body?: object) => ecole.post(`/api/candidat/${cast.candidat.id}/archive`, body)
    for (const body of [undefined, {}, { annuler: false }]) {
      expect((await archive(body)).body).toMatchObject({ code: 'events_ahead', details: { aVenir: 2 } })
    }
    expect((await archive({ annuler: 'oui' })).status).toBe(422)
    expect((await archive({ annuler: true })).body).toMatchObject({ archived: true })
    expect((await ecole.get(evenementPath(own))).body).toMatchObject({ status: 'CANCELLED' })
    expect((await ecole.get<Evenement>(evenementPath(shared))).body).toMatchObject({
      status: 'PLANNED',
      version: 2,
      extendedProps: { idCandidats: [second.id] },
    })
  })

  it('refuses to archive an instructor with future lessons', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const archive = () => ecole.post(`/api/moniteur/${cast.moniteur.id}/archive`)
    expect((await archive()).body).toMatchObject({ code: 'events_ahead', details: { aVenir: 1 } })
    await verb(ecole, made, 'cancel')
    expect((await archive()).status).toBe(200)
  })
})

describe('outcomes of an event', () => {
  it('attest an hour after its start only', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    expect((await verb(ecole, made, 'attest')).body).toMatchObject({ statusCode: 409, code: 'not_begun' })
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    const slip = await verb(ecole, made, 'attest', { minutes: 600 })
    expect([slip.status, slip.body]).toMatchObject([
      422,
      { errors: { minutes: 'too_big' }, limits: { minutes: '120' } },
    ])
    const done = await verb(ecole, made, 'attest', { minutes: 50, suite: 'Créneaux à revoir' })
    expect(done.body).toMatchObject({
      status: 'SUCCESS',
      extendedProps: { minutes: 50, suite: 'Créneaux à revoir', attestePar: 'Leïla Cherif' },
    })
    expect((await verb(ecole, done.body, 'attest')).body).toMatchObject({ code: 'state' })
    expect((await verb(ecole, made, 'attest')).body).toMatchObject({ code: 'stale', details: { current: done.body } })
    expect((await verb(ecole, done.body, 'result', { status: 'SUCCESS' })).status).toBe(409)
    const next = { start: at('09:00', '2026-11-26'), end: at('10:00', '2026-11-26') }
    const after = await buildEvenement(ecole, evenementValues(cast, next))
    const read = (await ecole.get<Evenement>(evenementPath(after))).body
    expect(read.extendedProps.reprise).toBe('Créneaux à revoir')
    const span = `from=${next.start.slice(0, 10)}T00:00:00.000Z&to=${next.start.slice(0, 10)}T23:00:00.000Z`
    const listed = async (query: string) => {
      const { data } = (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}${query}`)).body
      return data.find(({ idEvenement }) => idEvenement === after.idEvenement)?.extendedProps.reprise
    }
    expect(await listed('&reprises=true')).toBe('Créneaux à revoir')
    expect(await listed('')).toBeNull()
  })

  it('record the absent candidates of a code hour', async () => {
    const second = await buildCandidat(ecole)
    const idCandidats = [cast.candidat.id, second.id]
    const props = { calendar: 'Hour code', idVehicule: null, idCandidats } as const
    const made = await buildEvenement(ecole, evenementValues(cast, { props }))
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    expect((await verb(ecole, made, 'attest', { absents: idCandidats })).status).toBe(422)
    expect((await verb(ecole, made, 'attest', { absents: [999_999] })).status).toBe(422)
    const done = (await verb(ecole, made, 'attest', { absents: [second.id] })).body
    expect(done.extendedProps.candidats.filter(({ absent }) => absent).map(({ id }) => id)).toEqual([second.id])
  })

  it('let instructors attest their own lessons only', async () => {
    let moniteur = await signedIn(backend, 'moniteur')
    const { id, categories } = (await moniteur.get<{ id: number; categories: number[] }>('/api/moniteur/me')).body
    expect(categories).toContain(cast.idPermi)
    const own = await buildEvenement(ecole, evenementValues(cast, { props: { idMoniteur: id } }))
    const theirs = await buildEvenement(ecole, evenementValues(cast, { start: at('14:00'), end: at('15:00') }))
    wait(backend, { days: 3 })
    moniteur = await signedIn(backend, 'moniteur')
    const started = await verb(moniteur, own, 'start', { debutReel: at('09:05') })
    expect(started.body.extendedProps.debutReel).toBe(at('09:05'))
    expect((await verb(moniteur, started.body, 'attest')).body).toMatchObject({ status: 'SUCCESS' })
    expect((await verb(moniteur, theirs, 'attest')).status).toBe(404)
    expect((await verb(moniteur, theirs, 'no-show')).status).toBe(404)
    expect((await verb(moniteur, started.body, 'reopen')).status).toBe(403)
  })

  it('record the result of an exam and withdraw it', async () => {
    const exam = { calendar: 'Code exam', idMoniteur: null, idVehicule: null } as const
    const made = await buildEvenement(ecole, evenementValues(cast, { props: exam }))
    expect((await verb(ecole, made, 'result', { status: 'FAILED' })).body).toMatchObject({ code: 'not_begun' })
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    expect((await verb(ecole, made, 'attest')).status).toBe(409)
    const failed = (await verb(ecole, made, 'result', { status: 'FAILED', note: '23/30' })).body
    expect(failed).toMatchObject({ status: 'FAILED', extendedProps: { note: '23/30' } })
    const again = (await verb(ecole, failed, 'reopen')).body
    expect((await verb(ecole, again, 'result', { status: 'SUCCESS' })).body).toMatchObject({ status: 'SUCCESS' })
    expect((await verb(ecole, made, 'result', { status: 'MAYBE' })).status).toBe(422)
  })

  it('are counted by kind and by state', async () => {
    const span = `from=${MONDAY}&to=${MONDAY}`
    const stats = async () => (await ecole.get(`/api/calendrier/statistiquesEvent?${span}`)).body as object
    const before = (await stats()) as { total: number; parStatut: { PLANNED: number } }
    const made = await buildEvenement(ecole, evenementValues(cast))
    expect(await stats()).toMatchObject({
      total: before.total + 1,
      parStatut: { PLANNED: before.parStatut.PLANNED + 1 },
    })
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    const late = (await stats()) as { aAttester: number }
    await verb(ecole, made, 'no-show')
    expect(await stats()).toMatchObject({ aAttester: late.aAttester - 1, parStatut: { NO_SHOW: 1 } })
    expect((await ecole.get('/api/calendrier/statistiquesEvent?from=2026-02-31')).status).toBe(422)
  })

  it('are counted over the month of a single day; a wrong or excessive period is refused', async () => {
    const total = async (span: string) =>
      (await ecole.get<{ total: number }>(`/api/calendrier/statistiquesEvent?${span}`)).body.total
    await buildEvenement(
      ecole,
      evenementValues(cast, { start: tunis('2026-12-30', '09:00'), end: tunis('2026-12-30', '10:00') }),
    )
    expect(await total('from=2026-12-30')).toBe(1)
    expect(await total('to=2026-12-31')).toBe(await total('from=2026-12-01&to=2026-12-31'))
    const refused = async (span: string) => (await ecole.get(`/api/calendrier/statistiquesEvent?${span}`)).body
    expect(await refused('from=2026-12-02&to=2026-12-01')).toMatchObject({
      statusCode: 422,
      errors: { to: 'end_before_start' },
    })
    expect(await refused('to=9999-12-31')).toMatchObject({ statusCode: 422, errors: { to: 'date' } })
  })
})
