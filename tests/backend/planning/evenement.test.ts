import type { Evenement } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  evenementValues,
  insertExaminateur,
  insertVehicule,
  MONDAY,
  tunis,
  updateOfEvenement,
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
const path = (event: Evenement) => `/api/calendrier/evenement/${event.idEvenement}`
const save = (event: Evenement, changes: Parameters<typeof updateOfEvenement>[1]) =>
  ecole.put<Evenement>(path(event), updateOfEvenement(event, changes))
const listed = async (client: Client, query = '') => {
  const span = `from=${at('00:00')}&to=${at('00:00', '2026-11-30')}`
  return (await client.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}&${query}`)).body.data
}
const count = async (table: 'evenement' | 'occupation' | 'historique') =>
  (
    await backend.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

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
    expect((await ecole.get(path(made))).body).toEqual(made)
    for (const filter of [
      `idCandidat=${cast.candidat.id}`,
      `idMoniteur=${cast.moniteur.id}`,
      `idVehicule=${cast.idVehicule}`,
      'calendar=Hour%20circulation&status=PLANNED',
    ]) {
      expect((await listed(ecole, filter)).map(({ idEvenement }) => idEvenement)).toContain(made.idEvenement)
    }
    expect(await listed(ecole, `calendar=Code%20exam&idCandidat=${cast.candidat.id}`)).toEqual([])
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
    const before = await count('evenement')
    const answer = await askEvenement(ecole, { ...evenementValues(cast), ...values })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
    expect(await count('evenement')).toBe(before)
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
    expect((await ecole.put<Evenement>(path(event), moved)).body.extendedProps.idCandidats).toEqual([cast.candidat.id])
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
    expect((await other.get(path(made))).status).toBe(404)
    expect((await other.put(path(made), updateOfEvenement(made))).status).toBe(404)
    expect((await verb(other, made, 'cancel')).status).toBe(404)
    expect(await listed(other, `idMoniteur=${cast.moniteur.id}`)).toEqual([])
  })

  it('shows an event to its people only, and candidates see no other candidate in it', async () => {
    const candidat = (await (await signedIn(backend, 'candidat')).get<{ id: number }>('/api/candidat/me')).body
    const moniteur = (await (await signedIn(backend, 'moniteur')).get<{ id: number }>('/api/moniteur/me')).body
    const props = { calendar: 'Hour code' as const, idVehicule: null, idCandidats: [cast.candidat.id, candidat.id] }
    const made = await buildEvenement(ecole, evenementValues(cast, { props: { ...props, idMoniteur: moniteur.id } }))
    const other = await buildEvenement(ecole, evenementValues(cast, { start: at('14:00'), end: at('15:00') }))
    for (const who of ['candidat', 'moniteur']) {
      const client = await signedIn(backend, who)
      expect((await client.get(path(made))).status).toBe(200)
      expect((await client.get(path(other))).status).toBe(404)
      const ids = (await listed(client)).map(({ idEvenement }) => idEvenement)
      expect([ids.includes(made.idEvenement), ids.includes(other.idEvenement)]).toEqual([true, false])
    }
    const own = (await (await signedIn(backend, 'candidat')).get<Evenement>(path(made))).body
    expect(own.extendedProps.idCandidats).toEqual([candidat.id])
    expect(JSON.stringify(own)).not.toContain('Essai')
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
    const moved = (await save(made, { start: at('11:00'), end: at('12:00') })).body
    await save(moved, { props: { note: 'Apporter le livret' } })
    const now = (await ecole.get<Evenement>(path(made))).body
    await verb(ecole, now, 'cancel', { motif: 'Pluie' })
    expect((await kinds()).slice(0, 3)).toEqual(['lesson_cancelled', 'lesson_moved', 'lesson_planned'])
  })
})

describe('double booking', () => {
  it('is refused for a candidate, an instructor or a vehicle, with every clash and three free slots', async () => {
    const first = await buildEvenement(ecole, evenementValues(cast))
    const before = [await count('evenement'), await count('occupation'), await count('historique')]
    const answer = await askEvenement(ecole, evenementValues(cast, { start: at('09:30'), end: at('10:30') }))
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual([409, 'clash'])
    const { clashes, creneaux } = clashesIn(answer)
    expect(clashes.map(({ de, kind, idEvenement }) => [de, kind, idEvenement])).toEqual([
      ['candidat', 'occupe', first.idEvenement],
      ['moniteur', 'occupe', first.idEvenement],
      ['vehicule', 'occupe', first.idEvenement],
    ])
    expect(clashes[1]).toMatchObject({ qui: 'Personne Formateur', quoi: 'Hour circulation', start: first.start })
    expect(creneaux).toEqual([
      { start: at('08:00'), end: at('09:00') },
      { start: at('10:00'), end: at('11:00') },
      { start: at('11:00'), end: at('12:00') },
    ])
    expect([await count('evenement'), await count('occupation'), await count('historique')]).toEqual(before)
    for (const slot of creneaux) {
      const taken = await buildEvenement(ecole, evenementValues(cast, slot))
      await verb(ecole, taken, 'cancel')
    }
  })

  it('is not reported for lessons that touch', async () => {
    const before = await count('evenement')
    await buildEvenement(ecole, evenementValues(cast))
    await buildEvenement(ecole, evenementValues(cast, { start: at('10:00'), end: at('11:00') }))
    await buildEvenement(ecole, evenementValues(cast, { start: at('08:00'), end: at('09:00') }))
    expect(await count('evenement')).toBe(before + 3)
  })

  it('refuses a double booking of an examiner', async () => {
    const idExaminateur = await insertExaminateur(backend, 1, ['code'])
    const exam = { calendar: 'Code exam', idExaminateur, idMoniteur: null, idVehicule: null } as const
    await buildEvenement(ecole, evenementValues(cast, { props: exam }))
    const other = await buildCandidat(ecole)
    const again = await askEvenement(ecole, evenementValues(cast, { props: { ...exam, idCandidats: [other.id] } }))
    expect(clashesIn(again).clashes.map(({ de }) => de)).toEqual(['examinateur'])
    const wrong = await insertExaminateur(backend, 1, ['parc'])
    const props = { ...exam, idExaminateur: wrong, idCandidats: [other.id] }
    const unfit = await askEvenement(ecole, evenementValues(cast, { props }))
    expect(clashesIn(unfit)).toMatchObject({ clashes: [{ de: 'examinateur', kind: 'categorie' }], creneaux: [] })
  })

  it('is refused for concurrent requests: one of many succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        askEvenement(
          ecole,
          evenementValues(cast, { start: at(`09:${String(index * 5).padStart(2, '0')}`), end: at('10:30') }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
  })

  it('refuses a double booking in the database itself', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const row = { ressource: 'moniteur', idRessource: cast.moniteur.id, idEvenement: made.idEvenement } as const
    const sneak = (start: string, end: string) =>
      backend.db
        .insertInto('occupation')
        .values({ ...row, start, end })
        .execute()
    await expect(sneak(at('09:59'), at('11:00'))).rejects.toThrow('occupation_libre')
    await expect(sneak(at('08:00'), at('12:00'))).rejects.toThrow('occupation_libre')
    await expect(
      backend.db
        .updateTable('occupation')
        .set({ start: at('08:00') })
        .execute(),
    ).rejects.toThrow('occupation_fixe')
  })

  it('becomes possible after a cancellation; reopening needs a free slot', async () => {
    const first = await buildEvenement(ecole, evenementValues(cast))
    const cancelled = (await verb(ecole, first, 'cancel', { motif: 'Panne' })).body
    expect(cancelled).toMatchObject({ status: 'CANCELLED', version: 2, extendedProps: { motif: 'Panne' } })
    expect(await listed(ecole, `idCandidat=${cast.candidat.id}`)).toEqual([])
    expect(await listed(ecole, `idCandidat=${cast.candidat.id}&status=CANCELLED`)).toHaveLength(1)
    const second = await buildEvenement(ecole, evenementValues(cast))
    expect((await verb(ecole, cancelled, 'reopen')).body).toMatchObject({ code: 'clash' })
    await verb(ecole, second, 'cancel')
    expect((await verb(ecole, cancelled, 'reopen')).body).toMatchObject({ status: 'PLANNED', version: 3 })
  })
})

describe('clashes with the rules of the school', () => {
  const kinds = async (props = {}) =>
    clashesIn(await askEvenement(ecole, evenementValues(cast, { props }))).clashes.map(
      ({ de, kind }) => `${de} ${kind}`,
    )
  const stamps = { createdAt: '', updatedAt: '' }

  it('report closures and opening hours', async () => {
    await backend.db
      .insertInto('fermeture')
      .values({ idAutoEcole: 1, debut: MONDAY, fin: MONDAY, motif: 'Fête', ...stamps })
      .execute()
    expect(await kinds()).toEqual(['ecole fermeture'])
    await backend.db.deleteFrom('fermeture').execute()
    await backend.db.deleteFrom('horaire_ecole').where('idAutoEcole', '=', 1).execute()
    await backend.db
      .insertInto('horaire_ecole')
      .values({ idAutoEcole: 1, jour: 1, debut: '09:30', fin: '18:00' })
      .execute()
    expect(await kinds()).toEqual(['ecole horaires'])
    await backend.db
      .insertInto('horaire_ecole')
      .values({ idAutoEcole: 1, jour: 1, debut: '08:00', fin: '09:30' })
      .execute()
    await buildEvenement(ecole, evenementValues(cast))
  })

  it('report availability, leave and absence of the instructor', async () => {
    const idMoniteur = cast.moniteur.id
    const week = { idAutoEcole: 1, idMoniteur }
    await backend.db
      .insertInto('disponibilite')
      .values({ ...week, jour: 1, debut: '10:00', fin: '12:00' })
      .execute()
    expect(await kinds()).toEqual(['moniteur disponibilite'])
    const leave = { debut: '2026-11-20', fin: '2026-11-25', motif: null, ...stamps }
    await backend.db
      .insertInto('conge')
      .values({ ...week, ...leave })
      .execute()
    expect(await kinds()).toEqual(['moniteur conge'])
    await backend.db.deleteFrom('conge').execute()
    await backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '=', idMoniteur).execute()
    expect(await kinds()).toEqual(['moniteur indisponible', 'moniteur disponibilite'])
  })

  it('report categories, expired papers and archived records', async () => {
    const other = await permiOf(ecole, 'C')
    const truck = await buildMoniteur(ecole, { categories: [other] })
    expect(await kinds({ idMoniteur: truck.id })).toEqual(['moniteur categorie'])
    expect(await kinds({ idVehicule: await insertVehicule(backend, 1, { idPermi: other }) })).toEqual([
      'vehicule categorie',
    ])
    const { idPermi } = cast
    const expired = await insertVehicule(backend, 1, { idPermi, finAssurance: '2026-11-22' })
    expect(await kinds({ idVehicule: expired })).toEqual(['vehicule papiers'])
    const lastDay = await insertVehicule(backend, 1, { idPermi, finAssurance: MONDAY })
    await buildEvenement(ecole, evenementValues(cast, { props: { idVehicule: lastDay } }))
    const gone = await insertVehicule(backend, 1, { idPermi, archived: 1, disponible: 0 })
    const fresh = await buildCandidat(ecole)
    const colleague = await buildMoniteur(ecole)
    const props = { idVehicule: gone, idCandidats: [fresh.id], idMoniteur: colleague.id }
    expect(await kinds(props)).toEqual(['vehicule archive', 'vehicule indisponible'])
  })
})

describe('exams and the exam path', () => {
  const exam = (calendar: 'Code exam' | 'Conduit exam' | 'Park exam', day = MONDAY) =>
    evenementValues(cast, {
      start: at('09:00', day),
      end: at('10:00', day),
      props: { calendar, idMoniteur: null, idVehicule: null },
    })

  it('plan an exam once its stage is open, and only once', async () => {
    const early = await askEvenement(ecole, exam('Park exam'))
    expect(clashesIn(early)).toMatchObject({
      clashes: [{ de: 'candidat', kind: 'etape', raison: { code: 'previous' } }],
      creneaux: [],
    })
    const code = await buildEvenement(ecole, exam('Code exam'))
    const twice = await askEvenement(ecole, exam('Code exam', '2026-11-24'))
    expect(clashesIn(twice).clashes).toMatchObject([{ kind: 'etape', raison: { code: 'already_planned' } }])
    // It can be moved: the event does not clash with itself.
    const to = { start: at('11:00', '2026-11-25'), end: at('12:00', '2026-11-25') }
    expect((await save(code, to)).status).toBe(200)
  })

  it('open the next stage after a result', async () => {
    const code = await buildEvenement(ecole, exam('Code exam'))
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    await verb(ecole, code, 'result', { status: 'SUCCESS' })
    await buildEvenement(ecole, exam('Conduit exam', '2026-12-01'))
    expect((await askEvenement(ecole, exam('Park exam', '2026-12-01'))).status).toBe(409)
  })
})

describe('PUT /api/calendrier/evenement/{id}', () => {
  it('moves the event at the version that was read and answers the current event', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const moved = await save(made, { start: at('14:00'), end: at('15:30') })
    expect(moved.body).toMatchObject({ start: at('14:00'), end: at('15:30'), version: 2 })
    const { body: current } = await ecole.get(path(made))
    const stale = await save(made, { start: at('16:00'), end: at('17:00') })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current } })
    // The event does not clash with itself.
    expect((await save(moved.body, { start: at('14:30'), end: at('15:30') })).status).toBe(200)
  })

  it('refuses a move onto another event or a closure and keeps the event in place', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const other = await buildEvenement(ecole, evenementValues(cast, { start: at('11:00'), end: at('12:00') }))
    const refused = await save(made, { start: at('11:30'), end: at('12:30') })
    expect(clashesIn(refused).clashes[0]).toMatchObject({ idEvenement: other.idEvenement })
    // The event's own time is not proposed.
    expect(clashesIn(refused).creneaux.map(({ start }) => start)).not.toContain(made.start)
    expect((await ecole.get(path(made))).body).toEqual(made)
  })

  it('is allowed to the school only', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { id } = (await moniteur.get<{ id: number }>('/api/moniteur/me')).body
    const idVehicule = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    const made = await buildEvenement(ecole, evenementValues(cast, { props: { idMoniteur: id, idVehicule } }))
    for (const who of ['moniteur', 'candidat', 'manager', 'client']) {
      const client = await signedIn(backend, who)
      expect((await client.put(path(made), updateOfEvenement(made))).status).toBe(403)
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
    expect((await save(second, { ...to, scope: 'following' })).status).toBe(200)
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
    expect((await ecole.get(path(own))).body).toMatchObject({ status: 'CANCELLED' })
    expect((await ecole.get<Evenement>(path(shared))).body).toMatchObject({
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
    const read = (await ecole.get<Evenement>(path(after))).body
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
