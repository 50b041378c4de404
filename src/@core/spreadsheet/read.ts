import { decodeText, looksBinary } from './decode'
import { parseDelimited } from './delimited'
import { SpreadsheetError } from './faults'
import { restore } from './formula'
import type { ReadOptions, SheetRow, Spreadsheet } from './types'
import { readXlsx } from './xlsx/xlsxReader'

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

function includes(bytes: Uint8Array, part: number[]): boolean {
  const [first = 0] = part
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

/** The container of the old Microsoft formats: an .xls, or a password-protected .xlsx. */
function refuseOldContainer(bytes: Uint8Array): never {
  throw new SpreadsheetError(includes(bytes, ENCRYPTED) ? 'protected' : 'old_xls')
}

/** HTML and XML that some programs save as '.xls', PDF and rich text: text, but no table. */
const MARKUP = /^\s*(<(!doctype|html|\?xml|table|meta)\b|%PDF-|\{\\rtf)/i

/** A file of delimiters only has no data. */
const SOMETHING = /[^\s;,|"]/

function readText(bytes: Uint8Array, maxRows: number): Spreadsheet {
  const text = decodeText(bytes)
  if (MARKUP.test(text.slice(0, 1000)) || looksBinary(text)) throw new SpreadsheetError('not_spreadsheet')
  if (!SOMETHING.test(text)) throw new SpreadsheetError('empty')
  const rows: SheetRow[] = []
  parseDelimited(text).forEach((cells, index) => {
    if (!cells.some((cell) => cell.trim() !== '')) return
    if (rows.length >= maxRows) throw new SpreadsheetError('too_many_rows')
    rows.push({ line: index + 1, cells })
  })
  return { kind: 'csv', sheets: [], sheet: null, rows }
}

function readBytes(bytes: Uint8Array, options: ReadOptions): Spreadsheet {
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes, options)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refuseOldContainer(bytes)
  return readText(bytes, options.maxRows)
}

/**
 * Detects the format by the content, whatever the file name: comma-separated text or an Excel workbook.
 * @throws {SpreadsheetError} naming the fault of the file
 */
export async function readSpreadsheetBytes(bytes: Uint8Array<ArrayBuffer>, options: ReadOptions): Promise<Spreadsheet> {
  if (bytes.byteLength > options.maxBytes) throw new SpreadsheetError('too_big')
  if (bytes.byteLength === 0) throw new SpreadsheetError('empty')
  try {
    const spreadsheet = readBytes(bytes, options)
    if (spreadsheet.rows.length === 0 && spreadsheet.sheets.length < 2) throw new SpreadsheetError('empty')
    for (const row of spreadsheet.rows) row.cells = row.cells.map(restore)
    return spreadsheet
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error
    // A truncated or corrupt archive can fail anywhere during unpacking.
    throw new SpreadsheetError('damaged')
  }
}
