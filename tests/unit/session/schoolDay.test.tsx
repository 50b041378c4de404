import type { AutoEcole } from '@contract/plateforme/autoecole'
import type { DemandePack } from '@contract/plateforme/demandePack'
import type { PageRoute } from '@src/configs/pageRoute'
import { useAutoEcoleExport } from '@src/views/autoecole/columns'
import { routes as autoEcoleRoutes } from '@src/views/autoecole/routes'
import { routes as dashboardRoutes } from '@src/views/dashboard/routes'
import { routes as demandePackRoutes } from '@src/views/demandePack/routes'
import { useDemandeExport } from '@src/views/demandePack/useDemandeColumns'
import { routes as tarificationRoutes } from '@src/views/tarification/routes'
import { screen } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { moveToFrance } from '@tests/helpers/scenarios'
import { describe, expect, it } from 'vitest'

/** Half past midnight in Tunis, and in Paris in winter: still the day before in UTC. */
const LATE = '2026-11-20T23:30:00.000Z'

async function stampLate(backend: TestBackend): Promise<void> {
  await backend.db.updateTable('auto_ecole').set({ createdAt: LATE, approuveLe: LATE }).execute()
  await backend.db.updateTable('demande_pack').set({ createdAt: LATE }).execute()
}

describe('record created at half past midnight', () => {
  it.each([
    ['the list of schools', autoEcoleRoutes, '/apps/autoecole', 'manager', '21/11/2026'],
    ['the sheet of a school', autoEcoleRoutes, '/apps/autoecole/1', 'manager', 'sam. 21 nov. 2026'],
    ['the dashboard of the platform', dashboardRoutes, '/dashboard', 'manager', '21/11/2026'],
    ['the pack requests', demandePackRoutes, '/apps/demandes', 'manager', '21/11/2026'],
    [
      'the pack requests of a school',
      tarificationRoutes,
      '/apps/tarification?tab=abonnement',
      'ecole2',
      /21 nov\. 2026/,
    ],
  ] as const)('shows the local day in %s', async (_what, routes, address, username, day) => {
    const backend = await startBackend()
    await stampLate(backend)
    await openPage(backend, routes, address, { username })
    expect((await screen.findAllByText(day)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/20\/11\/2026|20 nov\. 2026/)).toBeNull()
  })

  it('has the local day in exported files', async () => {
    function Files() {
      const day = { createdAt: LATE }
      const schools = useAutoEcoleExport().filter(({ kind, heading }) => kind === 'date' && heading === 'Inscrite le')
      const requests = useDemandeExport().filter(({ kind }) => kind === 'date')
      const days = [
        ...schools.map(({ value }) => value(day as AutoEcole)),
        ...requests.map(({ value }) => value(day as DemandePack)),
      ]
      return <p>{days.join(' ')}</p>
    }
    const routes: PageRoute[] = [{ path: '/files', load: async () => Files }]
    await openPage(await startBackend(), routes, '/files', { username: 'manager' })
    expect(await screen.findByText('2026-11-21 2026-11-21')).toBeVisible()
  })

  it('uses the school’s time zone in France in summer, wherever the device is', async () => {
    const backend = await startBackend()
    await moveToFrance(backend, 2)
    await backend.db.updateTable('demande_pack').set({ createdAt: '2026-07-01T22:30:00.000Z' }).execute()
    await openPage(backend, tarificationRoutes, '/apps/tarification?tab=abonnement', { username: 'ecole2' })
    expect((await screen.findAllByText(/2 juil\. 2026/)).length).toBeGreaterThan(0)
  })
})
