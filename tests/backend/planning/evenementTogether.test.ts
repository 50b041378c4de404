import { shiftAlong } from '@backend/rules/planning/recurrence'
import { wallOf } from '@contract/clock/wall'
import { type Evenement, type EvenementSaved, EXAM_OF } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens } from '@tests/helpers/examens'
import { buildCandidat, buildMoniteur, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import {
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  evenementValues,
  MONDAY,
  tunis,
  updateOfEvenement,
} from '@tests/helpers/planning'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

const path = '/api/calendrier/evenement'
const read = async (id: number) => (await ecole.get<Evenement>(`${path}/${id}`)).body
const save = (event: Evenement, changes: Parameters<typeof updateOfEvenement>[1]) =>
  ecole.put<EvenementSaved>(`${path}/${event.idEvenement}`, updateOfEvenement(event, changes))
const restore = ({ before }: EvenementSaved, client = ecole) =>
  client.put<{ data: Evenement[] }>(path, { evenements: before })
/** The fields of an event that users set. */
const decided = ({ idEvenement, start, end, extendedProps }: Evenement) => {
  const { calendar, title, idCandidats, idMoniteur, idVehicule, lieu, note } = extendedProps
  return { idEvenement, start, end, calendar, title, idCandidats, idMoniteur, idVehicule, lieu, note }
}

describe('undo of a move of a whole recurrence', () => {
  async function series() {
    const first = await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 3 } })
    const rows = await backend.db.selectFrom('evenement').select('id').orderBy('start').execute()
    const [, second = 0, third = 0] = rows.map(({ id }) => id)
    const other = await buildMoniteur(ecole)
    const moved = { start: tunis('2026-12-02', '15:00'), end: tunis('2026-12-02', '16:30') }
    await save(await read(second), { ...moved, props: { lieu: 'Gare' } })
    await save(await read(third), { props: { idMoniteur: other.id } })
    const all = async () => Promise.all([first.idEvenement, second, third].map(read))
    return { first, all }
  }

  it('restores every event, single changes included', async () => {
    const { first, all } = await series()
    const before = (await all()).map(decided)
    const times = { start: tunis('2026-11-24', '11:00'), end: tunis('2026-11-24', '12:00') }
    const { body } = await save(first, { ...times, scope: 'all' })
    expect(body.before).toHaveLength(3)
    expect((await all()).map(decided)).not.toEqual(before)
    const undone = await restore(body)
    expect([undone.status, undone.body]).toMatchObject([200, { data: [{}, {}, {}] }])
    expect((await all()).map(decided)).toEqual(before)
  })

  it('restores nothing when one event changed since or its slot is taken', async () => {
    const { first, all } = await series()
    const times = { start: tunis('2026-11-24', '11:00'), end: tunis('2026-11-24', '12:00') }
    const { body } = await save(first, { ...times, scope: 'all' })
    const taker = { idCandidats: [(await buildCandidat(ecole)).id] }
    await buildEvenement(ecole, evenementValues(cast, { props: taker }))
    const moved = (await all()).map(decided)
    const refused = await restore(body)
    expect(refused.status).toBe(409)
    expect(clashesIn(refused).clashes).toMatchObject([{ kind: 'occupe' }, { kind: 'occupe' }])
    expect((await all()).map(decided)).toEqual(moved)
    const [one] = await all()
    if (!one) throw new Error('The series is gone')
    await save(one, { title: 'Autrement' })
    expect((await restore(body)).body).toMatchObject({ statusCode: 409, code: 'stale' })
  })

  it('is refused for another school and for the same event twice', async () => {
    const { first } = await series()
    const { body } = await save(first, { title: 'Ici' })
    expect((await restore(body, await signedIn(backend, 'ecole2'))).status).toBe(404)
    const twice = { evenements: [...body.before, ...body.before] }
    expect((await ecole.put(path, twice)).body).toMatchObject({ statusCode: 422, errors: { evenements: 'duplicate' } })
    expect((await ecole.put(path, { evenements: [] })).status).toBe(422)
  })
})

