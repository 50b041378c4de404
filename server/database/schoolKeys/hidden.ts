import type { KyselyPlugin, UnknownRow } from 'kysely'
import { ADDED_SCHOOL } from './tables'

function without({ [ADDED_SCHOOL]: _, ...row }: UnknownRow): UnknownRow {
  return row
}

/** Rows as the application knows them, also where it asks for all their columns: its answers are those of both databases. */
export const hidesAddedSchool: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const [first] = result.rows
    return first && ADDED_SCHOOL in first ? { ...result, rows: result.rows.map(without) } : result
  },
}
