import { SpreadsheetError } from '@core/spreadsheet/faults'
import { readSpreadsheetBytes } from '@core/spreadsheet/read'
import type { ReadOptions, Spreadsheet } from '@core/spreadsheet/types'

export const LIMITS: ReadOptions = { maxBytes: 10 * 1024 * 1024, maxRows: 10_050 }

export const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

export function read(
  source: string | Uint8Array<ArrayBuffer>,
  options: Partial<ReadOptions> = {},
): Promise<Spreadsheet> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  return readSpreadsheetBytes(bytes, { ...LIMITS, ...options })
}

export async function cellsOf(source: string | Uint8Array<ArrayBuffer>): Promise<string[][]> {
  return (await read(source)).rows.map(({ cells }) => cells)
}

/** The fault of a file, or `read` when there is none. */
export async function faultOf(
  source: string | Uint8Array<ArrayBuffer>,
  options: Partial<ReadOptions> = {},
): Promise<string> {
  try {
    await read(source, options)
    return 'read'
  } catch (error) {
    return error instanceof SpreadsheetError ? error.fault : String(error)
  }
}
