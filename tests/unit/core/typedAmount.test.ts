import { echeanceOn } from '@contract/clock/echeance'
import { today } from '@core/format/date'
import { amountText, millimesOf } from '@core/format/typedAmount'
import { describe, expect, it } from 'vitest'

describe('millimesOf', () => {
  it.each([
    ['12', 12_000],
    ['12,5', 12_500],
    ['12.500', 12_500],
    [' 1 250,000 ', 1_250_000],
    ['1\u202f250', 1_250_000],
    ['0,001', 1],
    ['0', 0],
  ])('reads %s as %i millimes', (text, millimes) => expect(millimesOf(text)).toBe(millimes))

  it.each(['douze', '-3', '\u22123', '12,5000', '1,2,3', '1e3', '12 DT'])('refuses the amount %s', (text) =>
    expect(millimesOf(text)).toBeNaN(),
  )

  it('accepts an empty amount', () => expect(millimesOf('  ')).toBeUndefined())

  it.each([1, 999, 12_500, 1_250_000])('reads back %i millimes in every format', (millimes) => {
    for (const language of ['fr', 'en', 'de', 'pt']) {
      expect(millimesOf(amountText(millimes, { language, currency: 'TND' }))).toBe(millimes)
      expect(millimesOf(amountText(millimes, { language, currency: 'EUR' }))).toBe(millimes)
    }
  })
})

describe('echeanceOn', () => {
  it.each([
    ['2026-11-20', 'expired', -1],
    ['2026-11-21', 'soon', 0],
    ['2026-12-21', 'soon', 30],
    ['2026-12-22', 'valid', 31],
  ] as const)('judges a card valid until %s as %s', (expiration, state, days) =>
    expect(echeanceOn(expiration, '2026-11-21')).toEqual({ state, days }),
  )
})

it('today returns the day in the given time zone', () => {
  const late = new Date('2026-06-30T22:30:00Z')
  expect(today('Africa/Tunis', late)).toBe('2026-06-30')
  expect(today('Europe/Paris', late)).toBe('2026-07-01')
})
