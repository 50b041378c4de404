import { closablePeriods, closedKey, daysOf, hashedCloture, netOf } from '@backend/rules/caisse/periods'
import { describe, expect, it } from 'vitest'

const DAYS = ['2025-12-30', '2026-10-31', '2026-11-02', '2026-11-20', '2026-11-21']
const state = { today: '2026-11-21', days: DAYS, firstOpen: null, closed: new Set<string>() }
const namesOf = (own: Partial<Parameters<typeof closablePeriods>[0]> = {}) =>
  closablePeriods({ ...state, ...own }).map(closedKey)

describe('the periods that can be closed', () => {
  it('are the days that are over, then the months and years that are', () => {
    expect(namesOf()).toEqual([
      'JOUR 2025-12-30',
      'JOUR 2026-10-31',
      'JOUR 2026-11-02',
      'JOUR 2026-11-20',
      'MOIS 2025-12',
      'MOIS 2026-10',
      'ANNEE 2025',
    ])
  })

  it('end before the day of a session that is still open', () => {
    expect(namesOf({ firstOpen: '2026-11-02' })).toEqual([
      'JOUR 2025-12-30',
      'JOUR 2026-10-31',
      'MOIS 2025-12',
      'MOIS 2026-10',
      'ANNEE 2025',
    ])
    expect(namesOf({ firstOpen: '2026-10-31' })).toEqual(['JOUR 2025-12-30', 'MOIS 2025-12', 'ANNEE 2025'])
    expect(namesOf({ firstOpen: '2025-12-30' })).toEqual([])
  })

  it('are not fewer for a session of today', () => {
    expect(namesOf({ firstOpen: '2026-11-21' })).toEqual(namesOf())
  })

  it('are not those that are closed', () => {
    expect(namesOf({ closed: new Set(['JOUR 2026-10-31', 'MOIS 2025-12', 'ANNEE 2025']) })).toEqual([
      'JOUR 2025-12-30',
      'JOUR 2026-11-02',
      'JOUR 2026-11-20',
      'MOIS 2026-10',
    ])
  })

  it('are none without money', () => expect(namesOf({ days: [] })).toEqual([]))
})

describe('a period', () => {
  it.each([
    ['JOUR', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['MOIS', '2028-02', '2028-02-01', '2028-02-29'],
    ['ANNEE', '2026', '2026-01-01', '2026-12-31'],
  ] as const)('%s %s goes from %s to %s', (kind, periode, from, to) => {
    expect(daysOf({ kind, periode })).toEqual({ from, to })
  })

  it('nets what was taken less what was given back, and no expense', () => {
    const line = (kind: 'PAYMENT' | 'INCOME' | 'REFUND' | 'EXPENSE', incoming: number, outgoing: number) => ({
      kind,
      method: 'CASH' as const,
      nombre: 1,
      incoming,
      outgoing,
    })
    expect(
      netOf([line('PAYMENT', 900, 0), line('INCOME', 50, 0), line('REFUND', 0, 200), line('EXPENSE', 0, 70)]),
    ).toBe(750)
    expect(netOf([])).toBe(0)
  })

  it('is covered by its hash with everything that it says', () => {
    const row = {
      kind: 'JOUR' as const,
      periode: '2026-11-20',
      totaux: '[]',
      nombre: 3,
      total: 900,
      totalPerpetuel: 12_000,
      premierNumero: 'RC-1',
      dernierNumero: 'RC-3',
      createdAt: '2026-11-21T08:00:00.000Z',
    }
    expect(JSON.parse(hashedCloture(row))).toEqual(Object.values(row))
  })
})
