import type { Evenement } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  countRows,
  evenementPath,
  evenementValues,
  eventsOfWeek,
  insertVehicule,
  MONDAY,
  saveEvenement,
  tunis,
  updateOfEvenement,
  verb,
} from '@tests/helpers/planning'
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

describe('POST /api/calendrier/evenement', () => {
  it('plans a lesson that the candidate, the instructor and the vehicle have in their calendars', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast, { props: { note: ' Créneau ', lieu: 'Gare' } }))
    expect(made).toMatchObject({
      title: 'Personne Essai',
      start: '2026-11-23T08:00:00.000Z',
      end: '2026-11-23T09:00:00.000Z',
      allDay: false,
      status: 'PLANNED',
      version: 1,
      extendedProps: {
        calendar: 'Hour circulation',
        idCandidats: [cast.candidat.id],
        moniteur: 'Personne Formateur',
        permi: 'B',
        note: 'Créneau',
        lieu: 'Gare',
        serie: null,
      },
    })
    expect((await ecole.get(evenementPath(made))).body).toEqual(made)
    for (const filter of [
      `idCandidat=${cast.candidat.id}`,
      `idMoniteur=${cast.moniteur.id}`,
      `idVehicule=${cast.idVehicule}`,
      'calendar=Hour%20circulation&status=PLANNED',
    ]) {
      expect((await eventsOfWeek(ecole, filter)).map(({ idEvenement }) => idEvenement)).toContain(made.idEvenement)
    }
    expect(await eventsOfWeek(ecole, `calendar=Code%20exam&idCandidat=${cast.candidat.id}`)).toEqual([])
  })

  it.each<[string, object, Record<string, string>]>([
    ['an end before its start', { end: at('08:00') }, { end: 'end_before_start' }],
    ['no length', { end: at('09:00') }, { end: 'end_before_start' }],
    ['25 hours', { end: at('10:00', '2026-11-24') }, { end: 'event_too_long' }],
    ['an invalid start', { start: '2026-11-23' }, { start: 'date' }],
    ['an impossible day', { start: '2026-02-30T09:00:00Z' }, { start: 'date' }],
    ['an impossible month', { start: '2026-13-01T09:00:00Z' }, { start: 'date' }],
    [
      'a time too far in the past',
      { start: at('09:00', '2026-11-02'), end: at('10:00', '2026-11-02') },
      { start: 'too_past' },
    ],
    ['a whole day', { allDay: true }, { allDay: 'invalid' }],
    ['an unknown field', { statut: 'SUCCESS' }, { statut: 'unknown_field' }],
  ])('refuses a lesson with %s', async (_name, values, errors) => {
    const before = await countRows(backend, 'evenement')
    const answer = await askEvenement(ecole, { ...evenementValues(cast), ...values })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
    expect(await countRows(backend, 'evenement')).toBe(before)
  })

  it.each<[string, object, Record<string, string>]>([
    ['no candidate', { idCandidats: [] }, { 'extendedProps.idCandidats': 'too_small' }],
    ['an unknown candidate', { idCandidats: [999_999] }, { 'extendedProps.idCandidats': 'unknown' }],
    ['no instructor', { idMoniteur: null }, { 'extendedProps.idMoniteur': 'required' }],
    ['an unknown instructor', { idMoniteur: 999_999 }, { 'extendedProps.idMoniteur': 'unknown' }],
    ['no vehicle', { idVehicule: undefined }, { 'extendedProps.idVehicule': 'required' }],
    ['an unknown vehicle', { idVehicule: 999_999 }, { 'extendedProps.idVehicule': 'unknown' }],
    ['an examiner', { idExaminateur: 1 }, { 'extendedProps.idExaminateur': 'wrong_kind' }],
    ['an unknown kind', { calendar: 'Hour nap' }, { 'extendedProps.calendar': 'invalid' }],
  ])('refuses a lesson for %s', async (_name, props, errors) => {
    const answer = await askEvenement(ecole, evenementValues(cast, { props }))
    expect([answer.status, (answer.body as { errors?: unknown }).errors]).toEqual([422, errors])
  })

  it('accepts the account of a candidate of the caller’s school in place of the candidate', async () => {
    const idUser = (await buildEvenement(ecole, evenementValues(cast))).extendedProps.idUser
    const { idCandidats: _, ...props } = evenementValues(cast).extendedProps
    const later = { start: at('14:00'), end: at('15:00') }
    const made = await askEvenement(ecole, { ...evenementValues(cast), ...later, extendedProps: { ...props, idUser } })
    expect(made).toMatchObject({ status: 201, body: { extendedProps: { idUser, idCandidats: [cast.candidat.id] } } })
    const event = made.body as Evenement
    const moved = {
      ...updateOfEvenement(event, { start: at('15:00'), end: at('16:00') }),
      extendedProps: { ...props, idUser },
    }
    expect((await ecole.put<Evenement>(evenementPath(event), moved)).body.extendedProps.idCandidats).toEqual([
      cast.candidat.id,
    ])
    const other = await signedIn(backend, 'ecole2')
    const theirs = await askEvenement(other, {
      ...evenementValues(cast),
      ...later,
      extendedProps: { ...props, idUser },
    })
    expect(theirs).toMatchObject({ status: 422, body: { errors: { 'extendedProps.idUser': 'unknown' } } })
    const nobody = await askEvenement(ecole, { ...evenementValues(cast), ...later, extendedProps: props })
    expect(nobody).toMatchObject({ status: 422, body: { errors: { 'extendedProps.idCandidats': 'required' } } })
  })

  it('accepts one candidate for a road hour and several for a code hour', async () => {
    const second = await buildCandidat(ecole)
    const idCandidats = [cast.candidat.id, second.id]
    const driving = await askEvenement(ecole, evenementValues(cast, { props: { idCandidats } }))
    expect(driving.body).toMatchObject({ errors: { 'extendedProps.idCandidats': 'one_candidat' } })
    const code = { calendar: 'Hour code' as const, idCandidats: [...idCandidats, second.id], idVehicule: null }
    const made = await buildEvenement(ecole, evenementValues(cast, { props: code }))
    expect(made.extendedProps.candidats).toHaveLength(2)
    expect(made.title).toMatch(/ \+1$/)
  })

  it('refuses people and vehicles of another school', async () => {
    const other = await signedIn(backend, 'ecole2')
    const theirs = await buildCast(backend, other, 2)
    for (const props of [
      { idCandidats: [theirs.candidat.id] },
      { idMoniteur: theirs.moniteur.id },
      { idVehicule: theirs.idVehicule },
    ]) {
      expect((await askEvenement(ecole, evenementValues(cast, { props }))).status).toBe(422)
    }
    const made = await buildEvenement(ecole, evenementValues(cast))
    expect((await other.get(evenementPath(made))).status).toBe(404)
    expect((await other.put(evenementPath(made), updateOfEvenement(made))).status).toBe(404)
    expect((await verb(other, made, 'cancel')).status).toBe(404)
    expect(await eventsOfWeek(other, `idMoniteur=${cast.moniteur.id}`)).toEqual([])
  })

  it('shows an event to its people only, and candidates see no other candidate in it', async () => {
    const candidat = (await (await signedIn(backend, 'candidat')).get<{ id: number }>('/api/candidat/me')).body
    const moniteur = (await (await signedIn(backend, 'moniteur')).get<{ id: number }>('/api/moniteur/me')).body
    const props = { calendar: 'Hour code' as const, idVehicule: null, idCandidats: [cast.candidat.id, candidat.id] }
    const made = await buildEvenement(ecole, evenementValues(cast, { props: { ...props, idMoniteur: moniteur.id } }))
    const other = await buildEvenement(ecole, evenementValues(cast, { start: at('14:00'), end: at('15:00') }))
    for (const who of ['candidat', 'moniteur']) {
      const client = await signedIn(backend, who)
      expect((await client.get(evenementPath(made))).status).toBe(200)
      expect((await client.get(evenementPath(other))).status).toBe(404)
      const ids = (await eventsOfWeek(client)).map(({ idEvenement }) => idEvenement)
      expect([ids.includes(made.idEvenement), ids.includes(other.idEvenement)]).toEqual([true, false])
    }
    const own = (await (await signedIn(backend, 'candidat')).get<Evenement>(evenementPath(made))).body
    expect(own.extendedProps.idCandidats).toEqual([candidat.id])
    expect(JSON.stringify(own)).not.toContain('Essai')
  })

  it('gives its note and the reason of its cancellation to the school and the instructor, not to the candidate', async () => {
    const { id: idCandidat } = (await (await signedIn(backend, 'candidat')).get<{ id: number }>('/api/candidat/me'))
      .body
    const { id: idMoniteur } = (await (await signedIn(backend, 'moniteur')).get<{ id: number }>('/api/moniteur/me'))
      .body
    const props = { idCandidats: [idCandidat], idMoniteur, note: 'A menti deux fois' }
    const made = await buildEvenement(ecole, evenementValues(cast, { props }))
    expect((await verb(ecole, made, 'cancel', { motif: 'Ne paie pas' })).status).toBe(200)
    for (const who of ['moniteur', 'candidat']) {
      const client = await signedIn(backend, who)
      const read = (await client.get<Evenement>(evenementPath(made))).body
      const [listed] = await eventsOfWeek(client, `status=CANCELLED&idCandidat=${idCandidat}`)
      const given =
        who === 'candidat' ? { note: null, motif: null } : { note: 'A menti deux fois', motif: 'Ne paie pas' }
      expect([read.extendedProps, listed?.extendedProps]).toMatchObject([given, given])
    }
  })

  it('notifies the people of an event', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const { id } = (await candidat.get<{ id: number }>('/api/candidat/me')).body
    const kinds = async () =>
      (await candidat.get<{ data: { kind: string }[] }>('/api/notif')).body.data.map(({ kind }) => kind)
    const idPermi = (await candidat.get<{ idPermi: number }>('/api/candidat/me')).body.idPermi
    const idVehicule = await insertVehicule(backend, 1, { idPermi })
    const moniteur = await buildMoniteur(ecole, { categories: [idPermi] })
    const props = { idCandidats: [id], idVehicule, idMoniteur: moniteur.id }
    const made = await buildEvenement(ecole, evenementValues(cast, { props }))
    const moved = (await saveEvenement(ecole, made, { start: at('11:00'), end: at('12:00') })).body
    await saveEvenement(ecole, moved, { props: { note: 'Apporter le livret' } })
    const now = (await ecole.get<Evenement>(evenementPath(made))).body
    await verb(ecole, now, 'cancel', { motif: 'Pluie' })
    expect((await kinds()).slice(0, 3)).toEqual(['lesson_cancelled', 'lesson_moved', 'lesson_planned'])
  })
})

