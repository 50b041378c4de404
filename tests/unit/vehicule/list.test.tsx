import type { Vehicule } from '@contract/ecole/vehicule'
import { routes as vehiculeRoutes } from '@src/views/vehicule/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildVehicule } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

const VALID = { finAssurance: '2027-06-01', finVisite: '2027-06-01', finVignette: '2027-06-01' }

/** The list row of a vehicle. */
const rowOf = async (plate: string) => {
  const row = (await screen.findByRole('link', { name: plate })).closest('tr')
  if (!row) throw new Error('not in a row')
  return within(row)
}

describe('list of vehicles', () => {
  it('shows the school’s vehicles with the state of their papers', async () => {
    const { backend, ecole } = await startSchool()
    await buildVehicule(ecole, { immatriculation: '77 TU 8899', marque: 'Zastava', kilometrage: 148_320, ...VALID })
    await openPage(backend, vehiculeRoutes, '/apps/vehicules?q=zastava')
    const row = await rowOf('77 TU 8899')
    expect(row.getByText('Zastava Berline')).toBeVisible()
    expect(row.getByText('148 320 km')).toBeVisible()
    expect(row.getByText('À jour')).toBeVisible()
    expect(row.getByText('Disponible')).toBeVisible()
    expect(screen.getByText('1–1 sur 1')).toBeVisible()
  })

  it('shows the papers to renew in one line and filters by them', async () => {
    const { backend } = await startSchool()
    const { user, here } = await openPage(backend, vehiculeRoutes, '/apps/vehicules')
    const line = await screen.findByText(/2 papiers à renouveler\./)
    expect(line.textContent).toContain('169 TU 2280 (Assurance, expirée depuis 4 jours)')
    await user.click(screen.getByRole('button', { name: 'Voir les véhicules' }))
    await waitFor(() => expect(here()).toBe('/apps/vehicules?papiers=alerte'))
    expect(await screen.findByText('1–2 sur 2')).toBeInTheDocument()
    expect((await rowOf('214 TU 907')).getByText('Expirent bientôt')).toBeVisible()
    expect((await rowOf('169 TU 2280')).getByText('Expirés')).toBeVisible()
    expect(screen.queryByText(/papiers à renouveler\./)).toBeNull()
  })

  it('archives a vehicle and undoes it, and refuses one with planned lessons', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildVehicule(ecole, { immatriculation: '77 TU 8899', marque: 'Zastava', ...VALID })
    const { user } = await openPage(backend, vehiculeRoutes, '/apps/vehicules?q=zastava')
    const archived = async () => (await ecole.get<Vehicule>(`/api/vehicule/${id}`)).body.archived
    const archive = async () => {
      await rowOf('77 TU 8899')
      await user.click(screen.getByRole('button', { name: /^Actions.*77 TU 8899$/ }))
      await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
    }
    await archive()
    await waitFor(() => expect(screen.queryByRole('link', { name: '77 TU 8899' })).toBeNull())
    expect(await archived()).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await rowOf('77 TU 8899')
    expect(await archived()).toBe(false)
    const event = await backend.db.selectFrom('evenement').selectAll().limit(1).executeTakeFirst()
    const stamps = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' }
    const none = { title: null, idMoniteur: null, idExaminateur: null, lieu: null, note: null, serie: null }
    const open = { motif: null, debutReel: null, minutes: null, suite: null, attesteLe: null, attestePar: null }
    const time = { start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T09:00:00.000Z' }
    const state = { calendar: event?.calendar ?? 'Hour circulation', status: 'PLANNED', version: 1 } as const
    const lesson = { ...none, ...open, ...time, ...stamps, ...state, idAutoEcole: 1, idVehicule: id }
    await backend.db.insertInto('evenement').values(lesson).execute()
    await archive()
    expect(
      await screen.findByText(/ne peut pas être archivé : 1 leçon ou examen est encore planifié\./),
    ).toBeInTheDocument()
    expect(await archived()).toBe(false)
  })
})
