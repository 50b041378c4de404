import { fold } from '../../fold'
import { fieldsOf, type ImportTarget, targetOfHeading } from './candidatColumns'
import type { ImportField } from './candidatImport'
import { closingRows } from './closingRow'
import { holdsFullNames, holdsNames, isArabic, targetOfContent } from './columnContent'
import { guessNameOrder, type NameOrder } from './nameSplit'
import { isBlankRow, isSummaryRow } from './summaryRow'

export interface ListRow {
  line: number
  cells: string[]
}

/** Number of rows searched for headings: a title, an address or blank lines may come first. */
const HEADING_ROWS = 40
const SAMPLES = 100

/** Cell contents that no heading has: dates, numbers, addresses. */
const isData = (cell: string) => /\d{5,}|\d[/.-]\d|@/.test(cell.replace(/\s/g, ''))

function headingScore({ cells }: ListRow): number {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.some(isData)) return 0
  const targets = new Set(filled.map(targetOfHeading))
  targets.delete(null)
  return targets.size >= 2 || targets.size / filled.length >= 0.5 ? targets.size : 0
}

/** Index of the heading row; `null` when the list starts without one. */
export function findHeading(rows: ListRow[]): number | null {
  let best: { index: number; score: number } | null = null
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const score = headingScore(row)
    if (score > (best?.score ?? 0)) best = { index, score }
  }
  return best?.index ?? null
}

/** The rows below the headings, without the headings that a printed list repeats on each page. */
function belowHeading(rows: ListRow[], heading: number | null): ListRow[] {
  if (heading === null) return rows
  const key = ({ cells }: ListRow) => cells.map(fold).join('|')
  const repeated = rows[heading] ? key(rows[heading]) : ''
  return rows.slice(heading + 1).filter((row) => key(row) !== repeated)
}

/** The rows below the headings: candidates, apart from sums and closing texts. Empty lines are in neither. */
function parted(rows: ListRow[], heading: number | null): { people: ListRow[]; aside: ListRow[] } {
  const filled = belowHeading(rows, heading).filter(({ cells }) => !isBlankRow(cells))
  const closing = closingRows(filled)
  const isAside = (row: ListRow) => closing.has(row) || isSummaryRow(row.cells)
  return { people: filled.filter((row) => !isAside(row)), aside: filled.filter(isAside) }
}

/** The rows of candidates: without sums, closing texts and empty lines. */
export const dataRows = (rows: ListRow[], heading: number | null): ListRow[] => parted(rows, heading).people

/** The line numbers of the sums and closing texts, which are left out. */
export const asideLines = (rows: ListRow[], heading: number | null): number[] =>
  parted(rows, heading).aside.map(({ line }) => line)

export interface ListColumn {
  index: number
  heading: string
  /** Some of the column's non-empty cells. */
  samples: string[]
}

/** The columns with a heading or a non-empty cell. */
export function columnsOf(rows: ListRow[], heading: number | null): ListColumn[] {
  const data = dataRows(rows, heading)
  const headings = rows[heading ?? -1]?.cells ?? []
  const width = data.reduce((max, { cells }) => Math.max(max, cells.length), headings.length)
  const columns = Array.from({ length: width }, (_, index) => {
    const samples: string[] = []
    for (const { cells } of data) {
      const cell = cells[index]?.trim()
      if (cell) samples.push(cell)
      if (samples.length >= SAMPLES) break
    }
    return { index, heading: headings[index]?.trim() ?? '', samples }
  })
  return columns.filter((column) => column.heading !== '' || column.samples.length > 0)
}

/** The target of each column, by its index; a column without a target is not imported. */
export interface Mapping {
  targets: Record<number, ImportTarget | null>
  order: NameOrder
}

const IN_ARABIC: Partial<Record<ImportTarget, ImportTarget>> = {
  nom: 'nomAr',
  prenom: 'prenomAr',
  nomComplet: 'nomCompletAr',
}