describe('two practical exams that a path requires on one day', () => {
  async function pair() {
    const idPermi = await permiOf(ecole, 'A')
    const { id } = await buildCandidat(ecole, { idPermi })
    await insertExamens(backend, { idCandidat: id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-11-09T08:00:00.000Z' },
    ])
    const exam = (etape: 'circulation' | 'parc', from: string, to: string) =>
      buildEvenement(ecole, {
        start: tunis(MONDAY, from),
        end: tunis(MONDAY, to),
        extendedProps: { calendar: EXAM_OF[etape], idCandidats: [id] },
      })
    return {
      id,
      circulation: await exam('circulation', '09:00', '10:00'),
      parc: await exam('parc', '10:30', '11:00'),
    }
  }
  const TUESDAY = '2026-11-24'
  const onTuesday = (from: string, to: string) => ({ start: tunis(TUESDAY, from), end: tunis(TUESDAY, to) })

  it.each(['circulation', 'parc'] as const)(
    'move together to another day when one of them moves: %s',
    async (moved) => {
      const exams = await pair()
      const times = moved === 'circulation' ? onTuesday('14:00', '15:00') : onTuesday('15:30', '16:00')
      const { status, body } = await save(exams[moved], times)
      expect(status).toBe(200)
      expect(await read(exams.circulation.idEvenement)).toMatchObject(onTuesday('14:00', '15:00'))
      expect(await read(exams.parc.idEvenement)).toMatchObject(onTuesday('15:30', '16:00'))
      expect(body.before).toHaveLength(2)
      expect((await restore(body)).status).toBe(200)
      for (const exam of [exams.circulation, exams.parc]) {
        expect(await read(exam.idEvenement)).toMatchObject({ start: exam.start, end: exam.end })
      }
    },
  )

  it('keep separate hours on their day', async () => {
    const { circulation, parc } = await pair()
    const earlier = { start: tunis(MONDAY, '08:00'), end: tunis(MONDAY, '09:00') }
    expect((await save(circulation, earlier)).body.before).toHaveLength(1)
    expect(await read(parc.idEvenement)).toMatchObject({ start: parc.start, version: 1 })
  })

  it('stay in place when one of them clashes, and the refusal names it', async () => {
    const { id, circulation, parc } = await pair()
    await buildEvenement(ecole, {
      ...onTuesday('10:00', '11:00'),
      extendedProps: { calendar: 'Hour code', idCandidats: [id] },
    })
    const refused = await save(circulation, onTuesday('09:00', '10:00'))
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'clash', details: { creneaux: [] } })
    expect(clashesIn(refused).clashes).toMatchObject([{ kind: 'occupe', quoi: 'Hour code' }])
    expect(await read(circulation.idEvenement)).toMatchObject({ start: circulation.start, version: 1 })
    expect(await read(parc.idEvenement)).toMatchObject({ start: parc.start, version: 1 })
  })
})

describe('shiftAlong', () => {
  const slotFrom = (minute: number, length: number) => {
    const start = Date.UTC(2026, 2, 1) + minute * 60_000
    return { start: new Date(start).toISOString(), end: new Date(start + length * 60_000).toISOString() }
  }
  /** A year of quarters of an hour, with both clock changes. */
  const slot = fc
    .tuple(fc.integer({ min: 0, max: 364 * 96 }), fc.integer({ min: 1, max: 16 }))
    .map(([quarter, length]) => slotFrom(quarter * 15, length * 15))

  it('keeps the length and the distance on the wall clock', () => {
    fc.assert(
      fc.property(slot, slot, slot, (other, before, after) => {
        const moved = shiftAlong(other, before, after, 'TN')
        const length = ({ start, end }: typeof moved) => Date.parse(end) - Date.parse(start)
        expect(length(moved)).toBe(length(other))
        expect(Date.parse(moved.start) - Date.parse(after.start)).toBe(
          Date.parse(other.start) - Date.parse(before.start),
        )
        const inFrance = shiftAlong(before, before, after, 'FR')
        expect(wallOf(new Date(inFrance.start), 'FR')).toEqual(wallOf(new Date(after.start), 'FR'))
      }),
    )
  })
})
