import type { Evenement } from '@contract/evenement'
import type { NotifKind } from '@contract/notif'
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
/** How often an instructor was told of a kind of news. */
const told = async (idMoniteur: number, kind: NotifKind) => {
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
  ])('is not sat every week: %j is refused', async (recurrence, errors) => {
    const answer = await askEvenement(ecole, { ...exam(), recurrence })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
    expect(await own()).toEqual([])
  })

  it('is what one lesson of a recurrence may become, never several', async () => {
    const first = await plan(3)
    const props = { calendar: 'Code exam', idVehicule: null } as const
    for (const portee of ['following', 'all'] as const) {
      const errors = { 'extendedProps.calendar': 'wrong_kind' }
      expect(await save(first, { props, portee })).toMatchObject({ status: 422, body: { errors } })
    }
    expect(await own('calendar=Code%20exam')).toEqual([])
    expect((await save(first, { props })).status).toBe(200)
  })
})

describe('of a recurrence', () => {
  it('what is over stays to be attested, whatever becomes of the others', async () => {
    const first = await plan(3)
    const [, second, third] = await own()
    wait(backend, { days: 4 })
    ecole = await signedIn(backend, 'ecole')
    expect((await verb(ecole, third ?? first, 'cancel', { portee: 'all' })).status).toBe(200)
    expect((await own()).map(({ idEvenement, status }) => [idEvenement, status])).toEqual([
      [first.idEvenement, 'PLANNED'],
    ])
    expect((await own('status=CANCELLED')).map(({ idEvenement }) => idEvenement)).toEqual([
      second?.idEvenement,
      third?.idEvenement,
    ])
    expect((await verb(ecole, first, 'attest')).status).toBe(200)
  })

  it('lessons that would come to lie one over the other are named, and none moves', async () => {
    const first = await plan(2)
    const [, second = first] = await own()
    const sooner = { start: at('14:00'), end: at('15:00') }
    expect((await save(second, sooner)).status).toBe(200)
    const before = await own()
    const to = { start: at('16:00'), end: at('17:00') }
    const answer = await save(first, { ...to, portee: 'all' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'clash' } })
    const [clash] = clashesIn(answer).clashes
    expect(clash).toMatchObject({ kind: 'occupe', de: 'candidat', id: cast.candidat.id, ...to, jour: MONDAY })
    expect(clashesIn(answer).creneaux).toEqual([])
    expect(await own()).toEqual(before)
  })

  it('everybody who gains or loses a lesson is told, once', async () => {
    const other = await buildMoniteur(ecole)
    const first = await plan(4)
    const [, , third = first, fourth = first] = await own()
    for (const event of [third, fourth]) await save(event, { props: { idMoniteur: other.id } })
    expect(await told(other.id, 'lesson_planned')).toBe(2)
    const [head = first] = await own()
    expect((await save(head, { portee: 'all' })).status).toBe(200)
    expect(await told(other.id, 'lesson_cancelled')).toBe(1)
    const [again = first, next = first] = await own()
    await save(next, { props: { idMoniteur: other.id } })
    expect((await verb(ecole, again, 'cancel', { portee: 'all' })).status).toBe(200)
    expect(await told(other.id, 'lesson_cancelled')).toBe(2)
    expect(await own()).toEqual([])
  })
})

it('a lesson does not begin half a day before its time', async () => {
  const lesson = await buildEvenement(ecole, evenementValues(cast))
  wait(backend, { days: 3 })
  ecole = await signedIn(backend, 'ecole')
  const begin = (debutReel: string) => verb(ecole, lesson, 'start', { debutReel })
  expect(await begin(at('20:00', '2026-11-22'))).toMatchObject({
    status: 422,
    body: { errors: { debutReel: 'too_past' } },
  })
  expect((await begin(at('08:50'))).status).toBe(200)
})