/** Collects guesses; the first column that claims a field keeps it. */
class Guesses {
  readonly targets: Record<number, ImportTarget | null> = {}
  readonly #taken = new Set<ImportField>()

  give(column: ListColumn, target: ImportTarget): void {
    if (this.targets[column.index] || fieldsOf(target).some((field) => this.#taken.has(field))) return
    for (const field of fieldsOf(target)) this.#taken.add(field)
    this.targets[column.index] = target
  }
}

/** The targets of the headings, corrected by the cells: a whole name under 'Nom', Arabic beside a Latin twin. */
function headingTargets(columns: ListColumn[]): Map<ListColumn, ImportTarget> {
  const found = new Map<ListColumn, ImportTarget>()
  for (const column of columns) {
    const target = targetOfHeading(column.heading)
    if (target) found.set(column, target)
  }
  const targets = [...found.values()]
  for (const [column, target] of found) {
    const alone = target === 'nom' ? !targets.includes('prenom') : target === 'prenom' && !targets.includes('nom')
    if (alone && !targets.includes('nomComplet') && holdsFullNames(column.samples)) found.set(column, 'nomComplet')
  }
  const latin = [...found].filter(([{ samples }, target]) => IN_ARABIC[target] && !samples.every(isArabic))
  for (const [column, target] of found) {
    const arabic = IN_ARABIC[target]
    if (arabic && latin.length > 0 && column.samples.length > 0 && column.samples.every(isArabic))
      found.set(column, arabic)
  }
  return found
}

/** Name columns in a list without headings, which nothing has named yet: two of them, or one with whole names. */
function giveNames(guesses: Guesses, columns: ListColumn[]): void {
  const names = columns.filter((column) => !guesses.targets[column.index] && holdsNames(column.samples))
  const [first, second] = names
  if (first && holdsFullNames(first.samples)) {
    guesses.give(first, 'nomComplet')
  } else if (first && second) {
    guesses.give(first, 'nom')
    guesses.give(second, 'prenom')
  }
}

/** Guesses the content of each column from its heading, or from its cells where the heading is unclear. */
export function guessMapping(columns: ListColumn[], today: string): Mapping {
  const guesses = new Guesses()
  const named = headingTargets(columns)
  for (const [column, target] of named) guesses.give(column, target)
  for (const column of columns) {
    // The cells never overrule a heading that was understood.
    if (targetOfHeading(column.heading) || !isVague(column.heading)) continue
    const target = targetOfContent(column.samples, today)
    if (target) guesses.give(column, target)
  }
  if (columns.every(({ heading }) => heading === '')) giveNames(guesses, columns)
  const full = columns.find(({ index }) => guesses.targets[index] === 'nomComplet')
  return { targets: guesses.targets, order: full ? guessNameOrder(full.heading, full.samples) : 'nomPrenom' }
}

/** Whether a heading is missing or too vague, so that the cells decide. */
const isVague = (heading: string) =>
  /^(colonne|column|champ|field)? ?[a-z]?\d*$|^(date|numero|num|no|n|contact|coordonnees|identifiant|id)$/.test(
    fold(heading),
  )

/** Gives a column another target; a column that had one of its fields loses its own. */
export function withTarget(mapping: Mapping, index: number, target: ImportTarget | null): Mapping {
  const fields = target ? fieldsOf(target) : []
  const targets: Mapping['targets'] = {}
  for (const [key, other] of Object.entries(mapping.targets)) {
    targets[Number(key)] = other && fieldsOf(other).some((field) => fields.includes(field)) ? null : other
  }
  targets[index] = target
  return { ...mapping, targets }
}

/** The fields that a mapping fills, in the order of the contract. */
export function mappedFields(mapping: Mapping): Set<ImportField> {
  return new Set(Object.values(mapping.targets).flatMap((target) => (target ? fieldsOf(target) : [])))
}
