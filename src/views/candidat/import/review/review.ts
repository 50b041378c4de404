import {
  IMPORT_FIELDS,
  type ImportChoice,
  type ImportField,
  type ImportRowReport,
  updateTarget,
} from '@contract/ecole/import/candidatImport'
import type { ImportLine } from '../draft'
import { Likeness } from './rows/likeness'
import type { ReviewRow } from './rows/reviewRow'

export const REVIEW_FILTERS = ['all', 'faults', 'duplicates', 'ready'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/** Fields that every candidate has: their columns are always shown, so that they can be filled in. */
const ALWAYS: readonly ImportField[] = ['nom', 'prenom', 'cin', 'dateNaissance']

/** The possible choices for a row that resembles an existing person. */
export function choicesOf({ report }: ReviewRow): ImportChoice[] {
  if (!report || report.duplicates.length === 0) return ['add']
  const choices: ImportChoice[] = ['skip']
  if (updateTarget(report.duplicates) !== null) choices.push('update')
  if (report.duplicates.every(({ canAdd }) => canAdd)) choices.push('add')
  return choices
}

function faultsOf(report: ImportRowReport, choice: ImportChoice): ImportRowReport['errors'] {
  if (choice === 'skip') return {}
  if (choice === 'update' && report.updateErrors) return report.updateErrors
  // An earlier row of the file is no record yet: whether its data are complete is unknown.
  const faults = Object.entries(report.errors).filter(
    ([, code]) => choice !== 'update' || (code !== 'required' && code !== 'cin_or_passeport'),
  )
  return Object.fromEntries(faults)
}

/** A phone number alone is only a warning: families share one. */
export const isPhoneAlone = ({ report }: Pick<ReviewRow, 'report'>): boolean =>
  report !== null &&
  report.duplicates.length > 0 &&
  report.duplicates.every(({ by }) => by.every((reason) => reason === 'telephone'))

function reviewed(line: ImportLine, report: ImportRowReport | null, chosen: ImportChoice | undefined): ReviewRow {
  const base: ReviewRow = {
    ...line,
    report,
    choice: 'add',
    faults: {},
    state: 'unchecked',
    sameAs: null,
    isBeyond: false,
  }
  if (!report) return base
  const allowed = choicesOf(base)
  const usual = isPhoneAlone(base) ? 'add' : (allowed[0] ?? 'skip')
  const choice = chosen && allowed.includes(chosen) ? chosen : usual
  const faults = faultsOf(report, choice)
  if (choice === 'skip') return { ...base, choice, state: 'skip' }
  return { ...base, choice, faults, state: Object.keys(faults).length > 0 ? 'fault' : 'ready' }
}

export function reviewRows(
  lines: ImportLine[],
  reports: ReadonlyMap<number, ImportRowReport>,
  choices: Record<number, ImportChoice>,
): ReviewRow[] {
  const rows: ReviewRow[] = []
  const likeness = new Likeness(rows)
  for (const [index, line] of lines.entries()) {
    const report = reports.get(line.line)
    const row = reviewed(line, report ? likeness.among(report, index) : null, choices[line.line])
    const earlier = row.report?.duplicates[0]?.row ?? null
    rows.push(earlier === null ? row : { ...row, sameAs: lines[earlier]?.line ?? null })
  }
  return rows
}

/** Whether a row adds a candidate, or would if there were a place for them. */
export const wouldAdd = ({ state, choice, isBeyond }: ReviewRow): boolean =>
  isBeyond || (state === 'ready' && choice === 'add')

/** Skips the candidates beyond the places that the school's package has left: the first ones are imported. */
export function withinPlaces(rows: ReviewRow[], places: number): ReviewRow[] {
  let left = places
  return rows.map((row) => {
    if (!wouldAdd(row)) return row
    left -= 1
    return left < 0 ? { ...row, choice: 'skip', state: 'skip', isBeyond: true } : row
  })
}

export const isDuplicate = ({ report }: ReviewRow): boolean => report !== null && report.duplicates.length > 0

const MATCHES: Record<ReviewFilter, (row: ReviewRow) => boolean> = {
  all: () => true,
  faults: ({ state }) => state === 'fault',
  duplicates: isDuplicate,
  ready: ({ state }) => state === 'ready',
}

export const matchesFilter = (row: ReviewRow, filter: ReviewFilter): boolean => MATCHES[filter](row)

export function countRows(rows: ReviewRow[]): Record<ReviewFilter, number> {
  const counts = { all: 0, faults: 0, duplicates: 0, ready: 0 }
  for (const row of rows) {
    for (const filter of REVIEW_FILTERS) if (matchesFilter(row, filter)) counts[filter] += 1
  }
  return counts
}

/** The visible columns: those of the list, those every candidate needs, and those with a fault or a value. */
export function shownFields(mapped: ReadonlySet<ImportField>, rows: ReviewRow[], hasPermi: boolean): ImportField[] {
  const shown = new Set<ImportField>([...mapped, ...ALWAYS])
  if (!hasPermi) shown.add('permi')
  for (const { faults, cells } of rows) {
    // A column may fill two fields: a second phone number goes to the note.
    for (const field of IMPORT_FIELDS) if (faults[field] || cells[field]) shown.add(field)
  }
  return IMPORT_FIELDS.filter((field) => shown.has(field))
}

/** The rows to which a bulk choice applies. */
export const linesTaking = (rows: ReviewRow[], choice: ImportChoice): number[] =>
  rows.filter((row) => isDuplicate(row) && choicesOf(row).includes(choice)).map(({ line }) => line)

/** Columns that must not be empty; the faults of the others can be resolved by clearing the cells. */
const NEEDED: readonly ImportField[] = ['nom', 'prenom', 'cin', 'passeport', 'dateNaissance', 'permi']

export interface ColumnFaults {
  field: ImportField
  lines: number[]
  canClear: boolean
}

/**
 * A licence that is unknown or not taught by the school, as written in the file (empty when missing), with its lines.
 */
export interface UnknownPermi {
  text: string
  lines: number[]
}

const TO_ANSWER: ReadonlySet<string | undefined> = new Set(['unknown', 'not_taught', 'required'])

/** Each such licence once, the most frequent first: one answer applies to all its lines. */
export function unknownPermis(rows: ReviewRow[]): UnknownPermi[] {
  const byText = new Map<string, UnknownPermi>()
  for (const { line, cells, faults } of rows) {
    if (!TO_ANSWER.has(faults.permi)) continue
    const text = cells.permi?.trim() ?? ''
    const known = byText.get(text.toLowerCase())
    if (known) known.lines.push(line)
    else byText.set(text.toLowerCase(), { text, lines: [line] })
  }
  return [...byText.values()].sort((one, other) => other.lines.length - one.lines.length)
}

/** The number of faulty cells per column. */
export function faultsByColumn(rows: ReviewRow[]): ColumnFaults[] {
  return IMPORT_FIELDS.flatMap((field) => {
    const lines = rows.filter(({ faults }) => faults[field]).map(({ line }) => line)
    return lines.length > 0 ? [{ field, lines, canClear: !NEEDED.includes(field) }] : []
  })
}
