/** A row that holds something, with the number that a spreadsheet shows beside it. */
export interface SheetRow {
  line: number
  cells: string[]
}

export interface Spreadsheet {
  kind: 'csv' | 'xlsx'
  /** Names of the sheets that can be chosen; empty for a text file. */
  sheets: string[]
  /** The one that `rows` come from. */
  sheet: string | null
  rows: SheetRow[]
}

export interface ReadLimits {
  maxBytes: number
  /** Rows that hold something; one more and the file is refused. */
  maxRows: number
}

export interface ReadOptions extends ReadLimits {
  sheet?: string
}

export type SpreadsheetFormat = 'csv' | 'xlsx'

/**
 * A column to write. `date` holds days `YYYY-MM-DD`, `code` digits that must keep their zeros, and `text` anything;
 * cells of the first row are the headings.
 */
export interface WriteColumn {
  heading: string
  kind: 'text' | 'code' | 'date' | 'number'
  /** Width in characters. */
  width?: number
}

export type WriteCell = string | number | null

export interface WriteOptions {
  format: SpreadsheetFormat
  columns: WriteColumn[]
  sheet: string
}
