import { EXAMS, eventCounts } from '@backend/database/stats/events'
import { ENGINE, startBackend } from '@tests/helpers/backend'
import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'

it.runIf(ENGINE === 'sqlite')(
  'finds the exams of followed candidates through the index of the statistics',
  async () => {
    const backend = await startBackend()
    const compiled: CompiledQuery[] = []
    const db = backend.db.withPlugin({
      transformQuery: ({ node }) => {
        compiled.push(backend.db.getExecutor().compileQuery(node, { queryId: 'plan' }))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const tranches = [{ debut: '2026-11-01T00:00:00.000Z', fin: '2026-12-01T00:00:00.000Z' }]
    await eventCounts(db, tranches, { idAutoEcole: 1, calendars: EXAMS, scope: { idMoniteur: 1 } })
    const [query] = compiled
    if (!query) throw new Error('No query was compiled')
    const { rows } = await backend.db.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    })
    const steps = rows.map(({ detail }) => detail)
    expect(steps.some((step) => /SEARCH evenement USING .*evenement_statistiques/.test(step))).toBe(true)
    // The tables, and the names that the query gives to those of places and of candidates.
    expect(steps.filter((step) => /^SCAN (evenement|candidat|place|learner)/.test(step))).toEqual([])
    await backend.stop()
  },
)
