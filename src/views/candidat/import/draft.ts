import type { ImportCells } from '@contract/ecole/import/candidatImport'
import { columnsOf, dataRows, findHeading, guessMapping } from '@contract/ecole/import/candidatMapping'
import { cellsOfRow } from '@contract/ecole/import/candidatRows'
import { today } from '@core/format/date'
import type { Spreadsheet } from '@core/spreadsheet/types'
import type { ImportProgress } from '@src/redux/candidat/slice'

/** The source of an import. */
export interface ImportFile {
  file: File
  spreadsheet: Spreadsheet
}

/** An import with its progress, stored on the device so that a reload loses nothing. */
export type ImportDraft = ImportFile & ImportProgress

export interface ImportLine {
  line: number
  cells: ImportCells
  /** The row as in the file, when none of its content is in an imported column. */
  raw?: string
}

type Columns = Pick<ImportProgress, 'heading' | 'mapping'>

/** The guessed columns below a heading row. */
export const columnsGuessed = ({ rows }: Spreadsheet, heading: number | null): Columns => ({
  heading,
  mapping: guessMapping(columnsOf(rows, heading), today()),
})

/** The guessed heading row and columns of a new file. */
export const columnsFound = (spreadsheet: Spreadsheet): Columns =>
  columnsGuessed(spreadsheet, findHeading(spreadsheet.rows))

const rawText = ({ cells }: { cells: readonly string[] }) =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ; ')

/** The rows of the list by field, as in the file. */
export const linesOf = ({
  spreadsheet,
  heading,
  mapping,
}: Pick<ImportDraft, 'spreadsheet' | 'heading' | 'mapping'>): ImportLine[] =>
  dataRows(spreadsheet.rows, heading).map((row) => {
    const cells = cellsOfRow(row, mapping)
    return { line: row.line, cells, ...(Object.keys(cells).length === 0 && { raw: rawText(row) }) }
  })

/** The same rows with the manual corrections. */
export const withEdits = (lines: ImportLine[], edits: ImportDraft['edits']): ImportLine[] =>
  lines.map((row) => (edits[row.line] ? { ...row, cells: { ...row.cells, ...edits[row.line] } } : row))
