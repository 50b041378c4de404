import type { PageRoute } from '@src/configs/pageRoute'
import { routes as autoEcoleRoutes } from '@src/views/autoecole/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
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

  it('refuses a sign-up with a reason, and may approve it later', async () => {
    const { user } = await open('/apps/autoecole/3')
    await user.click(await screen.findByRole('button', { name: 'Refuser l’inscription' }))
    const panel = within(await screen.findByRole('dialog', { name: /Refuser l’inscription de.*Les Oliviers/ }))
    await user.type(panel.getByRole('textbox', { name: /Motif/ }), 'Matricule inconnu')
    await user.click(panel.getByRole('button', { name: 'Refuser l’inscription' }))
    expect(await screen.findByText('Refusée')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Refuser l’inscription' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rouvrir' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Approuver' }))
    expect(await screen.findByRole('button', { name: 'Suspendre' })).toBeVisible()
  })

  it('answers the pending request of the school, and withdraws the period that has not begun', async () => {
    const { user } = await open('/apps/autoecole/2')
    const request = within(await screen.findByRole('region', { name: 'Demande en attente' }))
    await user.click(request.getByRole('button', { name: 'Accepter' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Demande en attente' })).toBeNull())
    // The school also has a period to come of another pack.
    const given = await screen.findByRole('button', { name: /^Retirer\s: Pro,/ })
    const before = screen.getAllByRole('button', { name: /^Retirer/ }).length
    await user.click(given)
    const question = await screen.findByRole('dialog', { name: /Retirer cet abonnement/ })
    await user.click(within(question).getByRole('button', { name: 'Confirmer' }))
    const log = within(await screen.findByRole('region', { name: 'Historique' }))
    expect(await log.findByText('Abonnement Pro retiré')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Retirer\s: Pro,/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(before - 1)
  })

  it('says that giving a pack answers the pending request for it', async () => {
    const { user } = await open('/apps/autoecole/2')
    await screen.findByRole('region', { name: 'Demande en attente' })
    await user.click(screen.getByRole('button', { name: 'Attribuer un pack' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText(/l’attribuer accepte sa demande/)).toBeVisible()
    await panel.findByRole('option', { name: /^Essai ·/ })
    await user.selectOptions(
      panel.getByRole('combobox', { name: /Pack/ }),
      panel.getByRole('option', { name: /^Essai/ }),
    )
    expect(await panel.findByText(/attend toujours votre réponse/)).toBeVisible()
    await user.selectOptions(
      panel.getByRole('combobox', { name: /Pack/ }),
      panel.getByRole('option', { name: /^Pro ·/ }),
    )
    await user.click(panel.getByRole('button', { name: 'Attribuer' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Demande en attente' })).toBeNull())
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
