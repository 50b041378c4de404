import { readOnlyReason } from '@backend/rules/plateforme/autoecole'
import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { describe, expect, it } from 'vitest'

describe('the day of a moment', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', 'TN', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', 'TN', '2026-11-22'],
    ['2026-07-21T22:30:00.000Z', 'TN', '2026-07-21'],
    ['2026-07-21T22:30:00.000Z', 'FR', '2026-07-22'],
    ['2026-01-21T22:30:00.000Z', 'FR', '2026-01-21'],
    ['2026-12-31T23:00:00.000Z', 'TN', '2027-01-01'],
    ['2028-02-29T12:00:00.000Z', 'TN', '2028-02-29'],
  ] as const)('%s in %s is %s', (moment, pays, day) => {
    expect(dayIn(new Date(moment), pays)).toBe(day)
  })
})

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 0, '2026-03-29'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

it.each([
  ['ACTIVE', '2026-12-01', null],
  ['ACTIVE', null, 'NO_PACKAGE'],
  ['PENDING', '2026-12-01', 'PENDING'],
  ['PENDING', null, 'PENDING'],
  ['SUSPENDED', '2026-12-01', 'SUSPENDED'],
] as const)('a school that is %s with a package until %s is held back by %s', (statut, packageFin, reason) => {
  expect(readOnlyReason({ statut, packageFin })).toBe(reason)
})
