import { dateFormat } from './locale'

const DAY_STYLES = {
  /** `lun. 23 nov. 2026` */
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** `23/11/2026` */
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** `lundi 23 novembre 2026` */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `lundi 23 novembre` */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `23 nov.` */
  dayMonth: { day: 'numeric', month: 'short' },
  /** `lun.` */
  weekdayShort: { weekday: 'short' },
  /** `23` */
  number: { day: 'numeric' },
  /** `nov. 2026` */
  month: { month: 'short', year: 'numeric' },
  /** `nov. 26` */
  monthShort: { month: 'short', year: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const DAY_MS = 86_400_000

/** The current calendar day, `YYYY-MM-DD`, on the device or in a time zone. */
export const today = (timeZone?: string, now = new Date()): string =>
  // The Swedish date format is ISO's.
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/** Whole days from one calendar day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Whether a text is a calendar day with a complete year: `0020-01-01` appears while 2026 is being typed. */
export function isWholeDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export type DayStyle = keyof typeof DAY_STYLES

/**
 * A calendar day `YYYY-MM-DD` in words; parsed as UTC so that no time zone shifts it. For a moment use `formatDayOf`.
 */
export function formatDay(day: string, language: string, style: DayStyle = 'medium'): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return tidy(dateFormat(language, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(date), language, style)
}

/** The calendar day of a moment (ISO 8601 with its zone) in a time zone. */
export function formatDayOf(iso: string, language: string, style: DayStyle = 'medium', timeZone?: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return tidy(dateFormat(language, { ...DAY_STYLES[style], timeZone }).format(date), language, style)
}

/** A moment (ISO 8601 with its zone) as day and time: `lun. 23 nov. 2026, 14:30`. */
export function formatMoment(iso: string, language: string, timeZone?: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const comma = language === 'ar' ? '،' : ','
  return `${formatDayOf(iso, language, 'medium', timeZone)}${comma} ${formatTime(iso, language, timeZone)}`
}

/** The time of a moment: `14:30`. */
export function formatTime(iso: string, language: string, timeZone?: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(date)
}

/** The comma of « Montag, 23. November » and the « de » of « 23 de novembro » belong to a date that is written out. */
const isWrittenOut = (language: string, style: DayStyle) =>
  (language === 'de' || language === 'pt') && (style === 'long' || style === 'weekday')

/**
 * One format for all languages: no comma after the weekday, no "de" between the parts. Arabic marks would turn the
 * parts of `23/11/2026` around, which are typed from left to right.
 */
const tidy = (text: string, language: string, style: DayStyle) =>
  isWrittenOut(language, style)
    ? text
    : withFirst(text.replace(/[,،\u200e\u200f]/g, '').replace(/\bde\b /g, ''), language)

/** French writes the first day of a month « 1er »; `Intl` writes « 1 ». A date in figures stays as it is. */
export const withFirst = (text: string, language: string) =>
  language === 'fr' ? text.replace(/(?<![\d\p{L}])1(?=\s\p{L})/u, '1er') : text
