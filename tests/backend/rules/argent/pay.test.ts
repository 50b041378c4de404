import { payLines, payOf } from '@backend/rules/argent/pay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const since = (montant: number, dateEffet = '1900-01-01') => ({ dateEffet, montant })
const worked = (minutes: number, jour = '2026-03-02') => ({ jour, minutes })

describe('payOf', () => {
  it.each([
    [0, 25_000, 0],
    [60, 25_000, 25_000],
    [90, 25_000, 37_500],
    [1, 29, 0],
    [1, 30, 1],
    [1, 89, 1],
    [1, 90, 2],
  ])('pays for %i minutes at %i an hour %i', (minutes, rate, pay) => {
    expect(payOf([worked(minutes)], [since(rate)])).toBe(pay)
  })

  it('rounds once for each rate, not once for each lesson', () => {
    expect(payOf([worked(20), worked(20), worked(20)], [since(10_001)])).toBe(10_001)
  })

  it('pays each day at the rate of that day', () => {
    const rates = [since(12_000), since(13_000, '2026-03-15')]
    expect(payOf([worked(60, '2026-03-14'), worked(60, '2026-03-15')], rates)).toBe(25_000)
    expect(payOf([worked(60, '2026-03-14')], [since(12_000, '2026-03-15')])).toBe(0)
  })
})

describe('payLines', () => {
  const lesson = (id: number, minutes: number, jour = '2026-03-02') => ({
    id,
    minutes,
    jour,
    start: `${jour}T08:00:00.000Z`,
  })

  it('names the lesson behind each line and leaves out what is unpaid', () => {
    expect(payLines(4, [lesson(9, 60), lesson(10, 60, '2026-02-01')], [since(12_000, '2026-03-01')])).toEqual([
      { cause: 'lecon:9', debit: 'paie', credit: 'moniteur:4', montant: 12_000 },
    ])
  })

  it('counts lessons in the order in which they were given', () => {
    // Twenty minutes at 10.001 an hour: 3.334 for the first of the month, 3.333 for the second, 3.334 for the third.
    const lessons = [lesson(1, 20, '2026-03-04'), lesson(2, 20, '2026-03-03'), lesson(3, 20, '2026-03-02')]
    expect(payLines(4, lessons, [since(10_001)]).map(({ cause, montant }) => [cause, montant])).toEqual([
      ['lecon:3', 3_334],
      ['lecon:2', 3_333],
      ['lecon:1', 3_334],
    ])
  })

  it('adds up to the pay of the month, in whatever order the lessons became known', () => {
    const lessons = fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 240 }), day: fc.integer({ min: 1, max: 31 }) }),
      { maxLength: 15 },
    )
    fc.assert(
      fc.property(
        lessons,
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        (all, one, two) => {
          const month = all.map(({ minutes, day }, index) =>
            lesson(index + 1, minutes, `2026-03-${String(day).padStart(2, '0')}`),
          )
          const rates = [since(one), since(two, '2026-03-16')]
          const sum = (lines: { montant: number }[]) => lines.reduce((total, { montant }) => total + montant, 0)
          expect(sum(payLines(4, month, rates))).toBe(payOf(month, rates))
          expect(payLines(4, [...month].reverse(), rates)).toEqual(payLines(4, month, rates))
        },
      ),
    )
  })
})
