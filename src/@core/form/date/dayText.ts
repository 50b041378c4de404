import { formatDay, isWholeDay, today } from '@core/format/date'
import { dateFormat } from '@core/format/locale'

interface ReadOptions {
  /** First and last accepted day, `YYYY-MM-DD`: they decide which year an incomplete date means. */
  min?: string | undefined
  max?: string | undefined
  /** The reference day for completing years. */
  now?: string
}

/** Two digits mean a year in the past, or at most this many years ahead. */
const YEARS_AHEAD = 20
/** Words skipped in a date: the ordinal of a first of the month, and « de » as in « 23 de novembro ». */
const FILLERS = new Set(['er', 'st', 'nd', 'rd', 'th', 'o', 'de'])

/** Formats a day in a language: `23/11/2026`, `23.11.2026`. Other texts are returned unchanged. */
export const writeDay = (day: string, language: string): string =>
  isWholeDay(day) ? formatDay(day, language, 'short') : day

/** Parses a completely written day; null for any other text, such as one still being typed. */
export function readWholeDay(text: string): string | null {
  const trimmed = text.trim()
  if (isWholeDay(trimmed)) return trimmed
  const match = /^(\d{1,2})[/., -](\d{1,2})[/., -](\d{4})$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed)
  const [, day, month, year] = match ?? []
  return day && month && year ? dayOf(year, month, day) : null
}

/**
 * Parses a day as people write it: `23/11/2026`, `23.11.26`, `23112026`, `23/11`, `23 nov`, `lun. 23 nov. 2026`,
 * `2026-11-23`.
 * A missing year is the one between `min` and `max`, otherwise the nearest.
 */
export function readDay(text: string, language: string, options: ReadOptions = {}): string | null {
  const parts = partsOf(text, language)
  if (!parts) return null
  const [day, month, year] = inOrder(parts)
  const number = month && monthOf(month, language)
  if (!day || !number || !/^\d{1,2}$/.test(day)) return null
  const days = yearsFor(year, options).flatMap((one) => dayOf(one, number, day) ?? [])
  const { min = '', max = '9' } = options
  return days.find((one) => one >= min && one <= max) ?? days[0] ?? null
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isWholeDay(text) ? text : null
}

/** Removes accents, capitals and other variants. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The numbers and words of a text that contains nothing else; the name of the weekday is ignored. */
function partsOf(text: string, language: string): string[] | null {
  const all = plain(text)
  if (/[^\d\p{L}\s.,/'’-]/u.test(all)) return null
  const parts = (all.match(/\d+|\p{L}+/gu) ?? []).filter((part) => !FILLERS.has(part))
  while (parts.length > 1 && isWeekday(parts[0] ?? '', language)) parts.shift()
  return parts.length > 3 ? null : parts
}

/** Reorders the parts to day, month and year. */
function inOrder(parts: readonly string[]): readonly (string | undefined)[] {
  const [first = '', second, third] = parts
  if (parts.length === 1) return /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(first)?.slice(1) ?? []
  return first.length === 4 ? [third, second, first] : parts
}

const names = (language: string, options: Intl.DateTimeFormatOptions, days: readonly number[]) =>
  days.map((day) => plain(dateFormat(language, { ...options, timeZone: 'UTC' }).format(day)))

const DAY_MS = 86_400_000
const WEEK = Array.from({ length: 7 }, (_, day) => day * DAY_MS)
const YEAR = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1))

const isWeekday = (word: string, language: string) =>
  /^\p{L}{2,}$/u.test(word) &&
  names(language, { weekday: 'long' }, WEEK).some((name) => name.split('-').some((part) => part.startsWith(word)))

/** The number of a month, from a number or from an unambiguous beginning of its name. */
function monthOf(text: string, language: string): string | null {
  if (/^\d{1,2}$/.test(text)) return text
  if (!/^\p{L}{3,}$/u.test(text)) return null
  const found = names(language, { month: 'long' }, YEAR).flatMap((name, month) =>
    name.startsWith(text) ? [month] : [],
  )
  const [month] = found
  return month !== undefined && found.length === 1 ? String(month + 1) : null
}

/** The possible years, the likeliest first. */
function yearsFor(text: string | undefined, { now = today() }: ReadOptions): string[] {
  const thisYear = Number(now.slice(0, 4))
  if (text === undefined) return [thisYear, thisYear + 1, thisYear - 1].map(String)
  if (/^\d{4}$/.test(text)) return [text]
  if (!/^\d\d$/.test(text)) return []
  const year = Math.floor(thisYear / 100) * 100 + Number(text)
  const likely = year > thisYear + YEARS_AHEAD ? year - 100 : year
  return [likely, likely - 100, likely + 100].map(String)
}
