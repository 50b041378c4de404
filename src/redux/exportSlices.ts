import type { Call } from '@contract/calls/call'
import type { z } from 'zod'
import type { ArgOf } from './ask'
import { sendCall } from './failures'
import type { Outcome } from './send'

const SLICE_TIMEOUT_MS = 30_000

interface Slice<Row> {
  data: Row[]
  next: number | null
}

/** A list that is answered slice by slice. */
export type ExportCall<Row> = Call<z.ZodObject, undefined, undefined, z.ZodType<Slice<Row>>>

/** A slice of a list was refused, and the person told; nothing is written. */
export class ExportError extends Error {
  override name = 'ExportError'
}

/**
 * The whole filtered list, slice by slice, so that its length does not matter.
 * @throws {ExportError} when the server refuses a slice
 * @throws {DOMException} `AbortError` once `signal` says so
 */
export async function* exportSlices<Row>(
  call: ExportCall<Row>,
  filters: Readonly<Record<string, string | undefined>>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  const { page: _, perPage: __, ...kept } = filters
  let after: number | null = 0
  while (after !== null) {
    const query: ArgOf<ExportCall<Row>> = { ...kept, after: String(after) }
    const answer: Outcome<Slice<Row>> = await sendCall(call, query, { timeout: SLICE_TIMEOUT_MS, signal })
    if (answer.error) throw signal?.aborted ? signal.reason : new ExportError(answer.error.message)
    yield answer.data.data
    after = answer.data.next
  }
}
