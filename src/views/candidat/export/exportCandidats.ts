import { exportCandidats as exportCall } from '@contract/calls/ecole/candidat'
import type { CandidatListQuery } from '@contract/ecole/candidat'
import type { ImportField } from '@contract/ecole/import/candidatImport'
import { today } from '@core/format/date'
import { writeSpreadsheet } from '@core/spreadsheet/client'
import type { SpreadsheetFormat, WriteCell } from '@core/spreadsheet/types'
import { candidatColumn } from '@src/parts/candidat/export/columns'
import { type ExportWords, lineOf } from '@src/parts/candidat/export/values'
import { exportSlices } from '@src/redux/exportSlices'

export interface ExportLabels extends ExportWords {
  /** Heading of each column. */
  field: (field: ImportField) => string
  sheet: string
  fileName: string
}

export interface ExportOptions {
  /** The list's own query; its page is ignored. */
  filters: CandidatListQuery
  format: SpreadsheetFormat
  columns: readonly ImportField[]
  labels: ExportLabels
  /** Called with the number of candidates written so far. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/**
 * Exports the filtered list of candidates to a file, in slices and in a worker.
 * @throws {ExportError} when the server refuses a slice
 * @throws {DOMException} `AbortError` when `signal` is aborted
 */
export async function exportCandidats(options: ExportOptions): Promise<{ blob: Blob; name: string }> {
  const { filters, format, labels, onProgress, signal } = options
  const columns = options.columns.map((field) => candidatColumn(field, labels.field(field)))
  async function* rows(): AsyncGenerator<WriteCell[][]> {
    let done = 0
    for await (const candidats of exportSlices({ call: exportCall, filters }, signal)) {
      yield candidats.map((candidat) => lineOf(candidat, columns, labels))
      done += candidats.length
      onProgress?.(done)
    }
  }
  const blob = await writeSpreadsheet({ format, columns, sheet: labels.sheet }, rows(), signal)
  return { blob, name: `${labels.fileName}-${today()}.${format}` }
}
