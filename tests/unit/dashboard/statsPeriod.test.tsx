// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/dashboard/DashboardPage'
import '@src/views/dashboard/stats/StatsSection'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import { routes } from '@src/views/dashboard/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { listBehind, rowsBehind } from '@tests/helpers/behind'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const LIBRE = '/dashboard?periode=libre&from=2026-11-01&to=2026-11-28'
const figures = () => screen.findByRole('list', { name: 'Chiffres de la période' })
const dayField = (name: string) => screen.findByRole('textbox', { name })

describe('the period of the dashboard', () => {
  it('keeps a first day behind the last one as typed, says so, and shows no figures until it makes sense', async () => {
    const { backend } = await startSchool()
    const { user, router } = await openPage(backend, routes, LIBRE)
    const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
    await figures()
    const [first, last] = [await dayField('Premier jour'), await dayField('Dernier jour')]
    await user.clear(first)
    await user.type(first, '01/12/2026')
    await user.tab()
    await waitFor(() => expect(asked()).toMatchObject({ from: '2026-12-01', to: '2026-11-28' }))
    expect(await screen.findByText('La fin doit venir après le début.')).toBeVisible()
    expect(last).toHaveAccessibleDescription('La fin doit venir après le début.')
    expect(first).toHaveValue('01/12/2026')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chiffres de la période' })).toBeNull())
    await user.clear(last)
    await user.type(last, '31/12/2026')
    await user.tab()
    await waitFor(() => expect(asked()).toMatchObject({ from: '2026-12-01', to: '2026-12-31' }))
    expect([first, last].map((field) => field instanceof HTMLInputElement && field.value)).toEqual([
      ...['01/12/2026', '31/12/2026'],
    ])
    expect(screen.queryByText('La fin doit venir après le début.')).toBeNull()
    const shown = within(await figures()).getByRole('link', { name: /^Inscriptions/ })
    expect(shown.getAttribute('href')).toContain('inscritDepuis=2026-12-01&inscritJusqua=2026-12-31')
    await backend.stop()
  })

  it('takes a day that is emptied out of the address, and asks for it', async () => {
    const { backend } = await startSchool()
    const { user, router } = await openPage(backend, routes, LIBRE)
    await figures()
    const first = await dayField('Premier jour')
    await user.clear(first)
    await user.tab()
    await waitFor(() => expect(router.state.location.search).toBe('?periode=libre&to=2026-11-28'))
    expect(first).toHaveAccessibleDescription('Champ obligatoire.')
    expect(screen.queryByRole('list', { name: 'Chiffres de la période' })).toBeNull()
    await backend.stop()
  })

  it('says once with what the figures are compared, and a single day once', async () => {
    const { backend } = await startSchool()
    const { router } = await openPage(backend, routes, '/dashboard')
    expect(await screen.findByText('Comparé à la période du jeu. 1er oct. 2026 au mer. 21 oct. 2026')).toBeVisible()
    await router.navigate('/dashboard?periode=libre&from=2026-11-20&to=2026-11-20')
    expect(await screen.findByText('Le ven. 20 nov. 2026')).toBeVisible()
    expect(await screen.findByText('Comparé au jeu. 19 nov. 2026')).toBeVisible()
    await backend.stop()
  })

  it('drops an instructor and a licence that nobody knows', async () => {
    const { backend } = await startSchool()
    const { router } = await openPage(backend, routes, '/dashboard?periode=annee&idMoniteur=99999&idPermi=99999')
    await figures()
    await waitFor(() => expect(router.state.location.search).toBe('?periode=annee'))
    await figures()
    expect(screen.queryByRole('dialog')).toBeNull()
    await backend.stop()
  })

  it('shows the figures of one instructor as their lists count them, exams included', async () => {
    const { backend, ecole } = await startSchool()
    const { data } = await listBehind<Page<Moniteur>>(ecole, '/apps/moniteurs?perPage=100')
    const address = `/dashboard?periode=annee&idMoniteur=${data[0]?.id}`
    await openPage(backend, routes, address)
    const links = within(await figures()).getAllByRole('link')
    expect(links).toHaveLength(7)
    for (const link of links) {
      const [label, value] = [...link.children].map(({ textContent }) => textContent ?? '')
      const listed = await rowsBehind(ecole, link.getAttribute('href') ?? '')
      expect([label, value?.replace(/\D/g, '')]).toEqual([label, String(listed)])
      if (label === 'Examens réussis') expect(listed).toBeGreaterThan(0)
    }
    await backend.stop()
  })

  it('ranks instructors by their share of open hours, the fullest first', async () => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, routes, '/dashboard?periode=annee')
    const card = within(await screen.findByRole('region', { name: 'Remplissage' }))
    await user.click(await card.findByRole('button', { name: 'Tableau' }))
    const shares = card.getAllByRole('link').map(({ textContent }) => Number.parseInt(textContent ?? '', 10))
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual([...shares].sort((one, other) => other - one))
    await backend.stop()
  })
})
