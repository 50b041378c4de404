import type { PageRoute } from '@src/configs/pageRoute'
import { routes as autoEcoleRoutes } from '@src/views/autoecole/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { readError } from '@tests/helpers/errorDialog'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const open = async (address: string) =>
  openPage(await startBackend(), autoEcoleRoutes, address, { username: 'manager' })

describe('sheet of a school', () => {
  it('approves the school, assigns a pack and shows both in the log', async () => {
    const { user } = await open('/apps/autoecole/3')
    await user.click(await screen.findByRole('button', { name: 'Approuver' }))
    expect(await screen.findByText('Auto-école Les Oliviers est approuvée')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Attribuer un pack' }))
    const panel = within(await screen.findByRole('dialog'))
    await user.click(panel.getByRole('button', { name: 'Attribuer' }))
    expect(await panel.findByText('Champ obligatoire.')).toBeVisible()
    await panel.findByRole('option', { name: /^Pro ·/ })
    await user.selectOptions(panel.getByRole('combobox', { name: /Pack/ }), '3')
    await user.click(panel.getByRole('button', { name: 'Attribuer' }))
    const log = within(await screen.findByRole('region', { name: 'Historique' }))
    expect(await log.findByText('Abonnement Pro ouvert')).toBeVisible()
    expect(log.getByText('Approbation')).toBeVisible()
  })

  it('suspends the school with a reason and reopens it', async () => {
    const { user } = await open('/apps/autoecole/2')
    await user.click(await screen.findByRole('button', { name: 'Suspendre' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Suspendre «\u202fAuto-école La Corniche\u202f»' }))
    await user.type(panel.getByRole('textbox', { name: /Motif/ }), 'Impayé')
    await user.click(panel.getByRole('button', { name: 'Suspendre' }))
    expect(await screen.findByText('Suspendue')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Rouvrir' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Suspendre' })).toBeVisible())
  })

  it('links to the accounts of the school', async () => {
    const { here, user } = await open('/apps/autoecole/2')
    await user.click(await screen.findByRole('link', { name: 'Tous les comptes' }))
    await waitFor(() => expect(here()).toBe('/apps/utilisateurs?idAutoEcole=2'))
  })

  it('shows an error page for an unknown school', async () => {
    await open('/apps/autoecole/999')
    await readError()
    expect(await screen.findByText('Auto-école introuvable')).toBeInTheDocument()
  })
})

describe('form of a school’s own data', () => {
  const routes: PageRoute[] = [
    { path: '/own', load: async () => (await import('@src/parts/autoecole/AutoEcoleForm')).AutoEcoleForm },
  ]

  it('saves the values and shows faults beside their fields', async () => {
    const { user } = await openPage(await startBackend(), routes, '/own')
    const name = await screen.findByRole('textbox', { name: /^Nom/ })
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeInTheDocument()
    await user.type(name, 'Auto-école Menzah 2')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Auto-école enregistrée')).toBeInTheDocument()
  })

  it('is read-only while the school is read-only', async () => {
    await openPage(await startBackend(), routes, '/own', { username: 'ecole3' })
    expect(await screen.findByText('AE-6-0932')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  })
})
