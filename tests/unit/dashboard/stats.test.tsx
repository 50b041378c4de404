import type { Page } from '@contract/list'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/dashboard/DashboardPage'
import '@src/views/dashboard/stats/StatsSection'
import { routes } from '@src/views/dashboard/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { deskWith } from '@tests/helpers/desk'
import { readError } from '@tests/helpers/errorDialog'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

/** The API behind the address of a list. */
const API: Record<string, string> = {
  '/apps/candidats': '/api/candidat',
  '/apps/calendrier/lecons': '/api/calendrier/lecon',
  '/apps/examens': '/api/examen',
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

/** The number and the list of each figure of the period. */
async function figures() {
  const list = await screen.findByRole('list', { name: 'Chiffres de la période' })
  return within(list)
    .getAllByRole('link')
    .map((link) => {
      const [label, value] = [...link.children].map(({ textContent }) => plain(textContent))
      return { label, value: value ?? '', to: link.getAttribute('href') ?? '' }
    })
}

describe('statistics of the dashboard', () => {
  it('shows each figure with the number of the list that it opens', async () => {
    const { backend, ecole } = await startSchool()
    await openPage(backend, routes, '/dashboard?periode=annee')
    const shown = await figures()
    expect(shown.map(({ label }) => label)).toEqual([
      'Recettes',
      'Dépenses',
      'En formation',
      'Inscriptions',
      'Leçons attestées',
      'Absences aux leçons',
      'Leçons annulées',
      'Examens réussis',
      'Examens échoués',
    ])
    for (const { label, value, to } of shown.slice(2)) {
      const { pathname, search } = new URL(to, 'http://here')
      const { body } = await ecole.get<Page<unknown>>(`${API[pathname]}${search}`)
      expect([label, value.replace(/ /g, '')]).toEqual([label, String(body.totalDataCount)])
    }
  })

  it('keeps the chosen period in the address and asks anew', async () => {
    const { backend } = await startSchool()
    const { user, router } = await openPage(backend, routes, '/dashboard')
    const before = await figures()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Période' }), 'Cette année')
    await waitFor(() => expect(router.state.location.search).toBe('?periode=annee'))
    expect(await screen.findByText('Du jeu. 1 janv. 2026 au sam. 21 nov. 2026')).toBeVisible()
    await waitFor(async () => expect(await figures()).not.toEqual(before))
  })

  it('leads from the values of a chart to the list that they count', async () => {
    const { backend, ecole } = await startSchool()
    const { user } = await openPage(backend, routes, '/dashboard?periode=annee')
    const card = within(await screen.findByRole('region', { name: 'Examens' }))
    await user.click(await card.findByRole('button', { name: 'Tableau' }))
    const links = await card.findAllByRole('link')
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const { pathname, search } = new URL(link.getAttribute('href') ?? '', 'http://here')
      const { body } = await ecole.get<Page<unknown>>(`${API[pathname]}${search}`)
      expect([search, plain(link.textContent)]).toEqual([search, String(body.totalDataCount)])
    }
  })

  it('shows the planning desk no amounts, and no money for one instructor alone', async () => {
    const { backend } = await startSchool()
    await deskWith(backend, 'planning')
    await openPage(backend, routes, '/dashboard', { username: 'ecole-planning' })
    const labels = (await figures()).map(({ label }) => label)
    expect(labels).not.toContain('Recettes')
    expect(labels).toContain('Examens réussis')
    expect(await screen.findByRole('region', { name: 'Candidats' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Recettes et dépenses' })).toBeNull()
    expect(plain(document.body.textContent)).not.toMatch(/\d DT/)
  })

  it('says the customer’s words where the chart of the examiners fails, and stays silent elsewhere', async () => {
    const { backend } = await startSchool()
    const { request } = backend
    backend.request = (path, init) =>
      path.includes('/statistiques/exam')
        ? Promise.resolve(new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } }))
        : request(path, init)
    await openPage(backend, routes, '/dashboard')
    expect(await readError()).toBe('Error fetching examinator chart data')
    const card = within(await screen.findByRole('region', { name: 'Réussite par examinateur' }))
    expect(await card.findByText('Error fetching examinator chart data')).toBeVisible()
    const exams = within(screen.getByRole('region', { name: 'Examens' }))
    expect(await exams.findByText('Ces chiffres n’ont pas pu être chargés')).toBeVisible()
    expect(await figures()).toHaveLength(9)
  })

  it('shows what is next by instructor, today and tomorrow', async () => {
    const { backend } = await startSchool()
    await openPage(backend, routes, '/dashboard')
    const panel = within(await screen.findByRole('region', { name: 'Prochaines heures' }))
    const teachers = await panel.findAllByRole('heading', { level: 3 })
    expect(teachers.length).toBeGreaterThan(1)
    const [first] = panel.getAllByRole('link', { name: /./ }).filter((link) => link.className === 'person-link')
    expect(first?.getAttribute('href')).toMatch(/^\/apps\/calendrier\?evenement=\d+&jour=2026-11-2[12]$/)
  })
})
