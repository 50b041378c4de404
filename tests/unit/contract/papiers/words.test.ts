import { printedNumber } from '@contract/papiers/printedNumber'
import {
  apart,
  arabicHours,
  arabicMoney,
  arabicMoneyWords,
  frenchHours,
  frenchMoney,
  frenchMoneyWords,
  printedDay,
  printedPhone,
} from '@contract/papiers/words'
import { describe, expect, it } from 'vitest'

/** Without the marks that keep figures and their units on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money on papers', () => {
  it.each([
    [0, 'TN', '0,000 DT'],
    [999_999, 'TN', '999,999 DT'],
    [1_250_000, 'TN', '1 250,000 DT'],
    [12_345_678_900, 'TN', '12 345 678,900 DT'],
    [1_250_500, 'FR', '1 250,50 €'],
    [50, 'FR', '0,05 €'],
  ] as const)('of %i millimes in %s is %s', (millimes, pays, text) => {
    expect(plain(frenchMoney(millimes, pays))).toBe(text)
  })

  it('is in words in the money of the country', () => {
    expect(frenchMoneyWords(835_000, 'TN')).toBe('huit cent trente-cinq dinars')
    expect(frenchMoneyWords(835_000, 'FR')).toBe('huit cent trente-cinq euros')
    expect(arabicMoneyWords(835_000)).toBe('ثمانمائة وخمسة وثلاثون دينارا')
  })

  it('stands apart in an Arabic sentence, so that its signs keep their side', () => {
    expect(apart('B')).toBe('\u2068B\u2069')
    expect(plain(arabicMoney(1_250_000))).toBe('\u20681 250,000\u2069 د.ت')
  })
})

describe('days, telephones and numbers on papers', () => {
  it('are printed as people write them', () => {
    expect(printedDay('2026-11-21')).toBe('21/11/2026')
    expect(printedNumber('CT', 2026, 41)).toBe('CT-2026-00041')
    expect(printedNumber('FA', 2026, 123_456)).toBe('FA-2026-123456')
  })

  it.each([
    ['+21671234567', '+216 71 234 567'],
    ['+33612345678', '06 12 34 56 78'],
    ['+4915112345678', '+4915112345678'],
    // Too long or too short for the country: left as it is.
    ['+216712345678', '+216712345678'],
    ['+3361234567', '+3361234567'],
  ])('%s is read as %s', (stored, printed) => {
    expect(plain(printedPhone(stored))).toBe(printed)
  })
})

describe('hours on papers', () => {
  it.each([
    [20 * 60, '20 h', '\u206820\u2069 ساعة'],
    [90, '1 h 30', '\u20681\u2069 ساعة و\u206830\u2069 دقيقة'],
    [125, '2 h 05', '\u20682\u2069 ساعة و\u20685\u2069 دقيقة'],
    // Three to ten are counted in the plural.
    [3 * 60, '3 h', '\u20683\u2069 ساعات'],
    [10 * 60, '10 h', '\u206810\u2069 ساعات'],
    [11 * 60, '11 h', '\u206811\u2069 ساعة'],
  ])('of %i minutes are %s', (minutes, french, arabic) => {
    expect(plain(frenchHours(minutes))).toBe(french)
    expect(arabicHours(minutes)).toBe(arabic)
  })
})
