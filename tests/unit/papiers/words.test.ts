import { arabicAmount, arabicNumber } from '@contract/papiers/arabicWords'
import { arabicHours, frenchHours, frenchMoney, printedDay, printedPhone } from '@contract/papiers/words'
import { describe, expect, it } from 'vitest'

describe('amounts in Arabic words', () => {
  it.each([
    [0, 'صفر'],
    [11, 'أحد عشر'],
    [21, 'واحد وعشرون'],
    [835, 'ثمانمائة وخمسة وثلاثون'],
    [1_000, 'ألف'],
    [2_000, 'ألفان'],
    [3_250, 'ثلاثة آلاف ومائتان وخمسون'],
    [11_000, 'أحد عشر ألفا'],
    [100_000, 'مائة ألف'],
    [200_000, 'مائتا ألف'],
    [1_000_000, 'مليون'],
  ])('counts %i', (value, words) => {
    expect(arabicNumber(value)).toBe(words)
  })

  it.each([
    [1_000, 'دينار واحد'],
    [2_000, 'ديناران'],
    [5_000, 'خمسة دنانير'],
    [20_000, 'عشرون دينارا'],
    [100_000, 'مائة دينار'],
    [200_000, 'مائتا دينار'],
    [2_000_000, 'ألفا دينار'],
    [835_000, 'ثمانمائة وخمسة وثلاثون دينارا'],
    [835_500, 'ثمانمائة وخمسة وثلاثون دينارا وخمسمائة مليم'],
    [500, 'خمسمائة مليم'],
    [0, 'صفر دينار'],
  ])('names %i millimes', (millimes, words) => {
    expect(arabicAmount(millimes, 'TND')).toBe(words)
  })
})

describe('figures on papers', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  it('follows the country', () => {
    expect(plain(frenchMoney(1_250_000, 'TN'))).toBe('1 250,000 DT')
    expect(plain(frenchMoney(1_250_500, 'FR'))).toBe('1 250,50 €')
    expect(printedDay('2026-11-21')).toBe('21/11/2026')
    expect(plain(printedPhone('+21671234567'))).toBe('+216 71 234 567')
    expect(plain(printedPhone('+33612345678'))).toBe('06 12 34 56 78')
  })

  it('counts hours in both languages', () => {
    expect(plain(frenchHours(90))).toBe('1 h 30')
    expect(plain(frenchHours(1200))).toBe('20 h')
    expect(arabicHours(300)).toBe('\u20685\u2069 ساعات')
    expect(arabicHours(1200)).toBe('\u206820\u2069 ساعة')
  })
})