describe('PUT /api/calendrier/evenement/{id}', () => {
  it('moves the event at the version that was read and answers the current event', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const moved = await saveEvenement(ecole, made, { start: at('14:00'), end: at('15:30') })
    expect(moved.body).toMatchObject({ start: at('14:00'), end: at('15:30'), version: 2 })
    const { body: current } = await ecole.get(evenementPath(made))
    const stale = await saveEvenement(ecole, made, { start: at('16:00'), end: at('17:00') })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current } })
    // The event does not clash with itself.
    expect((await saveEvenement(ecole, moved.body, { start: at('14:30'), end: at('15:30') })).status).toBe(200)
  })

  it('refuses a move onto another event or a closure and keeps the event in place', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const other = await buildEvenement(ecole, evenementValues(cast, { start: at('11:00'), end: at('12:00') }))
    const refused = await saveEvenement(ecole, made, { start: at('11:30'), end: at('12:30') })
    expect(clashesIn(refused).clashes[0]).toMatchObject({ idEvenement: other.idEvenement })
    // The event's own time is not proposed.
    expect(clashesIn(refused).creneaux.map(({ start }) => start)).not.toContain(made.start)
    expect((await ecole.get(evenementPath(made))).body).toEqual(made)
  })

  it('is allowed to the school only', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { id } = (await moniteur.get<{ id: number }>('/api/moniteur/me')).body
    const idVehicule = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    const made = await buildEvenement(ecole, evenementValues(cast, { props: { idMoniteur: id, idVehicule } }))
    for (const who of ['moniteur', 'candidat', 'manager', 'client']) {
      const client = await signedIn(backend, who)
      expect((await client.put(evenementPath(made), updateOfEvenement(made))).status).toBe(403)
      expect((await askEvenement(client, evenementValues(cast))).status).toBe(403)
      expect((await verb(client, made, 'cancel')).status).toBe(403)
    }
  })
})

