import { payFor } from '@backend/rules/ecole/pay'
import { describe, expect, it } from 'vitest'

describe('payFor', () => {
  it.each([
    [0, 25_000, 0],
    [60, 25_000, 25_000],
    [90, 25_000, 37_500],
    [1, 29, 0],
    [1, 30, 1],
    [1, 89, 1],
    [1, 90, 2],
  ])('pays for %i minutes at %i an hour %i', (minutes, tarifHoraire, gain) => {
    expect(payFor(minutes, tarifHoraire)).toBe(gain)
  })
})
