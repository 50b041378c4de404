import { yearOf } from '../../clock/days'
import { readCells } from './candidatCells'
import type { ImportTarget } from './candidatColumns'
import { readDay } from './cellDates'

/** Share of a column's cells that must agree before the content decides its target. */
const MOST = 0.8
/** A date at least this many years ago is a birth date, a later one an enrolment date. */
const YOUNGEST = 14

/** Whether most of the cells agree. Without cells it is false: 0 / 0 is not a number. */
const most = (values: string[], test: (value: string) => boolean) => values.filter(test).length / values.length >= MOST

export const isArabic = (text: string): boolean => /^[\p{Script=Arabic}\s.\-']+$/u.test(text)
const isDate = (today: string) => (value: string) => /\D/.test(value) && readDay(value, today) !== null

function dateTarget(values: string[], today: string): ImportTarget {
  const years = values.map((value) => yearOf(readDay(value, today) ?? '0')).sort((a, b) => a - b)
  const median = years[Math.floor(years.length / 2)] ?? 0
  return median <= yearOf(today) - YOUNGEST ? 'dateNaissance' : 'dateInscription'
}

/** Eight digits are an identity card (which begins with 0 or 1) or a phone (which begins with 2 to 9). */
function numberTarget(values: string[], today: string): ImportTarget | null {
  const cins = values.map((value) => readCells({ cin: value }, today).values.cin ?? '')
  const phones = values.map((value) => readCells({ telephone: value }, today).values.telephone ?? '')
  if (most(cins, (cin) => /^[01]\d{7}$/.test(cin))) return 'cin'
  if (most(phones, (phone) => /^\+[1-9]\d{7,14}$/.test(phone))) return 'telephone'
  return null
}

/** The target that a column's cells suggest when the heading is unclear. */
export function targetOfContent(cells: string[], today: string): ImportTarget | null {
  const values = cells.map((cell) => cell.trim())
  if (most(values, (value) => /^[^\s@]+@[^\s@]+\.\w+$/.test(value))) return 'email'
  if (most(values, isDate(today))) return dateTarget(values, today)
  const numeric = numberTarget(values, today)
  if (numeric) return numeric
  if (most(values, (value) => readCells({ sexe: value }, today).values.sexe !== undefined)) return 'sexe'
  if (most(values, (value) => /^(permis\s*)?(A1|A2|A|B|BE|B\s?\+\s?E|C1?E?|D1?E?|F|H)$/i.test(value))) return 'permi'
  return null
}

const isName = (value: string) => /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u.test(value.trim()) && value.trim().length <= 60

export const holdsNames = (values: string[]): boolean => most(values, isName)
export const holdsFullNames = (values: string[]): boolean => most(values, (value) => /\S\s+\S/.test(value))
