import type { ImportCells } from '@contract/ecole/import/candidatImport'
import { columnsOf, dataRows, findHeading, guessMapping } from '@contract/ecole/import/candidatMapping'
import { cellsOfRow } from '@contract/ecole/import/candidatRows'
import { today } from '@core/format/date'
import type { Spreadsheet } from '@core/spreadsheet/types'
import type { ImportProgress } from '@src/redux/candidat/slice'

/** What an import is made from. */
export interface ImportFile {
  file: File
  spreadsheet: Spreadsheet
}

/** An import as far as it has come: kept on the device, so that a reload loses nothing. */
export type ImportDraft = ImportFile & ImportProgress

export interface ImportLine {
  line: number
  cells: ImportCells
}

type Columns = Pick<ImportProgress, 'heading' | 'mapping'>

/** What the columns below a row of headings seem to hold. */
export const columnsGuessed = ({ rows }: Spreadsheet, heading: number | null): Columns => ({
  heading,
  mapping: guessMapping(columnsOf(rows, heading), today()),
})

/** The same of a file that nobody has looked at yet. */
export const columnsFound = (spreadsheet: Spreadsheet): Columns =>
  columnsGuessed(spreadsheet, findHeading(spreadsheet.rows))

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
