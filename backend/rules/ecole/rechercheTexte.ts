import { addDays, daysBetween, weekday, yearOf } from '@contract/clock/days'
import { isDay } from '@contract/fields'
import { fold, latinDigits, wordsOf } from '@contract/fold'
import { CALENDARS, type Calendar, ETAPES, etapeOf, isExam } from '@contract/planning/evenement'
import { isSmallWord, withoutElision } from '@contract/search'
import { MONTHS, RELATIVE, WEEKDAYS, WORDS, type Word } from './rechercheWords'

/** The kind of records that a word of the text names. */
export type About = 'evenement' | 'recu' | 'facture' | 'cheque'

/** The number of a paper; `from` and `to` limit the numbers that the typed digits may still become. */
export interface PaperNumber {
  serie: string | null
  annee: number | null
  exact: number | null
  from: number
  to: number
}

/** The parts of a search text: a day, a kind of record, a number, and names. */
export interface Said {
  day: string | null
  about: About | null
  /** The kinds of events that were named; null for all of them. */
  calendars: readonly Calendar[] | null
  paper: PaperNumber | null
  /** The digits of a cheque's number, as far as they are typed. */
  cheque: string | null
  /** The other words, folded. */
  names: readonly string[]
}

/** Digits of a printed number, as `printedNumber` writes it. */
const DIGITS = 5
/** Maximum digits of a paper's number: longer numbers are phone numbers and identity cards. */
const MOST_DIGITS = 6

const digits = (value: number, count: number) => String(value).padStart(count, '0')

/**
 * The day of a year, month and day; null for an impossible one such as 31 April, and for years that no record can have:
 * the day after 9999-12-31 cannot be computed.
 */
function dayOf(year: number, month: number, day: number): string | null {
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
  return isDay(text) ? text : null
}

/** The day nearest to today, when no year was typed. */
function nearest(month: number, day: number, today: string): string | null {
  const year = yearOf(today)
  const days = [year, year - 1, year + 1].flatMap((one) => dayOf(one, month, day) ?? [])
  const distance = (one: string) => Math.abs(daysBetween(today, one))
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

const DATE = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day that one token writes: `12/11`, `12.11.2026`, `2026-11-12`. */
function writtenDay(token: string, today: string): string | null {
  const [, year, month, date] = ISO.exec(token) ?? []
  if (year) return dayOf(Number(year), Number(month), Number(date))
  const [, day, of, typedYear] = DATE.exec(token) ?? []
  if (!day) return null
  if (!typedYear) return nearest(Number(of), Number(day), today)
  return dayOf(typedYear.length === 2 ? 2000 + Number(typedYear) : Number(typedYear), Number(of), Number(day))
}

/** The day that a word names: « demain », « lundi » (the next one, today included). */
function namedDay(word: string, today: string): string | null {
  const away = RELATIVE[word]
  if (away !== undefined) return addDays(today, away)
  const jour = WEEKDAYS.findIndex((names) => names.includes(word)) + 1
  return jour === 0 ? null : addDays(today, (jour - weekday(today) + 7) % 7)
}

interface Reading {
  day: string | null
  /** The folded words that are left. */
  words: string[]
}

/** A day, and how many tokens write it. */
interface NamedDay {
  day: string
  length: number
}

/** The digits of a day before the name of its month: « 1er », « 12. », « 2nd ». */
const DAY_OF_MONTH = /^(\d{1,2})(?:\.|er|st|nd|rd|th|º)?$/i

/** A day with its month in letters, and how many tokens write it. */
function speltDay(tokens: readonly string[], at: number, today: string): NamedDay | null {
  const [, date] = DAY_OF_MONTH.exec(tokens[at] ?? '') ?? []
  const month = MONTHS.findIndex((names) => names.includes(fold(tokens[at + 1] ?? ''))) + 1
  if (!date || month === 0) return null
  const year = /^20\d\d$/.test(tokens[at + 2] ?? '') ? Number(tokens[at + 2]) : null
  const day = year === null ? nearest(month, Number(date), today) : dayOf(year, month, Number(date))
  return day === null ? null : { day, length: year === null ? 2 : 3 }
}

/** A day that one or two words name, « demain » or « après demain », and how many tokens they are. */
function namedAt(tokens: readonly string[], at: number, today: string): NamedDay | null {
  for (const length of [2, 1]) {
    const day = namedDay(fold(tokens.slice(at, at + length).join(' ')), today)
    if (day !== null) return { day, length }
  }
  return null
}

/** Takes the first day out of tokens; a weekday beside a date says nothing more. */
function readDay(tokens: readonly string[], today: string): Reading {
  const found: Reading = { day: null, words: [] }
  let weekdayFound: string | null = null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const spelt = found.day === null ? speltDay(tokens, at, today) : null
    const written = found.day === null ? (spelt?.day ?? writtenDay(token, today)) : null
    const named: NamedDay | null = weekdayFound === null ? namedAt(tokens, at, today) : null
    if (written !== null) found.day = written
    else if (named !== null) weekdayFound = named.day
    else found.words.push(...wordsOf(token))
    at += (spelt?.length ?? (written === null ? named?.length : null) ?? 1) - 1
  }
  return { day: found.day ?? weekdayFound, words: [...new Set(found.words)] }
}

