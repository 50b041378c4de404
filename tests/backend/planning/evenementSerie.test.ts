import type { NotifKind } from '@contract/compte/notif'
import type { Evenement, EvenementSaved } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  evenementValues,
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
const save = (event: Evenement, changes: Parameters<typeof updateOfEvenement>[1]) =>
  ecole.put<Evenement>(`/api/calendrier/evenement/${event.idEvenement}`, updateOfEvenement(event, changes))
const own = async (query = '') => {
  const span = `from=${at('00:00')}&to=${at('00:00', '2027-01-01')}&idCandidat=${cast.candidat.id}`
  return (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}&${query}`)).body.data
}
const plan = (nombre: number) => buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre } })
/** How many notifications of a kind an instructor received. */
const notificationCount = async (idMoniteur: number, kind: NotifKind) => {
  const rows = await backend.db
    .selectFrom('notification')
    .innerJoin('moniteur', 'moniteur.idUtilisateur', 'notification.idUtilisateur')
    .select('notification.id')
    .where('moniteur.id', '=', idMoniteur)
    .where('notification.kind', '=', kind)
    .execute()
  return rows.length
}

describe('an exam', () => {
  const exam = () => evenementValues(cast, { props: { calendar: 'Code exam', idVehicule: null } })

  it.each([
    [{ nombre: 3 }, { 'recurrence.nombre': 'wrong_kind' }],
    [{ jusqua: '2026-12-31' }, { 'recurrence.jusqua': 'wrong_kind' }],
  ])('refuses the recurrence %j for an exam', async (recurrence, errors) => {
    const answer = await askEvenement(ecole, { ...exam(), recurrence })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
    expect(await own()).toEqual([])
  })

  it('can replace one lesson of a recurrence, never several', async () => {
    const first = await plan(3)
    const props = { calendar: 'Code exam', idVehicule: null } as const
    for (const scope of ['following', 'all'] as const) {
      const errors = { 'extendedProps.calendar': 'wrong_kind' }
      expect(await save(first, { props, scope })).toMatchObject({ status: 422, body: { errors } })
    }
    expect(await own('calendar=Code%20exam')).toEqual([])
    expect((await save(first, { props })).status).toBe(200)
  })
})

describe('changes of a recurrence', () => {
  it('leave past lessons to be attested', async () => {
    const first = await plan(3)
    const [, second, third] = await own()
    wait(backend, { days: 4 })
    ecole = await signedIn(backend, 'ecole')
    expect((await verb(ecole, third ?? first, 'cancel', { scope: 'all' })).status).toBe(200)
    expect((await own()).map(({ idEvenement, status }) => [idEvenement, status])).toEqual([
      [first.idEvenement, 'PLANNED'],
    ])
    expect((await own('status=CANCELLED')).map(({ idEvenement }) => idEvenement)).toEqual([
      second?.idEvenement,
      third?.idEvenement,
    ])
    expect((await verb(ecole, first, 'attest')).status).toBe(200)
  })

  it('are refused when lessons would overlap each other, and none moves', async () => {
    const first = await plan(2)
    const [, second = first] = await own()
    const sooner = { start: at('14:00'), end: at('15:00') }
    expect((await save(second, sooner)).status).toBe(200)
    const before = await own()
    const to = { start: at('16:00'), end: at('17:00') }
    const answer = await save(first, { ...to, scope: 'all' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'clash' } })
    const [clash] = clashesIn(answer).clashes
    expect(clash).toMatchObject({ kind: 'occupe', de: 'candidat', id: cast.candidat.id, ...to, jour: MONDAY })
    expect(clashesIn(answer).creneaux).toEqual([])
    expect(await own()).toEqual(before)
  })

  it('notify everybody who gains or loses a lesson once', async () => {
    const other = await buildMoniteur(ecole)
    const second = await buildMoniteur(ecole)
    const first = await plan(4)
    const [, , third = first, fourth = first] = await own()
    for (const event of [third, fourth]) await save(event, { props: { idMoniteur: other.id } })
    expect(await notificationCount(other.id, 'lesson_planned')).toBe(2)
    const [head = first] = await own()
    expect((await save(head, { props: { idMoniteur: second.id }, scope: 'all' })).status).toBe(200)
    expect(await notificationCount(other.id, 'lesson_cancelled')).toBe(1)
    const [again = first, next = first] = await own()
    await save(next, { props: { idMoniteur: other.id } })
    expect((await verb(ecole, again, 'cancel', { scope: 'all' })).status).toBe(200)
    expect(await notificationCount(other.id, 'lesson_cancelled')).toBe(2)
    expect(await own()).toEqual([])
  })
})

describe('a change of all lessons of a recurrence', () => {
  /** Three lessons; a substitute gives the second one. */
  async function withReplacement() {
    const other = await buildMoniteur(ecole)
    const first = await plan(3)
    const [, second = first] = await own()
    await save(second, { props: { idMoniteur: other.id, lieu: 'Gare' } })
    return { first, other }
  }
  const moniteurs = async () => (await own()).map(({ extendedProps }) => extendedProps.idMoniteur)
  const afternoon = { start: at('15:00'), end: at('16:00') }

  it('keeps the substitute when only the time changes', async () => {
    const { first, other } = await withReplacement()
    expect((await save(first, { ...afternoon, scope: 'all' })).status).toBe(200)
    expect((await own()).map(({ start }) => start)).toEqual([
      at('15:00'),
      at('15:00', '2026-11-30'),
      at('15:00', '2026-12-07'),
    ])
    expect(await moniteurs()).toEqual([cast.moniteur.id, other.id, cast.moniteur.id])
    expect((await own())[1]?.extendedProps.lieu).toBe('Gare')
  })

  it('replaces the substitute when the instructor changes, and keeps each time', async () => {
    const { first, other } = await withReplacement()
    const [, , third = first] = await own()
    const elsewhere = { start: at('16:00', '2026-12-08'), end: at('17:30', '2026-12-08') }
    expect((await save(third, elsewhere)).status).toBe(200)
    const [head = first] = await own()
    expect((await save(head, { props: { idMoniteur: other.id }, scope: 'all' })).status).toBe(200)
    expect(await moniteurs()).toEqual([other.id, other.id, other.id])
    expect((await own())[2]).toMatchObject(elsewhere)
  })

  it('is refused when the substitute is taken and proposes a time that suits all', async () => {
    const { first, other } = await withReplacement()
    const taken = { start: at('15:00', '2026-11-30'), end: at('16:00', '2026-11-30') }
    const stranger = await buildCast(backend, ecole)
    await buildEvenement(ecole, evenementValues(stranger, { ...taken, props: { idMoniteur: other.id } }))
    const before = await own()
    const answer = await save(first, { ...afternoon, scope: 'all' })
    const { clashes, creneaux } = clashesIn(answer)
    expect(clashes).toMatchObject([{ kind: 'occupe', de: 'moniteur', id: other.id, jour: '2026-11-30' }])
    expect(await own()).toEqual(before)
    expect(creneaux).toHaveLength(3)
    for (const { start } of creneaux) expect(start.slice(11) >= taken.end.slice(11) || start < at('14:01')).toBe(true)
    expect((await save(first, { ...creneaux[0], scope: 'all' })).status).toBe(200)
  })

  it('never makes two lessons of a recurrence overlap, also with different instructors', async () => {
    const { first, other } = await withReplacement()
    const [, second = first] = await own()
    expect((await save(second, { start: at('14:00'), end: at('15:00') })).status).toBe(200)
    const answer = await save(first, { start: at('16:00'), end: at('17:00'), scope: 'all' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'clash' } })
    expect(new Set(clashesIn(answer).clashes.map(({ de }) => de))).toEqual(new Set(['candidat', 'vehicule']))
    expect((await moniteurs()).includes(other.id)).toBe(true)
  })

  it('skips a lesson that became an exam', async () => {
    const first = await plan(3)
    const [, second = first] = await own()
    const exam = { calendar: 'Code exam', idVehicule: null } as const
    expect((await save(second, { props: exam })).status).toBe(200)
    expect((await save(first, { ...afternoon, scope: 'all' })).status).toBe(200)
    expect((await own())[1]).toMatchObject({ start: second.start, extendedProps: { calendar: 'Code exam' } })
  })
})

describe('cancelling all lessons of a recurrence', () => {
  const cancelAll = async (event: Evenement) =>
    (
      await ecole.post<EvenementSaved>(`/api/calendrier/evenement/${event.idEvenement}/cancel`, {
        version: event.version,
        motif: 'Panne',
        scope: 'all',
      })
    ).body
  const again = ({ before }: EvenementSaved) =>
    ecole.put<{ data: Evenement[] }>('/api/calendrier/evenement', { evenements: before })

  it('is undone for all together, with one notification for each person', async () => {
    const first = await plan(3)
    const before = await own()
    const cancelled = await cancelAll(first)
    expect(cancelled).toMatchObject({ status: 'CANCELLED', before: [{}, {}, {}] })
    expect(await own()).toEqual([])
    const planned = await notificationCount(cast.moniteur.id, 'lesson_planned')
    expect((await again(cancelled)).status).toBe(200)
    const after = await own()
    expect(after.map(({ start, status }) => [start, status])).toEqual(before.map(({ start }) => [start, 'PLANNED']))
    for (const { extendedProps } of after)
      expect(extendedProps).toMatchObject({ motif: null, annulationTardive: false })
    expect(await notificationCount(cast.moniteur.id, 'lesson_planned')).toBe(planned + 1)
    const log = await backend.db.selectFrom('historique').select('action').where('entite', '=', 'evenement').execute()
    expect(log.filter(({ action }) => action === 'reopen')).toHaveLength(3)
  })

  it('cannot be undone once one slot is taken: none is restored', async () => {
    const cancelled = await cancelAll(await plan(2))
    const stranger = await buildCast(backend, ecole)
    const taken = { start: at('09:00', '2026-11-30'), end: at('10:00', '2026-11-30') }
    await buildEvenement(ecole, evenementValues(stranger, { ...taken, props: { idMoniteur: cast.moniteur.id } }))
    const refused = await again(cancelled)
    expect(clashesIn(refused).clashes).toMatchObject([{ kind: 'occupe', de: 'moniteur' }])
    expect(await own()).toEqual([])
    expect((await own('status=CANCELLED')).length).toBe(2)
  })
})

it('starts a lesson half an hour before its time at the earliest', async () => {
  const lesson = await buildEvenement(ecole, evenementValues(cast))
  wait(backend, { days: 3 })
  ecole = await signedIn(backend, 'ecole')
  const begin = (debutReel: string) => verb(ecole, lesson, 'start', { debutReel })
  for (const moment of [at('20:00', '2026-11-22'), at('08:29')]) {
    expect(await begin(moment)).toMatchObject({
      status: 409,
      body: { code: 'too_early', message: expect.stringMatching(/30 minutes avant/) },
    })
  }
  expect((await begin(at('08:30'))).status).toBe(200)
})
