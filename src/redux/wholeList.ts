import { MAX_PER_PAGE, type Page } from '@contract/list'
import type { Problem } from '@core/http/problem'
import { type Outcome, send } from './send'

/** What the rows hold is checked once they are all there. */
const isPage = (answer: unknown): boolean =>
  Array.isArray(Object(answer).data) && Number.isInteger(Object(answer).totalPages)

/**
 * A list page by page to its end, in its order: for choices that must hold everybody. Somebody who moved to another
 * page meanwhile stands there once.
 */
export async function wholeList<Row extends { id: number }>(
  url: string,
  params: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<{ data: Row[]; error?: undefined } | { data?: undefined; error: Problem }> {
  const rows = new Map<number, Row>()
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const asked = { ...params, page: String(page), perPage: String(MAX_PER_PAGE) }
    const answer: Outcome<Page<Row>> = await send({ url, params: asked, accepts: isPage, silent: true, signal })
    if (answer.error) return { error: answer.error }
    for (const row of answer.data.data) rows.set(row.id, row)
    pages = answer.data.totalPages
  }
  return { data: [...rows.values()] }
}
