import type { Problem } from '@core/http/problem'
import { type Outcome, send } from './send'

const SLICE_TIMEOUT_MS = 30_000

/** A slice of a list was refused; nothing is written. */
export class ExportError extends Error {
  override name = 'ExportError'

  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

/**
 * The whole filtered list behind an address, slice by slice, so that its length does not matter.
 * @throws {ExportError} when the server refuses a slice
 */
export async function* exportSlices<Row>(
  url: string,
  filters: Readonly<Record<string, string | undefined>>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  const { page: _, perPage: __, ...kept } = filters
  let after: number | null = 0
  while (after !== null) {
    const params: Record<string, string | undefined> = { ...kept, after: String(after) }
    const answer: Outcome<{ data: Row[]; next: number | null }> = await send({
      url,
      params,
      timeout: SLICE_TIMEOUT_MS,
      silent: true,
      signal,
    })
    if (answer.error) throw signal?.aborted ? signal.reason : new ExportError(answer.error)
    yield answer.data.data
    after = answer.data.next
  }
}
