import { lastDay } from '@backend/rules/plateforme/package'
import { startBackend } from '@tests/helpers/backend'
import { expect, it } from 'vitest'

it('gives the demo packages the length of their pack and no more people than their limits', async () => {
  const backend = await startBackend()
  const packages = await backend.db.selectFrom('package_ecole').selectAll().execute()
  expect(packages.length).toBeGreaterThan(2)
  let limited = 0
  for (const { frequence, dateDebut, dateFin, idAutoEcole, ...limits } of packages) {
    expect(dateFin).toBe(lastDay(dateDebut, frequence ?? 'monthly'))
    const isPast = dateFin < '2026-11-21'
    for (const [table, limit] of [
      ['candidat', limits.limiteCandidats],
      ['moniteur', limits.limiteMoniteurs],
    ] as const) {
      const people = await backend.db
        .selectFrom(table)
        .select('id')
        .where('idAutoEcole', '=', idAutoEcole)
        .where('archived', '=', 0)
        .execute()
      if (limit === null || isPast) continue
      limited += 1
      expect(people.length).toBeLessThanOrEqual(limit)
    }
  }
  expect(limited).toBeGreaterThan(2)
  await backend.stop()
})
