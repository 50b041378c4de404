import { countTranches, earningInput, statsInput } from '@contract/stats/periode'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

describe('the steps of a chart', () => {
  it.each([
    ['one day', '2026-11-21', '2026-11-21', 'DAY', 1],
    ['the days of a leap year', '2028-01-01', '2028-12-31', 'DAY', 366],
    ['one week', '2026-11-16', '2026-11-22', 'WEEK', 1],
    ['two weeks, cut short at both ends', '2026-11-22', '2026-11-23', 'WEEK', 2],
    ['one month', '2026-11-01', '2026-11-30', 'MONTH', 1],
    ['the months of a winter', '2026-11-30', '2027-02-01', 'MONTH', 4],
  ] as const)('are those of %s', (_, from, to, groupBy, count) => {
    expect(countTranches(from, to, groupBy)).toBe(count)
  })
})

describe.each([
  ['statistics', statsInput],
  ['earnings', earningInput],
])('the period of %s', (_, schema) => {
  const faults = (from: string, to: string, groupBy?: string) => faultsIn(schema, { from, to, groupBy })

  it('ends on its first day or later, and is cut by months unless otherwise asked', () => {
    expect(faults('2026-11-21', '2026-11-21')).toEqual({})
    expect(faults('2026-11-21', '2026-11-20')).toEqual({ to: 'end_before_start' })
    expect(schema.parse({ from: '2026-11-01', to: '2026-11-30' }).groupBy).toBe('MONTH')
  })

  it('has 370 steps at most', () => {
    expect(faults('2026-01-01', '2027-01-05', 'DAY')).toEqual({})
    expect(faults('2026-01-01', '2027-01-06', 'DAY')).toEqual({ groupBy: 'too_big' })
    expect(faults('2026-01-01', '2027-01-06', 'WEEK')).toEqual({})
  })

  it('that is the wrong way round has that fault alone, however long it is', () => {
    expect(faults('2199-12-31', '1950-01-01', 'DAY')).toEqual({ to: 'end_before_start' })
  })
})
