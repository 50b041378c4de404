import type { Candidat, CandidatListQuery } from '@contract/ecole/candidat'
import type { ImportField } from '@contract/ecole/import/candidatImport'
import { sanitizeFileName } from '@core/format/text'
import type { Problem } from '@core/http/problem'
import { writeSpreadsheet } from '@core/spreadsheet/client'
import type { SpreadsheetFormat, WriteCell } from '@core/spreadsheet/types'
import { candidatColumn } from '@src/parts/candidat/export/columns'
import { type ExportWords, lineOf } from '@src/parts/candidat/export/values'
import { type Outcome, send } from '@src/redux/send'

export interface ExportLabels extends ExportWords {
  /** Heading of each column. */
  field: (field: ImportField) => string
  sheet: string
  fileName: string
}

export interface ExportOptions {
  /** The list's own query; its page does not matter. */
  filters: CandidatListQuery
  format: SpreadsheetFormat
  columns: readonly ImportField[]
  labels: ExportLabels
  /** Called with the number of candidates written so far. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

interface Slice {
  data: Candidat[]
  next: number | null
}

const SLICE_TIMEOUT_MS = 30_000

/** A slice of the list was refused; nothing is written. */
export class ExportError extends Error {
  override name = 'ExportError'

  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

/** The whole filtered list, slice by slice, so that its length does not matter. */
async function* slicesOf(
  { page, perPage, ...filters }: CandidatListQuery,
  signal?: AbortSignal,
): AsyncGenerator<Candidat[]> {
  let after: number | null = 0
  while (after !== null) {
    const params: CandidatListQuery & { after: string } = { ...filters, after: String(after) }
    const request = { url: 'api/candidat/export', params, timeout: SLICE_TIMEOUT_MS, silent: true, signal }
    const answer: Outcome<Slice> = await send<Slice>(request)
    if (answer.error) throw signal?.aborted ? signal.reason : new ExportError(answer.error)
    yield answer.data.data
    after = answer.data.next
  }
}

const today = () => new Date().toLocaleDateString('sv')

/**
 * Writes the filtered list of candidates to a file, in a worker, slice by slice.
 * @throws {ExportError} when the server refuses a slice
 * @throws {DOMException} `AbortError` once `signal` says so
 */
export async function exportCandidats(options: ExportOptions): Promise<{ blob: Blob; name: string }> {
  const { filters, format, labels, onProgress, signal } = options
  const columns = options.columns.map((field) => candidatColumn(field, labels.field(field)))
  async function* rows(): AsyncGenerator<WriteCell[][]> {
    let done = 0
    for await (const candidats of slicesOf(filters, signal)) {
      yield candidats.map((candidat) => lineOf(candidat, columns, labels))
      done += candidats.length
      onProgress?.(done)
    }
  }
  const blob = await writeSpreadsheet({ format, columns, sheet: labels.sheet }, rows(), signal)
  return { blob, name: sanitizeFileName(`${labels.fileName}-${today()}.${format}`) }
}
