import { type DueFacts, dueBy } from '@backend/rules/argent/due'
import { oldestFirst } from '@backend/rules/argent/order'
import { openInstalments, planOf } from '@backend/rules/argent/schedule'
import { describe, expect, it } from 'vitest'

const facts = (own: Partial<DueFacts>): DueFacts => ({ aPayer: 1_000, charges: [], plans: [], credits: 0, ...own })
const charge = (date: string, montant: number) => ({ date, montant })

describe('what is due by a day', () => {
  const charges = [charge('2026-11-01', 600), charge('2026-12-01', 400)]

  it.each([
    ['2026-10-31', 0],
    ['2026-11-01', 600],
    ['2026-11-30', 600],
    ['2026-12-01', 1_000],
  ])('by %s are the charges until then: %i', (day, due) => expect(dueBy(facts({ charges }), day)).toBe(due))

  it('is never more than the balance, nor less than nothing', () => {
    expect(dueBy(facts({ charges, aPayer: 450 }), '2026-12-31')).toBe(450)
    expect(dueBy(facts({ charges, aPayer: -50 }), '2026-12-31')).toBe(0)
    expect(dueBy(facts({ charges, credits: 5_000 }), '2026-12-31')).toBe(0)
  })

  it('is less by credits', () => expect(dueBy(facts({ charges, credits: 150 }), '2026-11-15')).toBe(450))

  it('is what a plan has not put off', () => {
    const plans = [{ dateDebut: '2026-11-01', echeances: [charge('2026-11-05', 200), charge('2026-12-05', 400)] }]
    expect(dueBy(facts({ charges, plans }), '2026-11-04')).toBe(0)
    expect(dueBy(facts({ charges, plans }), '2026-11-05')).toBe(200)
    expect(dueBy(facts({ charges, plans }), '2026-12-04')).toBe(600)
    expect(dueBy(facts({ charges, plans }), '2026-12-05')).toBe(1_000)
  })

  it('is not put off by a plan that has not begun', () => {
    const plans = [{ dateDebut: '2026-11-10', echeances: [charge('2026-12-05', 600)] }]
    expect(dueBy(facts({ charges, plans }), '2026-11-09')).toBe(600)
    expect(dueBy(facts({ charges, plans }), '2026-11-10')).toBe(0)
  })
})

describe('a payment plan', () => {
  it('counts each month from the first day', () => {
    expect(planOf(300, 3, '2028-01-31', { months: 1 }, 1)).toEqual([
      charge('2028-01-31', 100),
      charge('2028-02-29', 100),
      charge('2028-03-31', 100),
    ])
  })

  it('counts days', () => {
    expect(planOf(300, 3, '2026-12-20', { days: 10 }, 1).map(({ date }) => date)).toEqual([
      '2026-12-20',
      '2026-12-30',
      '2027-01-09',
    ])
  })

  it('leaves out instalments of nothing, and loses no millime', () => {
    const plan = planOf(2_500, 4, '2026-11-01', { months: 1 }, 1_000)
    expect(plan.every(({ montant }) => montant > 0)).toBe(true)
    expect(plan.reduce((sum, { montant }) => sum + montant, 0)).toBe(2_500)
  })

  it('is paid from its first instalment on', () => {
    const echeances = [charge('2026-11-01', 300), charge('2026-12-01', 300), charge('2027-01-01', 200)]
    const left = (open: number) => openInstalments(echeances, open).map(({ reste }) => reste)
    expect(left(800)).toEqual([300, 300, 200])
    expect(left(400)).toEqual([0, 200, 200])
    expect(left(200)).toEqual([0, 0, 200])
    expect(left(0)).toEqual([0, 0, 0])
    expect(openInstalments(echeances, 400)[1]).toEqual({ date: '2026-12-01', montant: 300, reste: 200 })
  })
})

it('sums count from the oldest on, and those of one day in the order in which they were made', () => {
  const items = [
    { id: 3, day: '2026-11-02' },
    { id: 2, day: '2026-11-01' },
    { id: 1, day: '2026-11-02' },
  ]
  expect(oldestFirst(items, ({ day }) => day).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(items.map(({ id }) => id)).toEqual([3, 2, 1])
})
