import { ageOn } from '@contract/clock/days'
import {
  cin,
  day,
  email,
  isDay,
  millimes,
  normalisePhone,
  optionalDay,
  optionalEmail,
  optionalTelephone,
  optionalText,
  photo,
  requiredText,
  telephone,
} from '@contract/fields'
import { fold, latinDigits, wordsOf } from '@contract/fold'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('isDay and day', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-13-01', false],
    ['2026-01-00', false],
    ['1899-12-31', false],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
    ['0026-01-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
    [' 2026-01-01', false],
    ['٢٠٢٦-٠١-٠١', false],
    ['', false],
  ])('judge %j as valid: %s', (text, real) => {
    expect(isDay(text)).toBe(real)
    expect(day.safeParse(text).success).toBe(real)
  })

  it('accept an empty optional day', () => {
    for (const none of ['', null, undefined]) expect(optionalDay.parse(none)).toBeNull()
    expect(optionalDay.parse('2026-11-21')).toBe('2026-11-21')
    expect(optionalDay.safeParse('hier').success).toBe(false)
  })
})

describe('ageOn', () => {
  it.each([
    ['2000-05-17', '2026-05-16', 25],
    ['2000-05-17', '2026-05-17', 26],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('returns for birth %s and day %s the age %i', (birth, on, age) => {
    expect(ageOn(birth, on)).toBe(age)
  })
})

describe('phone numbers', () => {
  it.each([
    ['98123456', '+21698123456'],
    ['98 123 456', '+21698123456'],
    ['98.12.34.56', '+21698123456'],
    ['(98) 123-456', '+21698123456'],
    ['21698123456', '+21698123456'],
    ['+216 98 123 456', '+21698123456'],
    ['00216 98 123 456', '+21698123456'],
    ['0612345678', '+33612345678'],
    ['06 12 34 56 78', '+33612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['+4915112345678', '+4915112345678'],
  ])('normalises %j to %j', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored)
    expect(telephone.parse(typed)).toBe(stored)
    expect(telephone.parse(stored)).toBe(stored)
  })

  it.each([
    '',
    '12',
    '1234567',
    '98 123 45x',
    '+0123456789',
    '+123',
    '++21698123456',
    '98123456 / 22333444',
    'téléphone',
  ])('refuses the phone number %j', (typed) => {
    expect(telephone.safeParse(typed).success).toBe(false)
  })

  it('accepts an empty optional phone number, and spaces that nobody sees', () => {
    for (const none of ['', '  ', null, undefined]) expect(optionalTelephone.parse(none)).toBeNull()
    expect(optionalTelephone.parse('98123456')).toBe('+21698123456')
  })
})

describe('text fields', () => {
  it('are trimmed, and empty ones become null', () => {
    expect(optionalText(5).parse(' a b ')).toBe('a b')
    for (const none of ['', '   ', null, undefined, '\u0000']) expect(optionalText(5).parse(none)).toBeNull()
    expect(optionalText(5).safeParse('abcdef').success).toBe(false)
    expect(optionalText(5).parse('abcde   ')).toBe('abcde')
    expect(requiredText(5).safeParse('  ').success).toBe(false)
  })

  it('lose invisible characters and keep lines, accents and letters of any script', () => {
    expect(optionalText(50).parse('a\u0000b\u001bc\u202ed\ud800e')).toBe('abcde')
    expect(optionalText(50).parse('un\r\ndeux\rtrois\tquatre')).toBe('un\ndeux\ntrois\tquatre')
    for (const kept of ['Élodie', 'بن صالح', '李小龙', '👩‍👩‍👧', 'l’été «ici»'])
      expect(optionalText(50).parse(kept)).toBe(kept)
  })

  it('are unchanged when parsed a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const once = optionalText(100).parse(typed)
        return optionalText(100).parse(once) === once
      }),
    )
  })
})

describe('identity numbers, e-mail addresses, pictures and amounts', () => {
  it.each([
    [cin, '1234 5678', '12345678'],
    [cin, '00000000', '00000000'],
    [cin, '1234567', null],
    [cin, '12345678a', null],
    [email, ' Ali@Exemple.TN ', 'ali@exemple.tn'],
    [email, 'ali', null],
    [email, 'a b@c.tn', null],
    [optionalEmail, '', ''],
    [optionalEmail, '  ', ''],
    [photo, 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    [photo, 'data:text/html;base64,AAAA', null],
    [photo, 'javascript:alert(1)', null],
    [millimes, 0, 0],
    [millimes, -1, null],
    [millimes, Number.NaN, null],
    [millimes, 1.5, null],
  ])('are parsed or refused (case %#): %j', (schema, typed, stored) => {
    const result = schema.safeParse(typed)
    expect(result.success ? (result.data ?? '') : null).toBe(stored)
  })
})

describe('fold and latinDigits', () => {
  it.each([
    ['Élodie', 'elodie'],
    ['  Ben-Salah,  Inès ', 'ben salah ines'],
    ['ŒUVRE', 'oeuvre'],
    ['Straße', 'strasse'],
    ['Maâloul', 'maaloul'],
    ['الزُّواغِي', 'الزواغي'],
    ['فاطمة', 'فاطمه'],
    ['ليلى', 'ليلي'],
    ['أحمد', 'احمد'],
    ['إيمان', 'ايمان'],
    ['آدم', 'ادم'],
    ['مـحـمـد', 'محمد'],
    ['٠٩١٢', '0912'],
    ['۰۹۱۲', '0912'],
    ['ﬁn', 'fin'],
    ['Ⅷ', 'viii'],
    ['O’Neil', 'o neil'],
    ['😀', ''],
    ['%_"*', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('folds a folded text to itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })

  it('names each word of a search once', () => {
    expect(wordsOf('Ben Ali BEN')).toEqual(['ben', 'ali'])
    expect(wordsOf('ﷺ '.repeat(100))).toHaveLength(4)
  })

  it('converts digits of any script to Latin ones', () => {
    expect(latinDigits('٩٨ ١٢٣ ٤٥٦ / ۹۸')).toBe('98 123 456 / 98')
  })
})
