import type { PaperCurrency } from './frenchWords'

const ONES = [
  ...['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  ...['أحد عشر', 'اثنا عشر', 'ثلاثة عشر', 'أربعة عشر', 'خمسة عشر', 'ستة عشر', 'سبعة عشر', 'ثمانية عشر', 'تسعة عشر'],
]
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const HUNDREDS = ['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة']

/** The forms of a counted noun: alone, two, three to ten, eleven to ninety-nine, and after whole hundreds. */
interface Noun {
  one: string
  two: string
  few: string
  many: string
  hundreds: string
}

const THOUSAND: Noun = { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفا', hundreds: 'ألف' }
const MILLION: Noun = { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونا', hundreds: 'مليون' }
const NOUNS: Record<PaperCurrency, { whole: Noun; part: Noun; partsOf: (millimes: number) => number }> = {
  TND: {
    whole: { one: 'دينار', two: 'ديناران', few: 'دنانير', many: 'دينارا', hundreds: 'دينار' },
    part: { one: 'مليم', two: 'مليمان', few: 'مليمات', many: 'مليما', hundreds: 'مليم' },
    partsOf: (millimes) => millimes,
  },
  EUR: {
    whole: { one: 'أورو', two: 'أورو', few: 'أورو', many: 'أورو', hundreds: 'أورو' },
    part: { one: 'سنتيم', two: 'سنتيمان', few: 'سنتيمات', many: 'سنتيما', hundreds: 'سنتيم' },
    partsOf: (millimes) => Math.round(millimes / 10),
  },
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' و')

function underHundred(value: number): string {
  if (value < 20) return ONES[value] ?? ''
  return joined([ONES[value % 10] ?? '', TENS[Math.floor(value / 10)] ?? ''])
}

const underThousand = (value: number) => joined([HUNDREDS[Math.floor(value / 100)] ?? '', underHundred(value % 100)])

/** The form of a noun behind a number. */
function formOf(value: number, noun: Noun): string {
  const rest = value % 100
  if (rest >= 3 && rest <= 10) return noun.few
  return rest >= 11 ? noun.many : noun.hundreds
}

/** Thousands or millions: « ألف », « ألفان », « ثلاثة آلاف ». */
function group(value: number, noun: Noun): string {
  if (value === 0) return ''
  if (value === 1) return noun.one
  return value === 2 ? noun.two : `${construct(underThousand(value))} ${formOf(value, noun)}`
}

/** « مائتان » loses its last letter before the noun that it counts. */
const construct = (words: string) => (words.endsWith('مائتان') ? words.slice(0, -1) : words)

/** A whole number below a thousand millions in Arabic words, as it counts masculine nouns. */
export function arabicNumber(value: number): string {
  if (value === 0) return 'صفر'
  return joined([
    group(Math.floor(value / 1_000_000), MILLION),
    group(Math.floor(value / 1000) % 1000, THOUSAND),
    underThousand(value % 1000),
  ])
}

function counted(value: number, noun: Noun): string {
  if (value === 1) return `${noun.one} واحد`
  if (value === 2) return noun.two
  // « ألفان » and « مليونان » lose their last letter before the noun as well.
  const words = arabicNumber(value)
  const isDual = value % 100 === 0 && words.endsWith('ان')
  return `${isDual ? words.slice(0, -1) : words} ${formOf(value, noun)}`
}

/** An amount in Arabic words: « ثمانمائة وخمسة وثلاثون دينارا وخمسمائة مليم ». */
export function arabicAmount(millimes: number, currency: PaperCurrency): string {
  const { whole, part, partsOf } = NOUNS[currency]
  const wholes = Math.floor(millimes / 1000)
  const parts = partsOf(millimes % 1000)
  if (parts === 0) return wholes === 0 ? `صفر ${whole.hundreds}` : counted(wholes, whole)
  return wholes === 0 ? counted(parts, part) : joined([counted(wholes, whole), counted(parts, part)])
}
