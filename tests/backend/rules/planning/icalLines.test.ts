import { escapeText, fold, type IcalEvent, icalOf } from '@backend/rules/planning/ical'
import { describe, expect, it } from 'vitest'

const event = (values: Partial<IcalEvent> = {}): IcalEvent => ({
  id: 7,
  version: 3,
  start: '2026-11-23T08:00:00.000Z',
  end: '2026-11-23T09:00:00.000Z',
  updatedAt: '2026-11-20T10:11:12.345Z',
  status: 'PLANNED',
  summary: 'Code, parc',
  description: '',
  lieu: null,
  ...values,
})
const linesOf = (values: Partial<IcalEvent>, nom = 'Planning') => icalOf(nom, [event(values)]).split('\r\n')

describe('a line of a calendar', () => {
  it.each([
    ['leaves 75 octets whole', 'a'.repeat(75), ['a'.repeat(75)]],
    ['cuts the 76th off', 'a'.repeat(76), ['a'.repeat(75), ' a']],
    [
      'counts the blank at the beginning of what follows',
      'a'.repeat(150),
      ['a'.repeat(75), ` ${'a'.repeat(74)}`, ' a'],
    ],
    ['counts octets and not characters', `${'é'.repeat(37)}ab`, [`${'é'.repeat(37)}a`, ' b']],
    ['never cuts a character in two', `${'a'.repeat(74)}é`, ['a'.repeat(74), ' é']],
    ['leaves nothing as nothing', '', ['']],
  ])('%s', (_name, line, lines) => {
    expect(fold(line).split('\r\n')).toEqual(lines)
  })

  it.each([
    ['a\nb', 'a\\nb'],
    ['a\rb', 'a\\nb'],
    ['a\r\n\r\nb', 'a\\n\\nb'],
    ['a\\;,b', 'a\\\\\\;\\,b'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped)
  })
})

describe('an event of a calendar', () => {
  it('has its description and its place where it has them', () => {
    expect(linesOf({ description: 'a;b', lieu: '' })).toContain('DESCRIPTION:a\\;b')
    expect(linesOf({ lieu: '' }).filter((line) => line.startsWith('LOCATION'))).toEqual([])
    expect(linesOf({ status: 'SUCCESS' }).filter((line) => line.startsWith('DESCRIPTION'))).toEqual([])
    expect(linesOf({ lieu: 'Gare' })).toContain('LOCATION:Gare')
  })

  it('escapes its title, in the reminder too, and the name of the calendar', () => {
    const lines = linesOf({}, 'Amel; Ben')
    expect(lines).toEqual(expect.arrayContaining(['SUMMARY:Code\\, parc', 'DESCRIPTION:Code\\, parc']))
    expect(lines).toEqual(expect.arrayContaining(['NAME:Amel\\; Ben', 'X-WR-CALNAME:Amel\\; Ben']))
  })

  it('writes moments without their fractions', () => {
    expect(linesOf({ start: '2026-11-23T08:00:00Z' })).toContain('DTSTART:20261123T080000Z')
  })

  it('takes no time once it is cancelled', () => {
    expect(linesOf({ status: 'CANCELLED' })).toEqual(expect.arrayContaining(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED']))
    for (const status of ['PLANNED', 'SUCCESS', 'FAILED', 'NO_SHOW'] as const)
      expect(linesOf({ status })).toEqual(expect.arrayContaining(['TRANSP:OPAQUE', 'STATUS:CONFIRMED']))
  })
})
