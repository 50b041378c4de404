import type { Page } from '@contract/list'

/** The answer of a list, from the rows of a page and the total number. */
export function page<Row>(data: Row[], total: number, query: { page: number; perPage: number }): Page<Row> {
  return {
    data,
    totalPages: Math.max(1, Math.ceil(total / query.perPage)),
    currentPage: query.page,
    totalDataCount: total,
    perPage: query.perPage,
  }
}
