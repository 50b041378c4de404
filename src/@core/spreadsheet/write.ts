import { CsvWriter } from './csvWriter'
import type { WriteOptions } from './types'
import { XlsxWriter } from './xlsx/xlsxWriter'

export type SpreadsheetWriter = Pick<CsvWriter | XlsxWriter, 'add' | 'finish'>

/** Opens a spreadsheet to which rows are added as they arrive. */
export async function openWriter({ format, columns, sheet }: WriteOptions): Promise<SpreadsheetWriter> {
  return format === 'csv' ? new CsvWriter(columns) : new XlsxWriter(columns, sheet)
}
