import { openDays, openMinutes } from '@backend/rules/stats/openMinutes'
import { periodBefore, tranchesOf } from '@backend/rules/stats/periode'
import { watched } from '@backend/rules/stats/watch'
import { addDays, daysBetween } from '@contract/clock/days'
import { countTranches, ENSEMBLES, PAS } from '@contract/stats/periode'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days))
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 365 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }))

describe('steps of a period', () => {
  it('cover every day once, and are as many as the schema counts', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...PAS), (one, groupBy) => {
        const steps = tranchesOf(one, groupBy)
        expect(steps).toHaveLength(countTranches(one.from, one.to, groupBy))
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([one.from, one.to])
        for (const [index, { from }] of steps.entries()) {
          const before = steps[index - 1]
          if (before) expect(from).toBe(addDays(before.to, 1))
        }
      }),
    )
  })

  it('begin on Mondays and on the first of months', () => {
    expect(tranchesOf({ from: '2026-11-01', to: '2026-11-10' }, 'WEEK')).toEqual([
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-10' },
    ])
    expect(tranchesOf({ from: '2026-10-20', to: '2026-11-10' }, 'MONTH')).toEqual([
      { from: '2026-10-20', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-10' },
    ])
  })
})

describe('the period before', () => {
  it.each([
    ['a month so far', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
    ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a day that the month before lacks', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a quarter so far', '2026-10-01', '2026-11-21', '2026-07-01', '2026-08-21'],
    ['a year so far', '2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21'],
    ['the first quarter of a year', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['the first weeks of a year', '2026-01-01', '2026-02-15', '2025-01-01', '2025-02-15'],
    ['several months', '2025-11-01', '2026-02-28', '2025-07-01', '2025-10-31'],
    ['thirty days', '2026-10-23', '2026-11-21', '2026-09-23', '2026-10-22'],
  ])('of %s', (_, from, to, first, last) => {
    expect(periodBefore({ from, to })).toEqual({ from: first, to: last })
  })

  it.each([
    ['MONTH', '2026-01-01', '2026-01-20', '2025-12-01', '2025-12-20'],
    ['QUARTER', '2026-01-01', '2026-01-20', '2025-10-01', '2025-10-20'],
    ['YEAR', '2026-01-01', '2026-01-20', '2025-01-01', '2025-01-20'],
    ['QUARTER', '2026-10-01', '2026-10-20', '2026-07-01', '2026-07-20'],
    ['YEAR', '2026-01-01', '2026-03-31', '2025-01-01', '2025-03-31'],
    ['DAYS', '2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ] as const)('of days that are said to be of a %s from %s to %s', (ensemble, from, to, first, last) => {
    expect(periodBefore({ from, to }, ensemble)).toEqual({ from: first, to: last })
  })

  it('of a year so far is the same days of the year before, on every day of it', () => {
    fc.assert(
      fc.property(day, (to) => {
        const year = Number(to.slice(0, 4))
        const before = periodBefore({ from: `${year}-01-01`, to }, 'YEAR')
        expect(before.from).toBe(`${year - 1}-01-01`)
        // The last day of February is that of its year.
        const isLeap = to.endsWith('-02-29') || to.endsWith('-02-28')
        expect(before.to.slice(0, isLeap ? 8 : 10)).toBe(`${year - 1}${to.slice(4, isLeap ? 8 : 10)}`)
      }),
    )
  })

  it('ends before the period begins, whatever it is said to be a part of', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(undefined, ...ENSEMBLES), (one, ensemble) => {
        const before = periodBefore(one, ensemble)
        expect(before.from <= before.to).toBe(true)
        expect(daysBetween(before.to, one.from)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('open minutes', () => {
  const ecole = [
    { jour: 1, debut: '08:00', fin: '12:00' },
    { jour: 1, debut: '14:00', fin: '18:00' },
    { jour: 2, debut: '08:00', fin: '12:00' },
  ]
  const own = [{ jour: 1, debut: '10:00', fin: '16:00' }]
  const days = openDays({ from: '2026-11-02', to: '2026-11-15' }, [{ debut: '2026-11-10', fin: '2026-11-10' }])

  it('are those of the school and the instructor together, closures and leave left out', () => {
    // Two Mondays and, with the closure, one Tuesday.
    expect(openMinutes(days, { ecole, own: [] }, [])).toBe(2 * 480 + 240)
    expect(openMinutes(days, { ecole, own }, [])).toBe(2 * 240)
    expect(openMinutes(days, { ecole, own }, [{ debut: '2026-11-09', fin: '2026-11-30' }])).toBe(240)
    expect(openMinutes(days, { ecole: [], own }, [])).toBe(2 * 360)
    expect(openMinutes(days, { ecole: [], own: [] }, [])).toBeNull()
  })
})

describe('schools to look at', () => {
  const school = { id: 1, nom: 'Ecole', isPending: false, signedUp: '2026-01-01', approved: '2026-01-02' }
  const on = { today: '2026-11-21', soon: 30 }
  const reasons = (packageEnd: string | null, lastSignIn: string | null) =>
    watched([{ ...school, packageEnd, lastSignIn }], on).map(({ raison, jours }) => [raison, jours])

  it('say why, and for how many days', () => {
    expect(reasons('2027-06-01', '2026-11-20')).toEqual([])
    expect(reasons('2026-12-21', '2026-11-20')).toEqual([['package_ends', 30]])
    expect(reasons('2026-12-22', '2026-11-07')).toEqual([['idle', 14]])
    expect(reasons('2026-11-20', null)).toEqual([
      ['package_ended', 1],
      ['never_signed_in', null],
    ])
    const pending = { ...school, isPending: true, packageEnd: null, lastSignIn: null }
    expect(watched([pending], on)).toMatchObject([{ raison: 'pending', jour: '2026-01-01' }])
  })

  it('come by the gravity of the reason', () => {
    const idle = { ...school, id: 2, packageEnd: '2027-06-01', lastSignIn: '2026-01-01' }
    const ended = { ...school, id: 3, packageEnd: '2026-10-01', lastSignIn: '2026-11-20' }
    expect(watched([idle, ended], on).map(({ idAutoEcole }) => idAutoEcole)).toEqual([3, 2])
  })
})
