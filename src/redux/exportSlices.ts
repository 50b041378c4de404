import type { Problem } from '@core/http/problem'
import { type Outcome, send } from './send'

interface Slice<Row> {
  data: Row[]
  next: number | null
}

/** The contract's schema of a slice, as much of it as is needed to check one. */
export interface SliceSchema<Row> {
  safeParse: (answer: unknown) => { success: boolean; data?: Slice<Row> }
}

/** A slice of a list was refused; nothing is written. */
export class ExportError extends Error {
  override name = 'ExportError'

  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

export interface SliceRequest<Row> {
  /** The address that answers the list slice by slice. */
  url: string
  /** What it answers. */
  answer: SliceSchema<Row>
  /** The list's own query; its page does not matter. */
  filters: Readonly<Record<string, string | undefined>>
}

/**
 * The whole filtered list behind an address, slice by slice, so that its length does not matter.
 * @throws {ExportError} when a slice is refused, or is none
 */
export async function* exportSlices<Row>(
  { url, answer: schema, filters }: SliceRequest<Row>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  const { page: _, perPage: __, ...kept } = filters
  let after: number | null = 0
  while (after !== null) {
    const params: Record<string, string | undefined> = { ...kept, after: String(after) }
    const accepts = (slice: unknown) => schema.safeParse(slice).success
    const answer: Outcome<Slice<Row>> = await send({ url, params, accepts, silent: true, signal })
    if (answer.error) throw signal?.aborted ? signal.reason : new ExportError(answer.error)
    yield answer.data.data
    after = answer.data.next
  }
}
