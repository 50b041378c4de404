import { COUPURES, sumOf } from '@contract/caisse/coupures'
import { expect, it } from 'vitest'

it('counted notes and coins add up in the money of the country', () => {
  expect(sumOf({}, 'TN')).toBe(0)
  // The five-dinar note and the five-dinar coin have different keys.
  expect(sumOf({ b50000: 2, b5000: 1, p5000: 3, p5: 4 }, 'TN')).toBe(100_000 + 5_000 + 15_000 + 20)
  expect(sumOf({ b200000: 1, p10: 7 }, 'FR')).toBe(200_070)
})

it('a note that the country does not have is none', () => {
  expect(sumOf({ b50000: 1, b200000: 1 }, 'TN')).toBeNull()
  expect(sumOf({ p5: 1 }, 'FR')).toBeNull()
})

it.each(['TN', 'FR'] as const)('the notes and coins of %s are listed from the largest on', (pays) => {
  for (const kind of ['billet', 'piece']) {
    const values = COUPURES[pays].filter((one) => one.kind === kind).map(({ valeur }) => valeur)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
  }
})
