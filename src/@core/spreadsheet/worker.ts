import { expose } from 'comlink'
import { SpreadsheetError, type SpreadsheetFault } from './faults'
import { readSpreadsheetBytes } from './read'
import type { ReadOptions, Spreadsheet, WriteCell, WriteOptions } from './types'
import { openWriter, type SpreadsheetWriter } from './write'

let writer: SpreadsheetWriter | null = null

/** An error loses its own fields when it leaves a worker, so a fault is sent as a value. */
export type ReadAnswer = { spreadsheet: Spreadsheet } | { fault: SpreadsheetFault }

const worker = {
  async read(file: Blob, options: ReadOptions): Promise<ReadAnswer> {
    if (file.size > options.maxBytes) return { fault: 'too_big' }
    try {
      return { spreadsheet: await readSpreadsheetBytes(new Uint8Array(await file.arrayBuffer()), options) }
    } catch (error) {
      return { fault: error instanceof SpreadsheetError ? error.fault : 'damaged' }
    }
  },
  async open(options: WriteOptions): Promise<void> {
    writer = await openWriter(options)
  },
  async add(rows: WriteCell[][]): Promise<void> {
    await writer?.add(rows)
  },
  async finish(): Promise<Blob> {
    const blob = await writer?.finish()
    return blob ?? new Blob()
  },
}
export type SpreadsheetWorker = typeof worker

expose(worker)
