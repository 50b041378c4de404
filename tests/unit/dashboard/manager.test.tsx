import type { Page } from '@contract/list'
import type { AutoEcole } from '@contract/plateforme/autoecole'
import type { PackageEcole } from '@contract/plateforme/package'
import type { PlateformeStats } from '@contract/stats/utilisation'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/dashboard/manager/ManagerDashboard'
import { routes as dashboardRoutes } from '@src/views/dashboard/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { listBehind } from '@tests/helpers/behind'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

async function open(address = '/dashboard') {
  const { backend } = await startSchool()
  const manager = await signedIn(backend, 'manager')
  const { body: stats } = await manager.get<PlateformeStats>('/api/autoecole/getUserStatestique')
  const page = await openPage(backend, dashboardRoutes, address, { username: 'manager' })
  /** The number of rows of the list behind an address. */
  const rowsOf = (to: string) => listBehind<Page<PackageEcole>>(manager, to)
  return { backend, manager, stats, rowsOf, ...page }
}

describe('the dashboard of the platform', () => {
  it('counts schools, subscriptions and requests like the lists behind them', async () => {
    const { rowsOf, backend } = await open()
    const figures = within(await screen.findByRole('list', { name: 'Chiffres du jour' }))
    await figures.findByRole('link', { name: /^Auto-écoles actives ?\d/ })
    const links = figures.getAllByRole('link')
    expect(links).toHaveLength(6)
    for (const link of links) {
      const { totalDataCount } = await rowsOf(link.getAttribute('href') ?? '')
      expect(`${link.textContent}`.replace(/\D/g, '')).toBe(String(totalDataCount))
    }
    await backend.stop()
  })

  it('leads from the income and the sign-ups of a month to what they count', async () => {
    const { rowsOf, stats, user, backend } = await open()
    const tableOf = async (name: string) => {
      const card = within(await screen.findByRole('region', { name }))
      await user.click(await card.findByRole('button', { name: 'Tableau' }))
      return within(card.getByRole('table', { name }))
    }
    const income = await tableOf('Revenu des abonnements')
    const earned = stats.mois.filter(({ packages }) => packages > 0)
    const links = income.getAllByRole('link')
    expect(links).toHaveLength(earned.length)
    for (const [index, link] of links.entries()) {
      const { data, totalDataCount } = await rowsOf(`${link.getAttribute('href')}&perPage=100`)
      expect(totalDataCount).toBe(earned[index]?.packages)
      expect(data.reduce((sum, { prix }) => sum + (prix ?? 0), 0)).toBe(earned[index]?.revenu)
    }
    const schools = await tableOf('Auto-écoles inscrites')
    for (const link of schools.getAllByRole('link')) {
      const { totalDataCount } = await rowsOf(link.getAttribute('href') ?? '')
      expect(link.textContent).toBe(String(totalDataCount))
    }
    const requests = await tableOf('Demandes de pack reçues')
    const asked = requests.getAllByRole('link')
    expect(asked).toHaveLength(stats.mois.filter(({ demandes }) => demandes > 0).length)
    for (const link of asked) {
      const { totalDataCount } = await rowsOf(link.getAttribute('href') ?? '')
      expect(link.textContent).toBe(String(totalDataCount))
    }
    await backend.stop()
  })

  it('opens the schools that make up the people in training and the instructors', async () => {
    const { manager, backend } = await open()
    const panel = within(await screen.findByRole('region', { name: 'Utilisation' }))
    await panel.findAllByRole('link')
    for (const [name, field] of [
      ['Candidats en formation', 'candidats'],
      ['Moniteurs', 'moniteurs'],
    ] as const) {
      const link = within(panel.getByText(name).parentElement ?? document.body).getByRole('link')
      const { data } = await listBehind<Page<AutoEcole>>(manager, `${link.getAttribute('href')}&perPage=100`)
      expect(link.textContent).toBe(String(data.reduce((sum, school) => sum + school[field], 0)))
    }
    await backend.stop()
  })

  it('names the schools in trouble with their reason and what can be done', async () => {
    const { stats, backend } = await open()
    const panel = within(await screen.findByRole('region', { name: 'À surveiller' }))
    const [first] = stats.aSurveiller
    expect(first).toBeDefined()
    expect((await panel.findAllByRole('link', { name: first?.nom }))[0]).toHaveAttribute(
      'href',
      `/apps/autoecole/${first?.idAutoEcole}`,
    )
    const waiting = stats.aSurveiller.find(({ raison }) => raison === 'pending')
    expect(waiting).toBeDefined()
    expect(panel.getByText(/^Inscription en attente depuis \d+ jours?$/)).toBeVisible()
    expect(panel.getByRole('link', { name: new RegExp(`^Décider.*${waiting?.nom}`) })).toHaveAttribute(
      'href',
      `/apps/autoecole?statut=PENDING&row=${waiting?.idAutoEcole}`,
    )
    await backend.stop()
  })

  it('keeps the months shown in the address', async () => {
    const { user, here, backend } = await open()
    await user.click(await screen.findByRole('button', { name: '3 mois' }))
    await waitFor(() => expect(here()).toBe('/dashboard?mois=3'))
    const card = within(await screen.findByRole('region', { name: 'Candidats inscrits' }))
    expect(await card.findAllByRole('rowheader')).toHaveLength(3)
    await backend.stop()
  })
})
