import type { Call } from '@contract/calls/call'
import { MAX_PER_PAGE, type Page } from '@contract/list'
import type { Problem } from '@core/http/problem'
import type { z } from 'zod'
import { type ArgOf, requestOf } from './ask'
import { type Outcome, send } from './send'

/** The rows themselves are checked once all are loaded. */
const isPage = (answer: unknown): boolean =>
  Array.isArray(Object(answer).data) && Number.isInteger(Object(answer).totalPages)

/** A list call whose pages can be requested one by one. */
type ListCall<Query extends z.ZodObject, Row> = Call<Query, undefined, undefined, z.ZodType<Page<Row>>>

/**
 * All pages of a list, in order, for choices that must include everybody. A row that moved to another page meanwhile
 * appears once.
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
    // The argument of a list call; TypeScript cannot infer it for a generic schema.
    const request = requestOf(call, asked as ArgOf<typeof call>)
    const answer: Outcome<Page<Row>> = await send({ ...request, accepts: isPage, signal })
    if (answer.error) return { error: answer.error }
    for (const row of answer.data.data) rows.set(row.id, row)
    pages = answer.data.totalPages
  }
  return { data: [...rows.values()] }
}