describe('a recurrence', () => {
  it('plans every week at the same hour, all or nothing', async () => {
    const made = await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 3 } })
    expect(made.extendedProps.serie).not.toBeNull()
    const query = `from=${at('00:00')}&to=${at('00:00', '2027-01-01')}&idCandidat=${cast.candidat.id}`
    const all = async () =>
      (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${query}`)).body.data.map(({ start }) => start)
    expect(await all()).toEqual([at('09:00'), at('09:00', '2026-11-30'), at('09:00', '2026-12-07')])
    const again = await askEvenement(ecole, {
      ...evenementValues(cast, { start: at('09:00', '2026-12-07'), end: at('10:00', '2026-12-07') }),
      recurrence: { jusqua: '2026-12-21' },
    })
    expect(new Set(clashesIn(again).clashes.map(({ jour }) => jour))).toEqual(new Set(['2026-12-07']))
    expect(await all()).toHaveLength(3)
    await buildEvenement(ecole, {
      ...evenementValues(cast, { start: at('09:00', '2026-12-07'), end: at('10:00', '2026-12-07') }),
      recurrence: { jusqua: '2026-12-21', except: ['2026-12-07'] },
    })
    expect(await all()).toHaveLength(5)
  })

  it('moves one event, the following ones or all planned ones by scope', async () => {
    const first = await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 4 } })
    const query = `from=${at('00:00')}&to=${at('00:00', '2027-01-01')}&idCandidat=${cast.candidat.id}`
    const all = async () => (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${query}`)).body.data
    const second = (await all())[1] ?? first
    const to = { start: at('15:00', '2026-12-01'), end: at('16:00', '2026-12-01') }
    expect((await saveEvenement(ecole, second, { ...to, scope: 'following' })).status).toBe(200)
    expect((await all()).map(({ start }) => start)).toEqual([
      at('09:00'),
      at('15:00', '2026-12-01'),
      at('15:00', '2026-12-08'),
      at('15:00', '2026-12-15'),
    ])
    const last = (await all())[3] ?? first
    await verb(ecole, last, 'cancel', { scope: 'one' })
    await verb(ecole, (await all())[1] ?? first, 'cancel', { scope: 'all' })
    expect(await all()).toEqual([])
  })

  it.each([
    [{}, { 'recurrence.nombre': 'required' }],
    [{ nombre: 3, jusqua: '2026-12-31' }, { 'recurrence.nombre': 'required' }],
    [{ nombre: 1 }, { 'recurrence.nombre': 'too_small' }],
    [{ nombre: 500 }, { 'recurrence.nombre': 'too_big' }],
    [{ jusqua: '2026-01-01' }, { 'recurrence.jusqua': 'end_before_start' }],
  ])('refuses the recurrence %j', async (recurrence, errors) => {
    const answer = await askEvenement(ecole, { ...evenementValues(cast), recurrence })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })
})
