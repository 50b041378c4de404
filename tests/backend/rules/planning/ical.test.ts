import { escapeText, fold, type IcalEvent, icalOf } from '@backend/rules/planning/ical'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

const event = (values: Partial<IcalEvent> = {}): IcalEvent => ({
  id: 7,
  version: 3,
  start: '2026-11-23T08:00:00.000Z',
  end: '2026-11-23T09:00:00.000Z',
  updatedAt: '2026-11-20T10:11:12.345Z',
  status: 'PLANNED',
  summary: 'Heure de circulation',
  description: '',
  lieu: null,
  ...values,
})
const octets = (line: string) => new TextEncoder().encode(line).length
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text))
const first = (text: string) => new ICAL.Event(parsed(text).getFirstSubcomponent('vevent') ?? undefined)

describe('icalOf', () => {
  it('writes a calendar by the standard', () => {
    expect(icalOf('Planning', [event({ lieu: 'Gare, quai 2' })]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Voie Libre//Planning//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Planning',
      'X-WR-CALNAME:Planning',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:evenement-7@voie-libre',
      'SEQUENCE:3',
      'DTSTAMP:20261120T101112Z',
      'LAST-MODIFIED:20261120T101112Z',
      'DTSTART:20261123T080000Z',
      'DTEND:20261123T090000Z',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'SUMMARY:Heure de circulation',
      'LOCATION:Gare\\, quai 2',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Heure de circulation',
      'TRIGGER:-PT2H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('adds an alarm to planned events only', () => {
    for (const status of ['SUCCESS', 'FAILED', 'NO_SHOW', 'CANCELLED'] as const) {
      const text = icalOf('Planning', [event({ status })])
      expect(text).not.toContain('VALARM')
      expect(text).toContain(`STATUS:${status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED'}`)
    }
  })

  it('writes a valid calendar without events', () => {
    expect(parsed(icalOf('Planning', [])).name).toBe('vcalendar')
  })
})

describe('text in a calendar', () => {
  it('escapes special characters of a text', () => {
    expect(escapeText('a;b,c\\d\r\ne')).toBe('a\\;b\\,c\\\\d\\ne')
  })

  it('returns unchanged from a parser', () => {
    const typed = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      // Control characters and lone surrogates, which no field accepts.
      .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ''))
    fc.assert(
      fc.property(typed, typed, (summary, lieu) => {
        const text = icalOf('Planning', [event({ summary, lieu: lieu || null })])
        for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        expect(first(text).summary).toBe(summary)
        expect(first(text).location ?? '').toBe(lieu)
      }),
      { numRuns: 300 },
    )
  })

  it('is folded between characters, never inside one', () => {
    const line = `SUMMARY:${'é'.repeat(80)}${'🚗'.repeat(30)}`
    const lines = fold(line).split('\r\n')
    expect(lines.length).toBeGreaterThan(3)
    for (const part of lines) {
      expect(octets(part)).toBeLessThanOrEqual(75)
      expect(part).not.toContain('\ufffd')
    }
    expect(lines.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line)
  })
})
