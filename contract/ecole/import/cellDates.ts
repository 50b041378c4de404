import { addDays, yearOf } from '../../clock/days'
import { isDay } from '../../fields'
import { fold, latinDigits } from '../../fold'

/** Beginnings of the month names, in the languages of imported lists. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'جانفي', 'يناير'],
  ['fev', 'feb', 'فيفري', 'فبراير'],
  ['mar', 'mrz', 'مارس'],
  ['avr', 'apr', 'abr', 'افريل', 'ابريل'],
  ['mai', 'may', 'ماي', 'مايو'],
  ['juin', 'jun', 'جوان', 'يونيو'],
  ['juil', 'jul', 'جويليه', 'يوليو'],
  ['aou', 'aug', 'ago', 'اوت', 'اغسطس'],
  ['sep', 'set', 'سبتمبر'],
  ['oct', 'okt', 'out', 'اكتوبر'],
  ['nov', 'نوفمبر'],
  ['dec', 'dez', 'ديسمبر'],
]

/** Days from 30 December 1899, the origin of spreadsheet dates (valid from March 1900), to 1 January 1970. */
const SERIAL_OF_1970 = 25_569
const FIRST_SERIAL = 10_000
const LAST_SERIAL = 73_050

function dayOfSerial(serial: number): string | null {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null
  return addDays('1970-01-01', serial - SERIAL_OF_1970)
}

/** The full year of a two-digit year: the latest that is not in the future. */
function fullYear(text: string, today: string): number {
  const year = Number(text)
  if (text.length !== 2) return year
  return 2000 + year <= yearOf(today) ? 2000 + year : 1900 + year
}

function dayOf(year: number, month: number, date: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(text) ? text : null
}

/**
 * A time of day. Its parts are separated by one blank at most: `readDay` leaves no more, and allowing more would make
 * the expression backtrack.
 */
const TIME = /[T\s]\s?\d{1,2}[:h]\d{2}(:\d{2}([.,]\d+)?)?\s?(am|pm|z|[+-]\d{2}:?\d{2})?$/i
const YEAR_FIRST = /^(\d{4})([\s/.\-_])(\d{1,2})\2(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})\s?[\s/.,\-_\\]\s?(\d{1,2})\s?[\s/.,\-_\\]\s?(\d{4}|\d{2})$/
const SERIAL = /^(\d{5})([.,]\d+)?$/
const COMPACT_YEAR_FIRST = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const COMPACT_DAY_FIRST = /^(\d{2})(\d{2})((?:19|20)\d{2})$/

const monthOf = (word: string) => MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1

/** '31 décembre 1999', 'ven. 31-déc-99', '1er janvier 2000', 'December 31, 1999'. */
function readWords(text: string, today: string): string | null {
  const words = fold(text)
    .replace(/(\d)(er|st|nd|rd|th)\b/, '$1')
    .split(' ')
  // 'mardi' begins like 'mars', so the month is the word next to the number; a weekday comes before it.
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const months = words.filter((word) => !/^\d+$/.test(word) && !/^(de|do|den|the|of|le)$/.test(word))
  const month = monthOf(months.at(-1) ?? '')
  const [date, year] = numbers
  if (!month || months.length > 2 || numbers.length !== 2 || !date || !year) return null
  if (date.length > 2 || (year.length !== 2 && year.length !== 4)) return null
  return dayOf(fullYear(year, today), month, Number(date))
}

/**
 * The day named by a cell, as `YYYY-MM-DD`, or `null`. The day always comes before the month, and an impossible date
 * is never shifted to a possible one.
 */
export function readDay(cell: string, today: string): string | null {
  const text = latinDigits(cell).trim().replace(/\s+/g, ' ').replace(TIME, '').trim()
  const serial = SERIAL.exec(text)
  if (serial) return dayOfSerial(Number(serial[1]))
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst) return dayOf(fullYear(dayFirst[3] ?? '', today), Number(dayFirst[2]), Number(dayFirst[1]))
  // Eight digits are unambiguous: no month is 19 or 20.
  const compactYear = COMPACT_YEAR_FIRST.exec(text)
  const compact = compactYear && dayOf(Number(compactYear[1]), Number(compactYear[2]), Number(compactYear[3]))
  if (compact) return compact
  const compactDay = COMPACT_DAY_FIRST.exec(text)
  if (compactDay) return dayOf(Number(compactDay[3]), Number(compactDay[2]), Number(compactDay[1]))
  return readWords(text, today)
}
