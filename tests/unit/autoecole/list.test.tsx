import { routes as autoEcoleRoutes } from '@src/views/autoecole/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
import { describe, expect, it } from 'vitest'

const names = async () => {
  const table = within(await screen.findByRole('table', { name: 'Auto-écoles' }))
  await table.findAllByRole('button', { name: /^Auto-école/ })
  return table.getAllByRole('button', { name: /^Auto-école/ }).map((button) => button.textContent)
}

const open = async (address: string) => {
  const backend = await startBackend()
  await suspend(backend, 2)
  return openPage(backend, autoEcoleRoutes, address, { username: 'manager' })
}

describe('list of schools', () => {
  it('shows pending schools first, with the counts of their people', async () => {
    await open('/apps/autoecole')
    expect((await names())[0]).toBe('Auto-école Les Oliviers')
    const row = within(screen.getByRole('row', { name: /Les Oliviers/ }))
    expect(row.getByText('En attente')).toBeVisible()
    expect(row.getByText('Wafa Zouari')).toBeVisible()
    expect(row.getByText('1')).toBeVisible()
  })

  it('applies the status and the search of the address', async () => {
    await open('/apps/autoecole?statut=SUSPENDED')
    expect(await names()).toEqual(['Auto-école La Corniche'])
    expect(screen.getByRole('button', { name: /Retirer le filtre État.*Suspendue ou refusée/ })).toBeVisible()
  })

  it('opens the details of a school beside the list and closes them', async () => {
    const { user, here } = await open('/apps/autoecole?q=menzah')
    await user.click(await screen.findByRole('button', { name: 'Auto-école El Menzah' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Auto-école El Menzah' }))
    expect(panel.getByText('14, rue de Carthage, 1004 El Menzah')).toBeVisible()
    expect(panel.getByRole('link', { name: /^71\s234\s101$/ })).toHaveAttribute('href', 'tel:+21671234101')
    await waitFor(() => expect(here()).toMatch(/row=1/))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(here()).not.toMatch(/row=/))
  })
})
