import { EXAMS, eventCounts } from '@backend/database/stats/events'
import { ENGINE, startBackend } from '@tests/helpers/backend'
import { stepsOf } from '@tests/helpers/engines/queryPlan'
import { expect, it } from 'vitest'

it.runIf(ENGINE === 'sqlite')(
  'finds the exams of followed candidates through the index of the statistics',
  async () => {
    const backend = await startBackend()
    const tranches = [{ debut: '2026-11-01T00:00:00.000Z', fin: '2026-12-01T00:00:00.000Z' }]
    const [steps = []] = await stepsOf(backend, (db) =>
      eventCounts(db, tranches, { idAutoEcole: 1, calendars: EXAMS, scope: { idMoniteur: 1 } }),
    )
    expect(steps.some((step) => /SEARCH evenement USING .*evenement_statistiques/.test(step))).toBe(true)
    // The tables, and the names that the query gives to those of places and of candidates.
    expect(steps.filter((step) => /^SCAN (evenement|candidat|place|learner)/.test(step))).toEqual([])
    await backend.stop()
  },
)
