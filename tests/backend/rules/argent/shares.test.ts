import { dueBy } from '@backend/rules/argent/due'
import { roundedQuotient, sliceOf } from '@backend/rules/argent/rounding'
import { openInstalments, planOf } from '@backend/rules/argent/schedule'
import { instalmentsOf, sharesOf } from '@backend/rules/argent/shares'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

describe('roundedQuotient', () => {
  it.each([
    [1, 2, 1, 1],
    [1, 3, 1, 0],
    [-1, 2, 1, -1],
    [25_000 * 50, 60, 1, 20_833],
    [104_999, 1, 10, 105_000],
    [14, 1, 10, 10],
    [15, 1, 10, 20],
  ])('rounds %d / %d to steps of %d as %d', (dividend, divisor, step, expected) => {
    expect(roundedQuotient(dividend, divisor, step)).toBe(expected)
  })
})

describe('sliceOf', () => {
  it('adds up to the amount over consecutive slices', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
        (amount, lengths) => {
          let from = 0
          const parts = lengths.map((length) => {
            from += length
            return sliceOf(amount, sum(lengths), from - length, length)
          })
          expect(sum(parts)).toBe(amount)
        },
      ),
    )
  })
})

describe('sharesOf', () => {
  it('gives the steps that are left to the largest remainders, the earlier first', () => {
    expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(sharesOf(785_000, [160_000, 500_000, 125_000])).toEqual([160_000, 500_000, 125_000])
    expect(sharesOf(10, [0, 0])).toEqual([5, 5])
    expect(sharesOf(10, [])).toEqual([])
    expect(sharesOf(1_005, [1, 1], 10)).toEqual([505, 500])
  })

  it('adds up to the amount and never differs from the exact share by a whole step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const parts = sharesOf(amount, weights)
          expect(sum(parts)).toBe(amount)
          const total = sum(weights)
          if (total === 0) return
          for (const [index, part] of parts.entries()) {
            expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1)
          }
        },
      ),
    )
  })
})

describe('instalmentsOf', () => {
  it('adds what does not divide to the first instalment', () => {
    expect(instalmentsOf(835_000, 4, 1_000)).toEqual([211_000, 208_000, 208_000, 208_000])
    expect(instalmentsOf(1_250_000, 3, 10)).toEqual([416_680, 416_660, 416_660])
  })

  it('refuses a plan without an instalment', () => {
    expect(() => instalmentsOf(10, 0, 1)).toThrow(RangeError)
  })
})

describe('planOf', () => {
  it('counts each day from the first one, through short months', () => {
    expect(planOf(835_000, 4, '2028-01-31', { months: 1 }, 1_000)).toEqual([
      { date: '2028-01-31', montant: 211_000 },
      { date: '2028-02-29', montant: 208_000 },
      { date: '2028-03-31', montant: 208_000 },
      { date: '2028-04-30', montant: 208_000 },
    ])
  })
})

it('planOf counts 29 February from the first day, and days in weeks', () => {
  const yearly = planOf(400_000, 5, '2028-02-29', { months: 12 }, 1_000)
  expect(yearly.map(({ date }) => date)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  expect(planOf(1_250_000, 3, '2026-02-20', { days: 14 }, 10)).toEqual([
    { date: '2026-02-20', montant: 416_680 },
    { date: '2026-03-06', montant: 416_660 },
    { date: '2026-03-20', montant: 416_660 },
  ])
})

it('a plan adds up to its amount, has no empty instalment, and its open parts add up to what is open', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 1, max: 36 }),
      fc.constantFrom(1, 10, 1_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, count, step, share) => {
        const plan = planOf(amount, count, '2026-01-31', { months: 1 }, step)
        expect(sum(plan.map(({ montant }) => montant))).toBe(amount)
        expect(plan.every(({ montant }) => montant > 0)).toBe(true)
        const open = Math.round(amount * share)
        const left = openInstalments(plan, open)
        expect(sum(left.map(({ reste }) => reste))).toBe(open)
        // All instalments after the first open one are entirely open.
        const first = left.findIndex(({ reste }) => reste > 0)
        expect(left.slice(Math.max(0, first + 1)).every(({ reste, montant }) => reste === (open ? montant : 0))).toBe(
          true,
        )
      },
    ),
  )
})

describe('dueBy', () => {
  const charges = [
    { date: '2026-01-01', montant: 835_000 },
    { date: '2026-03-10', montant: 80_000 },
    { date: '2026-03-12', montant: 12_500 },
  ]
  const echeances = [
    { date: '2026-02-01', montant: 400_000 },
    { date: '2026-04-01', montant: 435_000 },
  ]
  const plans = [{ dateDebut: '2026-01-01', echeances }]

  it.each([
    ['2026-01-31', 927_500, 0, 0],
    ['2026-02-01', 927_500, 0, 400_000],
    ['2026-03-12', 627_500, 300_000, 192_500],
    ['2026-03-12', 427_500, 500_000, 0],
    ['2026-12-31', 57_500, 870_000, 57_500],
    ['2026-12-31', -42_500, 970_000, 0],
  ])('answers on %s with a balance of %d after payments of %d: %d', (day, aPayer, credits, expected) => {
    expect(dueBy({ aPayer, charges, plans, credits }, day)).toBe(expected)
  })
})
