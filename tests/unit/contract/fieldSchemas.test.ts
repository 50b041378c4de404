import {
  cin,
  email,
  millimes,
  moment,
  normalisePhone,
  optionalEmail,
  optionalId,
  optionalText,
  photo,
  requiredText,
  telephone,
} from '@contract/fields'
import { fold } from '@contract/fold'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'

const faultsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('the schema of a moment', () => {
  it.each([
    ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T10:00:00.5+01:00', '2026-11-21T09:00:00.500Z'],
    ['2026-11-21T23:30:00-01:00', '2026-11-22T00:30:00.000Z'],
    ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
    ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
    ['2199-12-31T23:59:59.999+01:00', '2199-12-31T22:59:59.999Z'],
  ])('stores %s as %s', (typed, stored) => {
    expect(moment.parse(typed)).toBe(stored)
    expect(moment.parse(stored)).toBe(stored)
  })

  it.each([
    ['that the calendar has not', '2026-02-30T09:00:00Z'],
    ['before 1900', '1899-12-31T23:59:59.999Z'],
    ['before 1900 in UTC', '1900-01-01T00:30:00+01:00'],
    ['after 2199', '2200-01-01T00:00:00Z'],
    ['after 2199 in UTC', '2199-12-31T23:00:00-01:00'],
    ['without its offset', '2026-11-21T09:00:00'],
    ['that is a day', '2026-11-21'],
    ['that is a word after a day', '2026-11-21Thier'],
    ['that is empty', ''],
  ])('refuses a day %s', (_name, typed) => {
    expect(new Set(faultsOf(moment, typed))).toEqual(new Set(['date']))
  })
})

describe('the schema of a reference', () => {
  it.each([
    [7, 7],
    [0, 0],
    [null, null],
    [undefined, null],
  ])('reads %s as %s', (typed, id) => {
    expect(optionalId.parse(typed)).toBe(id)
  })

  it.each([1.5, '7', Number.NaN])('refuses %s', (typed) => {
    expect(optionalId.safeParse(typed).success).toBe(false)
  })
})

describe('the fault of a field', () => {
  it.each([
    ['telephone', telephone, '12', ['telephone']],
    ['telephone with more digits than any', telephone, '+1234567890123456', ['telephone']],
    ['cin', cin, '1234567', ['cin']],
    ['cin with a digit too many', cin, '123456789', ['cin']],
    ['email', email, 'ali', ['email']],
    ['photo', photo, 'data:text/html;base64,AAAA', ['photo']],
    ['photo with something before it', photo, ' data:image/png;base64,AAAA', ['photo']],
    ['photo with something after it', photo, 'data:image/png;base64,AAAA"', ['photo']],
    ['photo without a picture', photo, 'data:image/png;base64,', ['photo']],
    ['photo that is too big', photo, `data:image/png;base64,${'A'.repeat(280_000)}`, ['photo']],
  ] as const)('names the kind of %s', (_name, schema, typed, faults) => {
    expect(faultsOf(schema, typed)).toEqual(faults)
  })
})

describe('normalisePhone', () => {
  it.each([
    ['22 001 234', '+21622001234'],
    ['216981234567', '216981234567'],
    ['9821698123456', '9821698123456'],
    ['06123456789', '06123456789'],
    ['106123456789', '106123456789'],
    ['0012345678', '+12345678'],
    ['0012', '+12'],
  ])('writes %s as %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored)
  })
})

describe('a picture', () => {
  it('may be of three kinds, or none', () => {
    for (const kind of ['png', 'jpeg', 'webp']) {
      const picture = `data:image/${kind};base64,aZ09+/==`
      expect(photo.parse(picture)).toBe(picture)
    }
    expect(photo.safeParse('data:image/gif;base64,AAAA').success).toBe(false)
    expect(photo.parse(null)).toBeNull()
    expect(photo.parse(undefined)).toBeNull()
  })

  it('may have as many characters as the limit says', () => {
    const head = 'data:image/png;base64,'
    expect(photo.safeParse(head + 'A'.repeat(280_000 - head.length)).success).toBe(true)
    expect(photo.safeParse(head + 'A'.repeat(280_001 - head.length)).success).toBe(false)
  })
})

describe('the length of a field', () => {
  it.each([
    ['a text', optionalText(3), 'abc', 'abcd'],
    ['a required text', requiredText(3), 'abc', 'abcd'],
    ['a required text at its least', requiredText(3), 'a', ''],
    ['a phone number', telephone, `98123456${' '.repeat(22)}`, `98${' '.repeat(23)}123456`],
    ['an identity card', cin, `12345678${' '.repeat(22)}`, `12345678${' '.repeat(23)}`],
    ['the largest amount', millimes, 1_000_000_000, 1_000_000_001],
    ['the least amount', millimes, 0, -1],
  ] as const)('goes up to its limit for %s, and not beyond', (_name, schema, good, bad) => {
    expect(schema.safeParse(good).success).toBe(true)
    expect(schema.safeParse(bad).success).toBe(false)
  })

  it('leaves the blanks around a required text out', () => {
    expect(requiredText(3).safeParse('abcd').success).toBe(false)
    expect(requiredText(3).safeParse('').success).toBe(false)
    expect(requiredText(3).parse(' abc ')).toBe('abc')
  })

  it('goes up to 254 characters for a mail address', () => {
    const address = (length: number) => `a@${`${'b'.repeat(49)}.`.repeat(5)}${'c'.repeat(length - 252)}`
    expect(address(254)).toHaveLength(254)
    expect(email.safeParse(address(254)).success).toBe(true)
    expect(email.safeParse(address(255)).success).toBe(false)
  })
})

describe('the schema of a mail address that may be left out', () => {
  it.each([
    ['', null],
    [null, null],
    [undefined, null],
    [' A@b.TN ', 'a@b.tn'],
  ])('reads %s as %s', (typed, stored) => {
    expect(optionalEmail.parse(typed)).toBe(stored)
  })

  it('refuses what is no address', () => {
    expect(optionalEmail.safeParse('ali').success).toBe(false)
  })
})

describe('fold', () => {
  it.each([
    ['Ætna', 'aetna'],
    ['æ œ ß', 'ae oe ss'],
    ['cœur à œuvre', 'coeur a oeuvre'],
    ['ة ة ى ى', 'ه ه ي ي'],
    ['a---b', 'a b'],
  ])('reads %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})
