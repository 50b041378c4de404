/** A non-empty row, with the row number that a spreadsheet program shows. */
export interface SheetRow {
  line: number
  cells: string[]
}

export interface Spreadsheet {
  kind: 'csv' | 'xlsx'
  /** Names of the sheets that can be chosen; empty for a text file. */
  sheets: string[]
  /** The sheet that `rows` come from. */
  sheet: string | null
  rows: SheetRow[]
}

export interface ReadLimits {
  maxBytes: number
  /** The maximum number of non-empty rows; a file with more is refused. */
  maxRows: number
}

export interface ReadOptions extends ReadLimits {
  sheet?: string
}

export type SpreadsheetFormat = 'csv' | 'xlsx'

/**
 * A column to write. `date` holds days `YYYY-MM-DD`, `moment` a day and time of a wall clock `YYYY-MM-DDTHH:MM`, `code`
 * digits with leading zeros, `amount` numbers with three decimals, and `text` anything; the cells of the first row are
 * the headings.
 */
export interface WriteColumn {
  heading: string
  kind: 'text' | 'code' | 'date' | 'moment' | 'number' | 'amount'
  /** Width in characters. */
  width?: number
}

export type WriteCell = string | number | null

export interface WriteOptions {
  format: SpreadsheetFormat
  columns: WriteColumn[]
  sheet: string
}
