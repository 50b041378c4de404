import { enrolmentOf, isCancelledLate, isForfeited, isMissed, ownEvents, rateAt } from '@backend/rules/argent/facts'
import { enrolment, event } from '@tests/helpers/argent/argentFacts'
import { describe, expect, it } from 'vitest'

const DAY = '2026-05-10'

describe('a candidate who did not come', () => {
  it.each([
    ['a lesson marked as missed', { status: 'NO_SHOW' }, true],
    ['a lesson given to the others', { status: 'SUCCESS', isAbsent: true }, true],
    ['a lesson that they had', { status: 'SUCCESS' }, false],
    ['a lesson that was cancelled afterwards', { status: 'CANCELLED', isAbsent: true }, false],
    ['a lesson ahead', { status: 'PLANNED' }, false],
  ] as const)('missed %s: %o is %s', (_, changes, missed) => {
    expect(isMissed(event(1, DAY, changes))).toBe(missed)
  })
})

describe('a cancellation', () => {
  it.each([
    ['too late', { status: 'CANCELLED', isLateCancellation: true }, true],
    ['in time, which the school decided to charge', { status: 'CANCELLED', penaltyPercent: 50 }, true],
    ['in time', { status: 'CANCELLED' }, false],
    ['taken back: the lesson was given', { status: 'SUCCESS', isLateCancellation: true }, false],
    ['taken back after it was charged', { status: 'PLANNED', penaltyPercent: 50 }, false],
  ] as const)('%s: %o costs something: %s', (_, changes, costs) => {
    expect(isCancelledLate(event(1, DAY, changes))).toBe(costs)
  })

  it('or a waived absence forfeits an exam, never a lesson', () => {
    const late = { status: 'CANCELLED', isLateCancellation: true } as const
    const waived = { status: 'NO_SHOW', penaltyPercent: 0 } as const
    for (const changes of [late, waived]) {
      expect(isForfeited(event(1, DAY, { ...changes, isExam: true }))).toBe(true)
      expect(isForfeited(event(1, DAY, changes))).toBe(false)
    }
    expect(isForfeited(event(1, DAY, { status: 'NO_SHOW', isExam: true }))).toBe(false)
    expect(isForfeited(event(1, DAY, { status: 'PLANNED', isExam: true, penaltyPercent: 0 }))).toBe(false)
  })
})

describe('the usual figures of a school', () => {
  const rate = (depuis: string, absencePourcent: number) => ({ depuis, absencePourcent, annulationPourcent: 0 })
  const rates = [rate('', 100), rate('2026-05-10T08:00:00.000Z', 80), rate('2026-06-01T08:00:00.000Z', 50)]

  it('are those that held when a lesson started', () => {
    expect(rateAt(rates, '2026-05-10T07:59:00.000Z')?.absencePourcent).toBe(100)
    expect(rateAt(rates, '2026-05-10T08:00:00.000Z')?.absencePourcent).toBe(80)
    expect(rateAt(rates, '2027-01-01T00:00:00.000Z')?.absencePourcent).toBe(50)
    expect(rateAt(rates.slice(1), '2026-01-01T00:00:00.000Z')).toBeUndefined()
  })
})

describe('the enrolment of an event', () => {
  const first = enrolment({ id: 2, dateDebut: '2026-01-01', dateFin: '2026-04-30' })
  const second = enrolment({ id: 1, dateDebut: '2026-05-10' })
  const of = (jour: string, changes = {}) => enrolmentOf([second, first], event(1, jour, changes))

  it('is the latest that had begun, whichever was entered first', () => {
    expect(of('2025-12-31')).toBeUndefined()
    expect(of('2026-01-01')).toBe(first)
    expect(of('2026-05-10')).toBe(second)
    expect(enrolmentOf([second], event(1, '2026-05-09'))).toBeUndefined()
  })

  it('is none after its last day, but for an exam that was given up too late', () => {
    expect(of('2026-04-30')).toBe(first)
    expect(of('2026-05-01')).toBeUndefined()
    expect(of('2026-05-01', { isExam: true, status: 'CANCELLED', isLateCancellation: true })).toBe(first)
  })

  it('has each event once', () => {
    const events = [event(1, '2026-02-01'), event(2, '2026-05-05'), event(3, '2026-06-01')]
    expect(ownEvents([first, second], first, events).map(({ id }) => id)).toEqual([1])
    expect(ownEvents([first, second], second, events).map(({ id }) => id)).toEqual([3])
  })
})
