import type { Call } from '@contract/calls/call'
import { MAX_PER_PAGE, type Page } from '@contract/list'
import type { Problem } from '@core/http/problem'
import type { z } from 'zod'
import { type ArgOf, requestOf } from './ask'
import { type Outcome, send } from './send'

/** What the rows hold is checked once they are all there. */
const isPage = (answer: unknown): boolean =>
  Array.isArray(Object(answer).data) && Number.isInteger(Object(answer).totalPages)

/** A list whose pages can be asked for one by one. */
type ListCall<Query extends z.ZodObject, Row> = Call<Query, undefined, undefined, z.ZodType<Page<Row>>>

/**
 * A list page by page to its end, in its order: for choices that must hold everybody. Somebody who moved to another
 * page meanwhile stands there once.
 */
export async function wholeList<Query extends z.ZodObject, Row extends { id: number }>(
  call: ListCall<Query, Row>,
  query: Omit<z.input<Query>, 'page' | 'perPage'>,
  signal?: AbortSignal,
): Promise<{ data: Row[]; error?: undefined } | { data?: undefined; error: Problem }> {
  const rows = new Map<number, Row>()
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const asked = { ...query, page: String(page), perPage: String(MAX_PER_PAGE) }
    // A list's query, put together again: the compiler does not follow the parts of a schema of any kind.
    const request = requestOf(call, asked as ArgOf<typeof call>)
    const answer: Outcome<Page<Row>> = await send({ ...request, accepts: isPage, signal })
    if (answer.error) return { error: answer.error }
    for (const row of answer.data.data) rows.set(row.id, row)
    pages = answer.data.totalPages
  }
  return { data: [...rows.values()] }
}
