import type { KyselyPlugin, UnknownRow } from 'kysely'
import { ADDED_SCHOOL } from './tables'

function without({ [ADDED_SCHOOL]: _, ...row }: UnknownRow): UnknownRow {
  return row
}

/**
 * Removes the added school column from result rows, even when all columns were selected, so that both databases give
 * the same results.
 */
export const hidesAddedSchool: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const [first] = result.rows
    return first && ADDED_SCHOOL in first ? { ...result, rows: result.rows.map(without) } : result
  },
}
