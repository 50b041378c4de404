// @vitest-environment node
import { sentenceOf } from '@backend/messages'
import { formatDay, formatMoment } from '@core/format/date'
import { formatDuration } from '@core/format/duration'
import { beside, inRow } from '@core/format/inRow'
import { isolated, leftToRight } from '@core/format/isolate'
import { formatAmount, formatPercent } from '@core/format/number'
import { initI18n } from '@core/i18n/initI18n'
import { describe, expect, it } from 'vitest'
import { readTexts } from './words/texts'

/**
 * Words that stay in Latin letters in Arabic: names of products and formats, keys, and anything that is typed as it is.
 */
const LATIN = new Set(
  [
    ['Voie', 'Libre', 'Excel', 'CSV', 'xlsx', 'xls', 'PDF', 'PNG', 'JPEG', 'WebP', 'JSON', 'ics', 'iCal', 'csv'],
    ['Alt', 'Ctrl', 'Tab', 'Shift', 'Z', 'K', 'B', 'F', 'I', 'QR', 'HTTPS', 'localhost'],
    ['TU', 'AB', 'CD', 'AE', 'NEPH', 'SIRET', 'RdvPermis', 'PayPal', 'Google', 'Apple', 'Outlook'],
    ['Chart', 'js', 'Recharts', 'ApexCharts', 'Apex', 'Leaflet', 'Formik', 'react', 'hook', 'form', 'Lucide'],
    ['WCAG', 'AA', 'axe', 'SQLite', 'sqlite'],
  ].flat(),
)
const wordsOf = (text: string) =>
  text.replace(/\{\{[^}]*\}\}|https?:\/\/\S+|\S+@\S+|<[^>]+>/g, '').match(/\p{Script=Latin}+/gu) ?? []

const texts = readTexts().filter(({ id }) => id.startsWith('ar '))

describe('texts in Arabic', () => {
  it('have no word left in another language', () => {
    const left = texts.flatMap(({ id, text }) => {
      const words = wordsOf(text).filter((word) => !LATIN.has(word))
      return words.length > 0 ? [`${id}: ${words.join(' ')}`] : []
    })
    expect(left).toEqual([])
  })

  it('name nothing in Latin letters that is not there any more', () => {
    const written = new Set(texts.flatMap(({ text }) => wordsOf(text)))
    expect([...LATIN].filter((word) => !written.has(word))).toEqual([])
  })
})

const LRI = '\u2066'
const FSI = '\u2068'
const PDI = '\u2069'

it('asks nobody whether they are ready where candidate and school read the same heading', () => {
  const headings = readTexts().filter(({ id }) => id.startsWith('ar candidat:own.ready.title'))
  expect(headings).toHaveLength(3)
  for (const { text } of headings) expect(text).not.toMatch(/أنتم/)
})

describe('isolation', () => {
  it('keeps Latin names of a line in the order of reading, with the comma of the language', () => {
    const parts = ['حصة', 'Sami Ben Ali', null, 'Kia 187 TU 45']
    const [sami, kia] = [`${FSI}Sami Ben Ali${PDI}`, `${FSI}Kia 187 TU 45${PDI}`]
    expect(beside(parts, 'ar')).toBe(`حصة · ${sami} · ${kia}`)
    expect(inRow(parts, 'ar')).toBe(`حصة، ${sami}، ${kia}`)
    expect(inRow(['Amel', false, 'Sami'], 'fr')).toBe('Amel, Sami')
  })

  it('sets apart what would change the order of an Arabic sentence', () => {
    expect(isolated('Sami Ben Ali', 'ar')).toBe(`${FSI}Sami Ben Ali${PDI}`)
    expect(isolated('+216 98 123 456', 'ar')).toBe(`${FSI}+216 98 123 456${PDI}`)
    expect(leftToRight('98 123 456', 'ar')).toBe(`${LRI}98 123 456${PDI}`)
  })

  it('leaves figures and Arabic words as they are', () => {
    for (const text of ['12', '14:30', '1.250,500', 'آمنة الشريف', '3 أيام']) expect(isolated(text, 'ar')).toBe(text)
    // A time span is read from its start, so the first hour is on the right.
    for (const text of ['10:00 – 11:00', '23–29 نوفمبر 2026']) expect(isolated(text, 'ar')).toBe(text)
  })

  it('changes nothing in languages read from left to right', () => {
    for (const language of ['fr', 'en', 'de', 'pt']) {
      expect(isolated('123 TU 4567', language)).toBe('123 TU 4567')
      expect(leftToRight('+33 6 12 34 56 78', language)).toBe('+33 6 12 34 56 78')
    }
  })

  it('is done for every value of a sentence', async () => {
    const load = () =>
      Promise.resolve({
        late: 'تأخر {{nom}}: {{count}} / {{count, number}}',
        day: '{{at, datetime(dateStyle: long; timeZone: UTC)}}',
      })
    Object.assign(globalThis, { document: { documentElement: {} } })
    const i18n = await initI18n({ languages: ['ar'], defaultLanguage: 'ar', load })
    Reflect.deleteProperty(globalThis, 'document')
    expect(i18n.t('late', { nom: 'Sami & Co 2', count: 1250 })).toBe(`تأخر ${FSI}Sami & Co 2${PDI}: 1250 / 1.250`)
    expect(i18n.t('day', { at: new Date('2026-11-23T00:00:00Z') })).toBe('23 نوفمبر 2026')
  })
})

describe('formats in Arabic', () => {
  it('are Tunisia’s, with Western figures', () => {
    expect(formatDay('2026-11-23', 'ar')).toBe('الاثنين 23 نوفمبر 2026')
    expect(formatDay('2027-01-05', 'ar', 'short')).toBe('05/01/2027')
    expect(formatDay('2027-07-01', 'ar', 'dayMonth')).toBe('1 جويلية')
    expect(formatMoment('2026-11-23T13:30:00Z', 'ar', 'UTC')).toBe('الاثنين 23 نوفمبر 2026، 13:30')
    expect(formatDuration(90, 'ar')).toBe('1\u00a0س\u00a030')
    expect(formatDuration(45)).toBe('45\u00a0min')
    expect(formatAmount(1_250_500, 'ar').replace(/[\u200e\u200f]/g, '')).toBe('1.250,500\u00a0د.ت')
    expect(formatPercent(0.74, 'ar').replace(/[\u200e\u200f]/g, '')).toBe('74%')
  })

  it('keep the sign of an amount before it, whatever stands around', () => {
    // The whole is right to left, and the digits with their sign are left to right.
    expect(formatAmount(-1_500, 'ar')).toMatch(/^\u200f\u200e−1,500/)
  })

  it('are those of the backend’s refusals', () => {
    expect(sentenceOf('plafond_especes', 'ar', { plafond: 3_000_000 })).toContain('3.000,000\u00a0د.ت')
  })
})