function calendarsOf(said: ReadonlySet<Word>): readonly Calendar[] | null {
  const stages = ETAPES.filter((etape) => said.has(etape))
  const isBoth = said.has('lesson') === said.has('exam')
  if (stages.length === 0 && isBoth) return null
  return CALENDARS.filter(
    (calendar) =>
      (stages.length === 0 || stages.some((etape) => etape === etapeOf(calendar))) &&
      (isBoth || isExam(calendar) === said.has('exam')),
  )
}

function aboutOf(said: ReadonlySet<Word>, day: string | null): About | null {
  if (said.has('recu')) return 'recu'
  if (said.has('facture')) return 'facture'
  if (said.has('cheque')) return 'cheque'
  return said.size > 0 || day !== null ? 'evenement' : null
}

/** The range of numbers for typed digits: while a printed number is being typed, all numbers that it may become. */
function spanOf(digits: string, isPrinted: boolean): Pick<PaperNumber, 'exact' | 'from' | 'to'> {
  const exact = digits === '' ? null : Number(digits)
  if (digits.length >= DIGITS || !(isPrinted || digits.startsWith('0')))
    return { exact, from: exact ?? 0, to: exact ?? 0 }
  return { exact, from: Number(digits.padEnd(DIGITS, '0')), to: Number(digits.padEnd(DIGITS, '9')) }
}

/** The number of a paper: `RC-2026-00041` whole or in part, `fa 41`, `41`. */
function paperOf(words: readonly string[]): PaperNumber | null {
  const [, serie, annee, digits = ''] = /^(?:([a-z]{2})(?: |$))?(?:(20\d\d)(?: |$))?(\d*)$/.exec(words.join(' ')) ?? []
  if (!serie && annee && digits === '') return { serie: null, annee: null, ...spanOf(annee, false) }
  if (digits.length > MOST_DIGITS || (digits === '' && !annee)) return null
  return { serie: serie?.toUpperCase() ?? null, annee: annee ? Number(annee) : null, ...spanOf(digits, Boolean(annee)) }
}

/** Minimum digits for a cheque's number: fewer would match too many. */
const CHEQUE_DIGITS = 3

/** The digits of a text that is only a number, grouped in any way. */
function chequeOf(names: readonly string[]): string | null {
  const digits = names.join('')
  return /^\d+$/.test(digits) && digits.length >= CHEQUE_DIGITS ? digits : null
}

const kindsOf = (text: string) => (Object.keys(WORDS) as Word[]).filter((word) => WORDS[word].has(text))

function readTokens(tokens: readonly string[], today: string): Said {
  const { day, words } = readDay(tokens, today)
  const said = new Set(words.flatMap(kindsOf))
  const names = words.filter((text) => kindsOf(text).length === 0)
  return {
    day,
    about: aboutOf(said, day),
    calendars: calendarsOf(said),
    paper: paperOf(names),
    cheque: chequeOf(names),
    names,
  }
}

/**
 * Reads a text of the search on a day of the school. Beside a day or a kind, articles and prepositions are left out:
 * « leçon du 2 décembre ». Without one they may be part of a name: « De Souza ».
 */
export function readSaid(q: string, today: string): Said {
  const tokens = latinDigits(q).trim().split(/\s+/)
  const main = tokens.filter((token) => !isSmallWord(token)).map(withoutElision)
  const said = readTokens(main, today)
  return said.about === null ? readTokens(tokens, today) : said
}
