import type { ImportTarget } from '@contract/ecole/import/candidatColumns'
import type { ImportCells, ImportChoice, ImportField } from '@contract/ecole/import/candidatImport'
import {
  columnsOf,
  dataRows,
  findHeading,
  guessMapping,
  type Mapping,
  withTarget,
} from '@contract/ecole/import/candidatMapping'
import { cellsOfRow } from '@contract/ecole/import/candidatRows'
import type { NameOrder } from '@contract/ecole/import/nameSplit'
import { today } from '@core/format/date'
import type { Spreadsheet } from '@core/spreadsheet/types'

export type ImportStep = 'columns' | 'rows' | 'running' | 'report'

/** An import as far as it has come: kept on the device, so that a reload loses nothing. */
export interface ImportDraft {
  step: ImportStep
  file: File
  spreadsheet: Spreadsheet
  /** Index of the row that names the columns; `null` where there is none. */
  heading: number | null
  mapping: Mapping
  /** The licence category of rows that name none. */
  idPermi: number | null
  /** What was corrected by hand, by the line of the file. */
  edits: Record<number, ImportCells>
  /** What to do with rows that resemble somebody, by the line of the file. */
  choices: Record<number, ImportChoice>
  idJob: number | null
}

export interface ImportLine {
  line: number
  cells: ImportCells
}

export type ImportAction =
  | { type: 'opened'; file: File; spreadsheet: Spreadsheet }
  | { type: 'restored'; draft: ImportDraft }
  | { type: 'left' }
  | { type: 'step'; step: ImportStep }
  | { type: 'heading'; heading: number | null }
  | { type: 'target'; column: number; target: ImportTarget | null }
  | { type: 'order'; order: NameOrder }
  | { type: 'permi'; idPermi: number | null }
  | { type: 'edit'; line: number; field: ImportField; text: string }
  | { type: 'fill'; lines: number[]; field: ImportField; text: string }
  | { type: 'choose'; lines: number[]; choice: ImportChoice }
  | { type: 'started'; idJob: number }

/** What the columns show when they are looked at for the first time, or below another row of headings. */
function guessed(draft: ImportDraft, heading: number | null): ImportDraft {
  const columns = columnsOf(draft.spreadsheet.rows, heading)
  return { ...draft, heading, mapping: guessMapping(columns, today()), edits: {}, choices: {} }
}

function openedDraft(file: File, spreadsheet: Spreadsheet, before: ImportDraft | null): ImportDraft {
  const empty: Mapping = { targets: {}, order: 'nomPrenom' }
  const base = { edits: {}, choices: {}, mapping: empty, heading: null, idJob: null }
  const draft: ImportDraft = { ...base, step: 'columns', file, spreadsheet, idPermi: before?.idPermi ?? null }
  return guessed(draft, findHeading(spreadsheet.rows))
}

function withEdit(draft: ImportDraft, line: number, field: ImportField, text: string): ImportDraft {
  return { ...draft, edits: { ...draft.edits, [line]: { ...draft.edits[line], [field]: text } } }
}

function withFilled(draft: ImportDraft, lines: number[], field: ImportField, text: string): ImportDraft {
  const filled = lines.map((line) => [line, { ...draft.edits[line], [field]: text }])
  return { ...draft, edits: { ...draft.edits, ...Object.fromEntries(filled) } }
}

function withChoices(draft: ImportDraft, lines: number[], choice: ImportChoice): ImportDraft {
  return { ...draft, choices: { ...draft.choices, ...Object.fromEntries(lines.map((line) => [line, choice])) } }
}

function changed(draft: ImportDraft, action: ImportAction): ImportDraft {
  switch (action.type) {
    case 'step':
      return { ...draft, step: action.step }
    case 'heading':
      return guessed(draft, action.heading)
    case 'target':
      return { ...draft, mapping: withTarget(draft.mapping, action.column, action.target) }
    case 'order':
      return { ...draft, mapping: { ...draft.mapping, order: action.order } }
    case 'permi':
      return { ...draft, idPermi: action.idPermi }
    case 'edit':
      return withEdit(draft, action.line, action.field, action.text)
    case 'fill':
      return withFilled(draft, action.lines, action.field, action.text)
    case 'choose':
      return withChoices(draft, action.lines, action.choice)
    case 'started':
      return { ...draft, step: 'running', idJob: action.idJob }
    default:
      return draft
  }
}

export function importReducer(draft: ImportDraft | null, action: ImportAction): ImportDraft | null {
  if (action.type === 'left') return null
  if (action.type === 'restored') return action.draft
  if (action.type === 'opened') return openedDraft(action.file, action.spreadsheet, draft)
  return draft && changed(draft, action)
}

/** The rows of the list by field, as the file has them. */
export const linesOf = ({
  spreadsheet,
  heading,
  mapping,
}: Pick<ImportDraft, 'spreadsheet' | 'heading' | 'mapping'>): ImportLine[] =>
  dataRows(spreadsheet.rows, heading).map((row) => ({ line: row.line, cells: cellsOfRow(row, mapping) }))

/** The same rows with what was corrected by hand. */
export const withEdits = (lines: ImportLine[], edits: ImportDraft['edits']): ImportLine[] =>
  lines.map((row) => (edits[row.line] ? { ...row, cells: { ...row.cells, ...edits[row.line] } } : row))
