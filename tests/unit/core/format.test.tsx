import { formatDay, formatMoment, formatTime } from '@core/format/date'
import { formatDuration, formatDurationLong } from '@core/format/duration'
import { formatAmount, formatBytes, formatCount, formatNumber, formatPercent } from '@core/format/number'
import { formatPhone } from '@core/format/phone'
import { initials, sanitizeFileName } from '@core/format/text'
import { useFormat } from '@core/format/useFormat'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

/** Replaces no-break spaces, to make the expectations readable. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formatDay', () => {
  it.each([
    ['fr', 'lun. 23 nov. 2026'],
    ['en', 'Mon 23 Nov 2026'],
    ['de', 'Mo. 23. Nov. 2026'],
    ['pt', 'seg. 23 nov. 2026'],
  ])('writes a day in %s', (language, text) => {
    expect(plain(formatDay('2026-11-23', language))).toBe(text)
  })

  it('writes a day in short and long form', () => {
    expect(formatDay('2026-11-23', 'fr', 'short')).toBe('23/11/2026')
    expect(formatDay('2026-11-23', 'fr', 'long')).toBe('lundi 23 novembre 2026')
  })

  it.each([
    ['fr', ['lundi 23 novembre 2026', 'lundi 23 novembre', 'nov. 26']],
    ['en', ['Monday 23 November 2026', 'Monday 23 November', 'Nov 26']],
    ['de', ['Montag, 23. November 2026', 'Montag, 23. November', 'Nov. 26']],
    ['pt', ['segunda-feira, 23 de novembro de 2026', 'segunda-feira, 23 de novembro', 'nov. 26']],
    ['ar', ['الاثنين 23 نوفمبر 2026', 'الاثنين 23 نوفمبر', 'نوفمبر 26']],
  ])('writes a day out, and a month in short, as one does in %s', (language, texts) => {
    const written = (['long', 'weekday', 'monthShort'] as const).map((style) =>
      formatDay('2026-11-23', language, style),
    )
    expect(written.map(plain)).toEqual(texts)
  })

  it('writes the first of a month as French does, but never in figures or in another language', () => {
    const styles = ['medium', 'long', 'weekday', 'dayMonth', 'short', 'number', 'month'] as const
    expect(styles.map((style) => plain(formatDay('2026-12-01', 'fr', style)))).toEqual([
      'mar. 1er déc. 2026',
      'mardi 1er décembre 2026',
      'mardi 1er décembre',
      '1er déc.',
      '01/12/2026',
      '1',
      'déc. 2026',
    ])
    expect(plain(formatDay('2026-12-11', 'fr'))).toBe('ven. 11 déc. 2026')
    expect(plain(formatDay('2026-12-01', 'en'))).toBe('Tue 1 Dec 2026')
    expect(plain(formatMoment('2026-12-01T08:00:00Z', 'fr', 'Africa/Tunis'))).toBe('mar. 1er déc. 2026, 09:00')
  })

  it('returns an invalid day unchanged', () => {
    expect(formatDay('demain', 'fr')).toBe('demain')
    expect(formatMoment('demain', 'fr')).toBe('demain')
    expect(formatTime('demain', 'fr')).toBe('demain')
  })
})

it('formatMoment uses the given time zone', () => {
  expect(formatMoment('2026-11-23T23:30:00Z', 'fr', 'Africa/Tunis')).toBe('mar. 24 nov. 2026, 00:30')
  expect(formatTime('2026-11-23T13:05:00Z', 'en', 'Africa/Tunis')).toBe('14:05')
})

describe('formatAmount', () => {
  it.each([
    [1_250_000, 'fr', 'TND', '1 250,000 DT'],
    [-500, 'fr', 'TND', '−0,500 DT'],
    [-500, 'en', 'EUR', '−€0.50'],
    [1_250_000, 'fr', 'EUR', '1 250,00 €'],
    [1_250_000, 'de', 'TND', '1.250,000 DT'],
    [1_250_000, 'en', 'EUR', '€1,250.00'],
  ] as const)('writes %d millimes in %s %s', (millimes, language, currency, text) => {
    expect(plain(formatAmount(millimes, language, currency))).toBe(text)
  })
})

describe('numbers', () => {
  it('above 999 are abbreviated to thousands with one decimal', () => {
    const counted = (language: string) => [0, 999, 1000, 1234, 12_345].map((count) => formatCount(count, language))
    expect(counted('fr')).toEqual(['0', '999', '1,0k', '1,2k', '12,3k'])
    expect(counted('en')).toEqual(['0', '999', '1.0k', '1.2k', '12.3k'])
  })

  it('follow the current language', () => {
    expect(plain(formatNumber(2345, 'fr'))).toBe('2 345')
    expect(plain(formatPercent(0.74, 'fr'))).toBe('74 %')
    expect(plain(formatBytes(1_400_000, 'fr'))).toBe('1,4 Mo')
    expect(plain(formatBytes(0, 'en'))).toBe('0 byte')
  })

  it('have a true minus, in every language', () => {
    for (const language of ['fr', 'en', 'de', 'pt', 'ar']) {
      const below = [
        formatAmount(-40_000, language),
        formatNumber(-2345, language),
        formatPercent(-0.12, language),
        formatCount(-12, language),
        formatCount(-1234, language),
      ]
      for (const text of below) expect(text).toMatch(/^[^-\d]*\u2212[^-]*$/)
    }
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30'],
    [125, '2 h 05'],
  ])('writes a duration of %d minutes', (minutes, text) => {
    expect(plain(formatDuration(minutes))).toBe(text)
  })

  it('writes words in the long form', () => {
    expect(plain(formatDurationLong(90, 'fr'))).toBe('1 heure 30 minutes')
    expect(plain(formatDurationLong(0, 'fr'))).toBe('0 minute')
    expect(plain(formatDurationLong(120, 'de'))).toBe('2 Stunden')
  })
})

describe('formatPhone', () => {
  it.each([
    ['+21698123456', 'TN', '98 123 456'],
    ['+21698123456', 'FR', '+216 98 123 456'],
    ['+33612345678', 'TN', '+33 6 12 34 56 78'],
    ['+33612345678', 'FR', '06 12 34 56 78'],
    ['+4915112345678', 'TN', '+4915112345678'],
  ] as const)('writes the phone number %s as seen from %s', (stored, home, text) => {
    expect(plain(formatPhone(stored, home))).toBe(text)
  })
})

describe('sanitizeFileName', () => {
  it.each([
    ['Candidats 2026/11 (été).CSV', 'Candidats-202611-ete.csv'],
    ['../../etc/passwd', 'etcpasswd'],
    ['Œuvre "finale".pdf', 'oeuvre-finale.pdf'],
    ['***', 'document'],
  ])('cleans the file name %s', (name, clean) => {
    expect(sanitizeFileName(name).toLowerCase()).toBe(clean.toLowerCase())
  })
})

it('initials returns the first letters of a name', () => {
  expect(['Sami Ben Ali', 'olfa', ''].map(initials)).toEqual(['SA', 'O', '?'])
  expect(['👩🏽‍🏫 Zoé', 'E\u0301lodie 🚗'].map(initials)).toEqual(['👩🏽‍🏫Z', 'E\u0301🚗'])
  expect(['Éva Øst', 'أمين بن صالح', 'ا\u064dيمان', '1er Ali', 'ﷺ'].map(initials)).toEqual([
    'ÉØ',
    'أص',
    'ا\u064d',
    '1A',
    'ﷺ',
  ])
})

function Sample() {
  const format = useFormat()
  const parts = [format.day('2026-11-23'), format.number(1500), format.duration(90), format.durationLong(60)]
  const more = [format.moment('2026-11-23T12:00:00Z', 'UTC'), format.time('2026-11-23T12:00:00Z', 'UTC')]
  const rest = [
    format.amount(1000),
    format.percent(1),
    format.bytes(2000),
    format.count(1),
    format.phone('+21698123456'),
  ]
  return <p>{[...parts, ...more, ...rest].join(' | ')}</p>
}

describe('useFormat', () => {
  startInFrench()

  it('formats in the current language', () => {
    renderCore(<Sample />)
    expect(plain(screen.getByText(/nov/).textContent ?? '')).toBe(
      'lun. 23 nov. 2026 | 1 500 | 1 h 30 | 1 heure | lun. 23 nov. 2026, 12:00 | 12:00 | 1,000 DT | 100 % | 2 ko | 1 | 98 123 456',
    )
  })
})
