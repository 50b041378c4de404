import type { Db } from '@backend/database/schema'
import type { CompiledQuery } from 'kysely'
import type { TestBackend } from '../backend'

/** The steps by which SQLite answers the queries of a function, one list for each query. */
export async function stepsOf({ db }: TestBackend, ask: (db: Db) => Promise<unknown>): Promise<string[][]> {
  const compiled = new Map<string, CompiledQuery>()
  const asked: CompiledQuery[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId.queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    // A query inside another one has no result of its own.
    transformResult: async ({ result, queryId }) => {
      const query = compiled.get(queryId.queryId)
      if (query) asked.push(query)
      return result
    },
  })
  await ask(watched)
  const plans: string[][] = []
  for (const query of asked) {
    const { rows } = await db.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
    plans.push(rows.map(({ detail }) => detail))
  }
  return plans
}
