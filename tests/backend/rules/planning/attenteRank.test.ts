import {
  type Attendant,
  pointsOf,
  raisonsOf,
  rankAttendants,
  scoreOf,
  suits,
} from '@backend/rules/planning/attenteRank'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const person = (values: Partial<Attendant> = {}): Attendant => ({
  idAttente: 1,
  referent: false,
  examenDans: null,
  minutes: 1200,
  jours: 0,
  dejaServi: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...values,
})
const order = (...people: Attendant[]) => rankAttendants(people).map(({ idAttente }) => idAttente)

const attendant = fc.record({
  idAttente: fc.integer({ min: 1, max: 1000 }),
  referent: fc.boolean(),
  examenDans: fc.option(fc.integer({ min: -5, max: 90 }), { nil: null }),
  minutes: fc.integer({ min: 0, max: 3000 }),
  jours: fc.integer({ min: 0, max: 200 }),
  dejaServi: fc.boolean(),
  createdAt: fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-0${day + 1}T08:00:00.000Z`),
})
const people = fc.uniqueArray(attendant, { selector: ({ idAttente }) => idAttente, maxLength: 12 })

describe('raisonsOf', () => {
  it.each([
    ['a candidate without any', {}, []],
    ['their own instructor', { referent: true }, [{ code: 'referent', nombre: null }]],
    ['an exam in a week', { examenDans: 7 }, [{ code: 'examen_proche', nombre: 7 }]],
    ['an exam today', { examenDans: 0 }, [{ code: 'examen_proche', nombre: 0 }]],
    ['an exam too far away', { examenDans: 31 }, []],
    ['a first lesson', { minutes: 0 }, [{ code: 'peu_heures', nombre: 0 }]],
    ['ten hours done', { minutes: 600 }, []],
    ['twelve days of waiting', { jours: 12 }, [{ code: 'attend_depuis', nombre: 12 }]],
    ['a candidate never served', { dejaServi: false }, [{ code: 'jamais_servi', nombre: null }]],
  ])('returns the reasons for %s', (_name, values, raisons) => {
    expect(raisonsOf(person(values))).toEqual(raisons)
  })

  it('sorts the heaviest reason first', () => {
    const all = raisonsOf(person({ referent: true, examenDans: 2, minutes: 60, jours: 9, dejaServi: false }))
    expect(all.map(({ code }) => code)).toEqual([
      'examen_proche',
      'referent',
      'peu_heures',
      'jamais_servi',
      'attend_depuis',
    ])
  })

  it('explains the score: every reason has points and nothing else counts', () => {
    fc.assert(
      fc.property(attendant, attendant, (one, other) => {
        const raisons = raisonsOf(one)
        expect(raisons.every((raison) => pointsOf(raison) > 0)).toBe(true)
        expect(new Set(raisons.map(({ code }) => code)).size).toBe(raisons.length)
        if (JSON.stringify(raisons) === JSON.stringify(raisonsOf(other))) {
          expect(scoreOf(raisonsOf(other))).toBe(scoreOf(raisons))
        }
      }),
    )
  })
})

describe('the order of the waiting list', () => {
  it.each([
    ['the nearer exam', { examenDans: 3 }, { examenDans: 20 }],
    ['an exam over the own instructor', { examenDans: 15 }, { referent: true }],
    ['the own instructor over many days', { referent: true }, { jours: 29 }],
    ['fewer hours', { minutes: 120 }, { minutes: 300 }],
    ['a candidate never served', { dejaServi: false }, {}],
    ['the earlier entry when all else is equal', { createdAt: '2026-10-31T08:00:00.000Z' }, {}],
  ])('prefers on the waiting list %s', (_name, better, worse) => {
    expect(order(person({ ...worse, idAttente: 1 }), person({ ...better, idAttente: 2 }))).toEqual([2, 1])
  })

  it('keeps everybody and has no ties, in any input order', () => {
    fc.assert(
      fc.property(people, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (list, chance) => {
        const shuffled = list
          .map((one) => ({ one, key: chance.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(order(...shuffled)).toEqual(order(...list))
        expect(order(...list).sort()).toEqual(list.map(({ idAttente }) => idAttente).sort())
        const scores = rankAttendants(list).map(({ score }) => score)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
      }),
    )
  })

  it('never ranks a candidate lower for a better reason', () => {
    fc.assert(
      fc.property(people, fc.nat(), (list, pick) => {
        const chosen = list[pick % Math.max(1, list.length)]
        if (!chosen) return
        const before = order(...list).indexOf(chosen.idAttente)
        const better = list.map((one) => (one === chosen ? { ...one, referent: true, dejaServi: false } : one))
        expect(order(...better).indexOf(chosen.idAttente)).toBeLessThanOrEqual(before)
      }),
    )
  })
})

describe('suits', () => {
  const week = { jours: [1, 3], debut: '09:00', fin: '12:00' }
  it.each([
    ['within', '2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z', true],
    ['to the minute', '2026-11-23T08:00:00Z', '2026-11-23T11:00:00Z', true],
    ['before', '2026-11-23T07:30:00Z', '2026-11-23T08:30:00Z', false],
    ['after', '2026-11-23T10:30:00Z', '2026-11-23T11:30:00Z', false],
    ['on another day', '2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z', false],
    ['past midnight', '2026-11-23T22:30:00Z', '2026-11-23T23:30:00Z', false],
  ])('compares the hours of the wish with a slot %s in the school’s time zone', (_name, start, end, expected) => {
    expect(suits({ start, end }, week, 'TN')).toBe(expected)
  })
})
