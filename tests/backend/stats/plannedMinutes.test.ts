import { plannedMinutes } from '@backend/database/stats/events'
import { ENGINE, startBackend } from '@tests/helpers/backend'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

it.runIf(ENGINE === 'sqlite')('takes the planned minutes from the index of the statistics', async () => {
  const backend = await startBackend()
  const { rows } = await sql<{ p4: string | null }>`explain
    select sum(${plannedMinutes}) from evenement
    where "idAutoEcole" = 1 and calendar = 'Hour Park' and start >= '2026-01-01' and start < '2026-12-01'
  `.execute(backend.db)
  const steps = rows.map(({ p4 }) => p4 ?? '')
  expect(steps.some((step) => step.startsWith('sum('))).toBe(true)
  expect(steps.filter((step) => step.startsWith('substr('))).toEqual([])
  await backend.stop()
})
