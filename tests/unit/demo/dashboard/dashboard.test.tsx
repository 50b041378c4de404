import { routes as demoDashboardRoutes } from '@src/views/demo/dashboard/routes'
import { ShopDashboardPage } from '@src/views/demo/dashboard/ShopDashboardPage'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const routes = [
  ...demoDashboardRoutes,
  { path: '/', can: ['read', 'Demo'], words: ['demoDashboard'], load: async () => ShopDashboardPage } as const,
]
const open = async (address: string) => openPage(await startBackend(), routes, address, { username: 'manager' })
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

describe('dashboard of the shop', () => {
  it('greets the user, shows the figures and links to their lists', async () => {
    await open('/')
    const medal = await card(/^Bravo/)
    expect(plain(medal.getByText(/DT$/).textContent)).toBe('48 900,000 DT')
    expect(medal.getByRole('link', { name: 'Voir les factures' })).toBeVisible()
    expect(await (await card('Commandes')).findByRole('table', { name: 'Commandes' })).toBeVisible()
    expect(await (await card('Objectif de l’année')).findByText('Réalisé')).toBeVisible()
    const partners = (await card('Partenaires')).getByRole('table', { name: 'Partenaires' })
    expect(within(partners).getAllByRole('row')).toHaveLength(8)
    expect((await card('Derniers mouvements')).getAllByRole('listitem')).toHaveLength(5)
  })

  it('shows income and expenses of the chosen year', async () => {
    const { user } = await open('/')
    const report = await card('Recettes et dépenses')
    const year = await report.findByRole<HTMLSelectElement>('combobox', { name: 'Année' })
    await waitFor(() => expect(year.options.length).toBe(3))
    const january = () => plain(report.getAllByRole('row')[1]?.textContent)
    await report.findByRole('table', { name: new RegExp(`dépenses ${year.options[0]?.text}$`) })
    const before = january()
    await user.selectOptions(year, year.options[1]?.text ?? '')
    expect(await report.findByRole('table', { name: new RegExp(`dépenses ${year.options[1]?.text}$`) })).toBeVisible()
    expect(january()).not.toBe(before)
  })
})

it('formats figures like the rest of the application', async () => {
  await open('/')
  const partner = (await card('Partenaires')).getByRole('row', { name: /23.400/ })
  expect(plain(partner.textContent)).toContain('23 400')
  const profit = await (await card('Bénéfice')).findByText(/^17.420,000.DT$/, { selector: '.demo-figure' })
  expect(plain(profit.textContent)).toBe('17 420,000 DT')
  expect(plain((await screen.findByText(/^Budget\s:/)).textContent)).toContain('36 000,000 DT')
  // Thousands with a k are for badges only, where room is short.
  expect(document.body.textContent).not.toMatch(/\d[.,]\dk/)
})

describe('analytics dashboard', () => {
  it('shows the figures of the chosen period', async () => {
    const { user } = await open('/dashboard/analytics')
    const support = await card('Suivi des demandes')
    const period = support.getByRole('combobox', { name: 'Période' })
    const settled = async () =>
      within(await support.findByRole('row', { name: /^Demandes réglées/ })).getByText(/%/).textContent
    const [total, share] = [(await support.findByText('148')).textContent, await settled()]
    await user.selectOptions(period, 'Année dernière')
    await support.findByText(/^1.690$/)
    expect(total).not.toMatch(/^1.690$/)
    expect(await settled()).not.toBe(share)
  })

  it('lists each event once and contains the whole list of invoices', async () => {
    const { user, here } = await open('/dashboard/analytics')
    const timeline = await card('Fil du jour')
    const happened = timeline.getAllByRole('list')[0]
    expect([...(happened?.children ?? [])].map((entry) => entry.querySelector('b')?.textContent)).toHaveLength(4)
    expect(plain(happened?.textContent)).toContain('il y a 12 min')
    expect(timeline.getByRole('link', { name: 'Facture #5023' })).toHaveAttribute('href', '/apps/invoice/preview/5023')
    expect(await screen.findByText('1–10 sur 37')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Page suivante' }))
    await waitFor(() => expect(here()).toBe('/dashboard/analytics?page=2'))
    await user.type(screen.getByRole('searchbox'), '#5023')
    await waitFor(() => expect(here()).not.toContain('page=2'))
  })
})
