import type { Call } from '@contract/calls/call'
import type { z } from 'zod'
import type { ArgOf } from './ask'
import { sendCall } from './failures'
import type { Outcome } from './send'

interface Slice<Row> {
  data: Row[]
  next: number | null
}

export interface SliceRequest<Row> {
  /** The call that returns the list in slices. */
  call: Call<z.ZodObject, undefined, undefined, z.ZodType<Slice<Row>>>
  /** The list's own query; its page is ignored. */
  filters: Readonly<Record<string, string | undefined>>
}

/** A slice of a list was refused and the failure reported; no file is written. */
export class ExportError extends Error {
  override name = 'ExportError'
}

/**
 * The whole filtered list in slices, so that its length does not matter.
 * @throws {ExportError} when a slice is refused or invalid
 * @throws {DOMException} `AbortError` when `signal` is aborted
 */
export async function* exportSlices<Row>(
  { call, filters }: SliceRequest<Row>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  const { page: _, perPage: __, ...kept } = filters
  let after: number | null = 0
  while (after !== null) {
    const query: ArgOf<SliceRequest<Row>['call']> = { ...kept, after: String(after) }
    const answer: Outcome<Slice<Row>> = await sendCall(call, query, { signal })
    if (answer.error) throw signal?.aborted ? signal.reason : new ExportError(answer.error.message)
    yield answer.data.data
    after = answer.data.next
  }
}
