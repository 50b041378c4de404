import {
  type Attendant,
  pointsOf,
  raisonsOf,
  rankAttendants,
  scoreOf,
  suits,
} from '@backend/rules/planning/attenteRank'
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

describe('the score of somebody who waits', () => {
  it.each([
    ['gives nothing for nothing', {}, 0],
    ['gives 50 for an exam today', { examenDans: 0 }, 50],
    ['gives 20 for an exam in 30 days', { examenDans: 30 }, 20],
    ['gives nothing for an exam in 31 days', { examenDans: 31 }, 0],
    ['gives nothing for an exam that is over', { examenDans: -1 }, 0],
    ['gives 30 for the own instructor', { referent: true }, 30],
    ['gives 20 for no hour yet', { minutes: 0 }, 20],
    ['gives 20 for less than an hour', { minutes: 59 }, 20],
    ['gives 18 for an hour', { minutes: 60 }, 18],
    ['gives 2 for less than ten hours', { minutes: 599 }, 2],
    ['gives nothing for ten hours', { minutes: 600 }, 0],
    ['gives 1 for a day of waiting', { jours: 1 }, 1],
    ['gives 30 for 30 days of waiting', { jours: 30 }, 30],
    ['gives no more for 31 days of waiting', { jours: 31 }, 30],
    ['gives 10 to who was never served', { dejaServi: false }, 10],
    ['adds the reasons', { examenDans: 10, referent: true, minutes: 120, jours: 4, dejaServi: false }, 100],
  ])('%s', (_name, values, score) => {
    expect(scoreOf(raisonsOf(person(values)))).toBe(score)
  })

  it('counts a reason without a number as one of none', () => {
    expect(pointsOf({ code: 'attend_depuis', nombre: null })).toBe(0)
    expect(pointsOf({ code: 'peu_heures', nombre: null })).toBe(20)
  })
})

describe('the order of those who wait', () => {
  const order = (...people: Attendant[]) => rankAttendants(people).map(({ idAttente }) => idAttente)

  it('goes by the moment at which they came where the score is the same', () => {
    const late = person({ idAttente: 1, createdAt: '2026-11-01T08:00:00.001Z' })
    expect(order(late, person({ idAttente: 2 }))).toEqual([2, 1])
  })

  it('goes by their number where the moment is the same', () => {
    expect(order(person({ idAttente: 3 }), person({ idAttente: 2 }))).toEqual([2, 3])
  })

  it('keeps what is known of them and says why', () => {
    const [first] = rankAttendants([person({ jours: 3 })])
    expect(first).toEqual({ ...person({ jours: 3 }), raisons: [{ code: 'attend_depuis', nombre: 3 }], score: 3 })
  })
})

describe('a time that suits somebody', () => {
  const always = { jours: [1, 2], debut: '00:00', fin: '24:00' }
  it('lies on one day of theirs', () => {
    const night = { start: '2026-11-23T22:30:00Z', end: '2026-11-23T23:30:00Z' }
    expect(suits(night, always, 'TN')).toBe(false)
    expect(suits({ ...night, end: '2026-11-23T22:59:00Z' }, always, 'TN')).toBe(true)
  })

  it('is read on the clock of the country', () => {
    const summer = { start: '2026-07-20T07:00:00Z', end: '2026-07-20T08:00:00Z' }
    const morning = { jours: [1], debut: '08:00', fin: '09:00' }
    expect(suits(summer, morning, 'TN')).toBe(true)
    expect(suits(summer, morning, 'FR')).toBe(false)
  })
})
