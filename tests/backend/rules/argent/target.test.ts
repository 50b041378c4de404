import type { CandidatEvent, Enrolment, PenaltyRate } from '@backend/rules/argent/facts'
import { balancesOf } from '@backend/rules/argent/settlement'
import { targetOf } from '@backend/rules/argent/target'
import { usedLots } from '@backend/rules/argent/use'
import {
  COMPLET_B,
  dayOfMay,
  enrolment,
  event,
  hours,
  lot,
  PRICES,
  price,
  TAUX,
} from '@tests/helpers/argent/argentFacts'
import { describe, expect, it } from 'vitest'

function balances(enrolments: Enrolment[], events: CandidatEvent[], taux: readonly PenaltyRate[] = TAUX) {
  const all = balancesOf(targetOf({ idCandidat: 7, enrolments, events, taux }))
  return (name: string) => all.get(name) ?? 0
}

describe('targetOf', () => {
  it('charges a package whole: the fee is income, the hours are owed until they are given', () => {
    const balance = balances([enrolment()], [])
    expect([balance('candidat:7'), balance('produit:dossier'), balance('a_rendre:1')]).toEqual([
      835_000, -50_000, -785_000,
    ])
  })

  it('takes hours from the package first and charges those beyond by the minute', () => {
    const twenty = hours(20)
    expect(balances([enrolment()], twenty)('candidat:7')).toBe(835_000)
    expect(balances([enrolment()], twenty)('a_rendre:1')).toBe(-285_000)
    const more = [...twenty, event(21, dayOfMay(21), { attestedMinutes: 50 })]
    expect(balances([enrolment()], more)('candidat:7')).toBe(855_833)
    expect(balances([enrolment()], more)('produit:circulation')).toBe(-520_833)
  })

  it('uses the price in force on the day of a lesson, in whatever order the lessons became known', () => {
    const amended = enrolment({ prices: [...PRICES, price('circulation', 30_000, 0, '2026-04-15')] })
    const march = Array.from({ length: 19 }, (_, index) =>
      event(index + 1, `2026-03-${String(index + 1).padStart(2, '0')}`),
    )
    const april = [event(102, '2026-04-02'), event(110, '2026-04-10'), event(120, '2026-04-20')]
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders) {
      const events = [...march, ...order.flatMap((index) => april[index] ?? [])]
      expect(balances([amended], events)('candidat:7')).toBe(835_000 + 55_000)
      expect(balances([enrolment()], events)('candidat:7')).toBe(835_000 + 50_000)
    }
  })

  it('keeps hours beyond a package at their price when another package is bought later', () => {
    const beyond = [...hours(20), event(30, '2026-06-05'), event(31, '2026-06-06')]
    const further = enrolment({
      lots: [...COMPLET_B, lot(5, 'circulation', 600, 220_000, { dateEffet: '2026-06-07' })],
    })
    const before = [...beyond, event(29, '2026-06-04')]
    expect(balances([further], beyond)('candidat:7')).toBe(835_000 + 50_000 + 220_000)
    expect(balances([further], before)('candidat:7')).toBe(835_000 + 75_000 + 220_000)
    const after = [...beyond, event(32, '2026-06-08')]
    expect(balances([further], after)('candidat:7')).toBe(835_000 + 50_000 + 220_000)
    expect(balances([further], after)('a_rendre:1')).toBe(-(160_000 + 125_000 + 220_000 - 22_000))
  })

  it('lets a discount lower what was given and what is still owed', () => {
    const discount = [
      lot(5, 'code', 0, -16_000, { idReduit: 2 }),
      lot(6, 'circulation', 0, -50_000, { idReduit: 3 }),
      lot(7, 'parc', 0, -12_500, { idReduit: 4 }),
    ]
    const given = [...hours(10, { etape: 'code' }), ...hours(8, {}, 50)]
    const balance = balances([enrolment({ lots: [...COMPLET_B, ...discount] })], given)
    expect(balance('candidat:7')).toBe(835_000 - 78_500)
    expect([balance('produit:code'), balance('produit:circulation')]).toEqual([-72_000, -180_000])
    expect(balance('a_rendre:1')).toBe(-454_500)
  })

  it('gives back at the end what was bought and not given', () => {
    const ended = enrolment({ isEnded: true, dateFin: '2026-05-31' })
    const given = [...hours(10, { etape: 'code' }), ...hours(8, {}, 50)]
    const balance = balances([ended], given)
    expect([balance('candidat:7'), balance('a_rendre:1')]).toEqual([330_000, 0])
  })

  it('charges the second enrolment of a candidate for the lessons of its own days', () => {
    const first = enrolment({ isEnded: true, dateFin: '2026-05-10' })
    const second = enrolment({ id: 2, dateDebut: '2026-05-11', lots: [lot(9, 'circulation', 60, 40_000)] })
    const balance = balances([first, second], hours(12))
    // Ten hours and the fee of the first enrolment. The second has one hour in its package and one beyond it.
    expect(balance('candidat:7')).toBe(50_000 + 250_000 + 40_000 + 25_000)
    expect(balances([first], hours(12))('candidat:7')).toBe(50_000 + 250_000)
  })

  it('charges nothing for lessons before the enrolment', () => {
    expect(balances([enrolment({ lots: [] })], [event(1, '2025-12-31')])('candidat:7')).toBe(0)
  })

  it('leaves an exam at its price when exams are bought for later days', () => {
    const exam = (id: number, day: number) =>
      event(id, dayOfMay(day), { isExam: true, etape: 'code', status: 'PLANNED' })
    const later = enrolment({ lots: [lot(9, 'exam_code', 1, 70_000, { dateEffet: dayOfMay(10) })] })
    expect(balances([later], [exam(1, 9)])('candidat:7')).toBe(80_000 + 70_000)
    expect(balances([later], [exam(1, 9)])('a_rendre:1')).toBe(-70_000)
    expect(balances([later], [exam(1, 9), exam(2, 10)])('candidat:7')).toBe(80_000 + 70_000)
    // The oldest lot is used first, whichever was entered first.
    const lots = [lot(9, 'exam_code', 1, 70_000, { dateEffet: dayOfMay(2) }), lot(8, 'exam_code', 1, 60_000)]
    const both = [enrolment({ lots })]
    expect(balances(both, [exam(1, 9)])('a_rendre:1')).toBe(-70_000)
  })

  it('keeps the State’s part of an exam cancelled too late, and as much of the school’s as it decides', () => {
    const exam = (changes: Partial<CandidatEvent>) =>
      event(1, dayOfMay(20), { isExam: true, etape: 'parc', status: 'CANCELLED', ...changes })
    const bare = [enrolment({ lots: [] })]
    const late = (changes: Partial<CandidatEvent>, taux = TAUX) =>
      balances(bare, [exam({ isLateCancellation: true, ...changes })], taux)
    expect(balances(bare, [exam({})])('candidat:7')).toBe(0)
    expect(late({})('candidat:7')).toBe(50_000)
    expect(late({})('debours:exam_parc')).toBe(-50_000)
    expect(late({ penaltyPercent: 100 })('candidat:7')).toBe(80_000)
    expect(late({ penaltyPercent: 100 })('produit:penalite')).toBe(-30_000)
    expect(late({ penaltyPercent: 0 })('candidat:7')).toBe(50_000)
    const half = [{ depuis: '', absencePourcent: 100, annulationPourcent: 50 }]
    expect(late({}, half)('candidat:7')).toBe(65_000)
    // The State was paid, although the exam was cancelled in time.
    expect(balances(bare, [exam({ penaltyPercent: 0 })])('candidat:7')).toBe(50_000)
  })

  it('charges a missed exam whole, less what the school waives of its own part, and gives a package its exam back', () => {
    const missed = (penaltyPercent: number | null) =>
      event(1, dayOfMay(20), { isExam: true, etape: 'parc', status: 'NO_SHOW', penaltyPercent })
    const bare = [enrolment({ lots: [] })]
    expect(balances(bare, [missed(null)])('candidat:7')).toBe(80_000)
    expect(balances(bare, [missed(50)])('candidat:7')).toBe(65_000)
    const bought = [enrolment({ lots: [lot(9, 'exam_parc', 1, 80_000)] })]
    expect(balances(bought, [missed(null)])('a_rendre:1')).toBe(0)
    const waived = balances(bought, [missed(0)])
    expect([waived('candidat:7'), waived('a_rendre:1'), waived('debours:exam_parc')]).toEqual([
      130_000, -80_000, -50_000,
    ])
  })

  it('charges an exam once it is booked, the State’s part apart, and takes bought exams from their lot', () => {
    const exam = (id: number, status: CandidatEvent['status']) =>
      event(id, dayOfMay(id), { isExam: true, etape: 'code', status, attestedMinutes: 0 })
    const booked = balances([enrolment({ lots: [] })], [exam(1, 'FAILED'), exam(2, 'PLANNED'), exam(3, 'CANCELLED')])
    expect([booked('candidat:7'), booked('debours:exam_code'), booked('produit:exam_code')]).toEqual([
      160_000, -100_000, -60_000,
    ])
    const bought = balances(
      [enrolment({ lots: [lot(9, 'exam_code', 1, 70_000)] })],
      [exam(1, 'FAILED'), exam(2, 'PLANNED')],
    )
    expect([bought('candidat:7'), bought('a_rendre:1')]).toEqual([150_000, 0])
    expect(bought('debours:exam_code')).toBe(-100_000)
  })

  it('charges an absence outside the package, and what the school decides instead', () => {
    const missed = (changes: Partial<CandidatEvent>) =>
      balances([enrolment({ lots: [] })], [event(1, dayOfMay(1), changes)])('candidat:7')
    expect(missed({ status: 'NO_SHOW' })).toBe(25_000)
    expect(missed({ isAbsent: true })).toBe(25_000)
    expect(missed({ status: 'NO_SHOW', penaltyPercent: 0 })).toBe(0)
    expect(missed({ status: 'NO_SHOW', plannedMinutes: 90, penaltyPercent: 50 })).toBe(18_750)
    expect(missed({ status: 'CANCELLED', isLateCancellation: true })).toBe(0)
    expect(missed({ status: 'CANCELLED', penaltyPercent: 50 })).toBe(12_500)
    const strict = [{ depuis: '', absencePourcent: 100, annulationPourcent: 50 }]
    const late = event(1, dayOfMay(1), { status: 'CANCELLED', isLateCancellation: true })
    expect(balances([enrolment({ lots: [] })], [late], strict)('candidat:7')).toBe(12_500)
    expect(
      balances([enrolment({ lots: [] })], [event(1, dayOfMay(1), { status: 'CANCELLED' })], strict)('candidat:7'),
    ).toBe(0)
  })

  it('counts what was given of each lot', () => {
    const exam = event(40, dayOfMay(25), { isExam: true, etape: 'parc', attestedMinutes: 0 })
    const lots = [...COMPLET_B, lot(5, 'exam_parc', 2, 160_000)]
    const used = usedLots([enrolment({ lots })], [...hours(3), exam])
    expect([...used]).toEqual([
      [1, 1],
      [3, 180],
      [5, 1],
    ])
  })
})
