import { readDay, readWholeDay, writeDay } from '@core/form/date/dayText'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const LANGUAGES = ['fr', 'en', 'de', 'pt'] as const
const DAY_MS = 86_400_000
const FIRST = Date.parse('1900-01-01')
const LAST = Date.parse('2199-12-31')
const day = fc
  .integer({ min: 0, max: (LAST - FIRST) / DAY_MS })
  .map((days) => new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10))
const language = fc.constantFrom(...LANGUAGES)
const now = '2026-11-21'

describe('readDay and writeDay', () => {
  it('read back every written day in every language', () => {
    fc.assert(
      fc.property(day, language, (iso, lang) => {
        expect(readDay(writeDay(iso, lang), lang, { now })).toBe(iso)
        expect(readWholeDay(writeDay(iso, lang))).toBe(iso)
        expect(readDay(iso, lang, { now })).toBe(iso)
      }),
      { numRuns: 5000 },
    )
  })

  it('read the day formats that pages show', () => {
    const styles = [
      { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ] satisfies Intl.DateTimeFormatOptions[]
    const locales = { fr: 'fr', en: 'en-GB', de: 'de', pt: 'pt-PT' }
    fc.assert(
      fc.property(day, language, fc.constantFrom(...styles), (iso, lang, style) => {
        // European Portuguese writes short months as numbers.
        const locale = lang === 'pt' ? 'pt-BR' : locales[lang]
        const words = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(iso))
        expect(readDay(words, lang, { now }), words).toBe(iso)
      }),
      { numRuns: 2000 },
    )
  })

  it('write a day as the language does', () => {
    expect(LANGUAGES.map((lang) => writeDay('2026-11-03', lang))).toEqual([
      '03/11/2026',
      '03/11/2026',
      '03.11.2026',
      '03/11/2026',
    ])
    expect(writeDay('', 'fr')).toBe('')
    expect(writeDay('0020-11-03', 'fr')).toBe('0020-11-03')
  })

  it.each([
    ['23/11/26', 'fr', '2026-11-23'],
    ['3/1/26', 'fr', '2026-01-03'],
    ['23112026', 'fr', '2026-11-23'],
    ['231126', 'fr', '2026-11-23'],
    ['23.11.2026', 'fr', '2026-11-23'],
    ['23-11-2026', 'fr', '2026-11-23'],
    ['23 11 2026', 'fr', '2026-11-23'],
    [' 23/11/2026 ', 'fr', '2026-11-23'],
    ['23 nov', 'fr', '2026-11-23'],
    ['23 NOV. 2027', 'fr', '2027-11-23'],
    ['1er fév', 'fr', '2026-02-01'],
    ['1 aout 26', 'fr', '2026-08-01'],
    ['lun. 23 nov. 2026', 'fr', '2026-11-23'],
    ['mar. 3 mars 2026', 'fr', '2026-03-03'],
    ['23/11', 'fr', '2026-11-23'],
    ['12/5/85', 'fr', '1985-05-12'],
    ['2nd December 2026', 'en', '2026-12-02'],
    ['5. Mär 2026', 'de', '2026-03-05'],
    ['23 de novembro de 2026', 'pt', '2026-11-23'],
    ['1º de março', 'pt', '2026-03-01'],
    ['2026-11-23', 'de', '2026-11-23'],
  ])('read the day %j in %s', (text, lang, iso) => {
    expect(readDay(text, lang, { now })).toBe(iso)
  })

  it.each([
    ...[
      '',
      'demain',
      '23',
      '31/02/2026',
      '32/01/2026',
      '29/02/2025',
      '23/13/2026',
      '23/11/0026',
      '23/11/202',
      '23 jui',
    ],
    ...['1/2/3/4', '23/11/2026 10:00', '23 nov 2026 x', '2026-11', '20261123', '11/23/2026', '<23/11/2026>', '23 de'],
  ])('refuse the day %j', (text) => {
    expect(readDay(text, 'fr', { now })).toBeNull()
  })

  it('choose the year by the limits when it is missing', () => {
    expect(readDay('5 jan', 'fr', { now, min: now })).toBe('2027-01-05')
    expect(readDay('24/12', 'fr', { now, max: now })).toBe('2025-12-24')
    expect(readDay('12/05/30', 'fr', { now })).toBe('2030-05-12')
    expect(readDay('12/05/30', 'fr', { now, max: now })).toBe('1930-05-12')
    expect(readDay('12/05/60', 'fr', { now, min: now })).toBe('2060-05-12')
    // A written year is kept; the field shows whether it is out of limits.
    expect(readDay('12/05/2030', 'fr', { now, max: now })).toBe('2030-05-12')
  })

  it('return no day while it is being typed', () => {
    const typed = (text: string) => Array.from(text, (_, end) => readWholeDay(text.slice(0, end + 1))).filter(Boolean)
    expect(typed('23/11/2026')).toEqual(['2026-11-23'])
    expect(typed('1.1.1985')).toEqual(['1985-01-01'])
    expect(typed('23112026')).toEqual(['2026-11-23'])
    expect(typed('2026-11-23')).toEqual(['2026-11-23'])
    expect(typed('23/11/26')).toEqual([])
    expect(typed('23 nov')).toEqual([])
  })
})
