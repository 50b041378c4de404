import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { routes as packageRoutes } from '@src/views/package/routes'
import { routes as tarificationRoutes } from '@src/views/tarification/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { endPackages, limitPackage, suspend } from '@tests/helpers/scenarios'
import { describe, expect, it } from 'vitest'

describe('« Tarification »', () => {
  it('shows the running package with the use of its limits and requests another pack once', async () => {
    const backend = await startBackend()
    await limitPackage(backend, 1, { limiteCandidats: 60, limiteMoniteurs: 5 })
    const { user } = await openPage(backend, tarificationRoutes, '/apps/tarification?tab=abonnement')
    const running = within(await screen.findByRole('region', { name: 'Abonnement en cours' }))
    expect(running.getByText('Pro semestriel')).toBeVisible()
    expect(running.getByText('5 sur 5')).toBeVisible()
    expect(running.getByText(/Limite atteinte/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /Demander ce pack.*Pro/ }))
    expect(await screen.findByText('Demande du pack Pro envoyée')).toBeInTheDocument()
    expect(await screen.findByText(/Votre demande du pack Pro attend/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Demande envoyée' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: /Renouveler/ })).toHaveProperty('disabled', true)
  })

  it('takes a request back, after which another pack can be requested', async () => {
    const backend = await startBackend()
    await endPackages(backend, 1)
    const { user } = await openPage(backend, tarificationRoutes, '/apps/tarification?tab=abonnement')
    expect(await screen.findByRole('heading', { name: 'Choisir un pack' })).toBeVisible()
    const running = within(screen.getByRole('region', { name: 'Abonnement en cours' }))
    expect(running.getByText(/Choisissez un pack ci-dessous/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /Demander ce pack.*Essentiel/ }))
    expect(await running.findByText(/Votre demande du pack Essentiel attend/)).toBeVisible()
    expect(running.queryByText(/Choisissez un pack/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Retirer la demande' }))
    const question = await screen.findByRole('dialog', { name: /Retirer votre demande/ })
    await user.click(within(question).getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('Demande du pack Essentiel retirée')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: /Demander ce pack.*Essentiel/ })).toBeEnabled())
  })

  it('shows that a package keeps its terms when its pack has changed', async () => {
    const backend = await startBackend()
    await backend.db.updateTable('pack').set({ prix: 600_000 }).where('nom', '=', 'Pro semestriel').execute()
    await openPage(backend, tarificationRoutes, '/apps/tarification?tab=abonnement')
    const card = within(await screen.findByRole('listitem', { name: 'Pro semestriel' }))
    expect(card.getByText(/Votre abonnement garde ses conditions jusqu’au/)).toBeVisible()
    expect(screen.queryAllByText(/garde ses conditions/)).toHaveLength(1)
  })

  it('lets a suspended school without a package request a pack', async () => {
    const backend = await startBackend()
    await suspend(backend, 1)
    await endPackages(backend, 1)
    const { user } = await openPage(backend, tarificationRoutes, '/apps/tarification?tab=abonnement')
    expect(await screen.findByText('Aucun abonnement en cours')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /Demander ce pack.*Essentiel/ }))
    expect(await screen.findByText('Demande du pack Essentiel envoyée')).toBeInTheDocument()
  })
})

describe('warning about a full package', () => {
  it('appears before the form is filled in and links to the packs', async () => {
    const backend = await startBackend()
    await limitPackage(backend, 1, { limiteCandidats: 60, limiteMoniteurs: 5 })
    const { user, here } = await openPage(backend, moniteurRoutes, '/apps/moniteurs/new')
    expect(await screen.findByText(/Votre abonnement est complet : 5 moniteurs/)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Changer de pack' }))
    await waitFor(() => expect(here()).toBe('/apps/tarification?tab=abonnement'))
  })

  it.each([
    [2, 'Il reste 2 places sur'],
    [60, null],
  ])('appears from nine tenths of the limit: with %i places left, « %s »', async (left, said) => {
    const backend = await startBackend()
    const school = await backend.db
      .selectFrom('candidat')
      .select('id')
      .where('idAutoEcole', '=', 1)
      .where('archived', '=', 0)
      .execute()
    await limitPackage(backend, 1, { limiteCandidats: school.length + left })
    await openPage(backend, candidatRoutes, '/apps/candidats/new')
    if (said) expect(await screen.findByText(new RegExp(said))).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeVisible()
    if (!said) expect(screen.queryByText(/Il reste/)).toBeNull()
  })

  it('is hidden from users who cannot change the package', async () => {
    const backend = await startBackend()
    await limitPackage(backend, 1, { limiteCandidats: 60, limiteMoniteurs: 5 })
    await openPage(backend, moniteurRoutes, '/apps/moniteurs/new', { username: 'ecole-planning' })
    expect(await screen.findByRole('textbox', { name: /^Nom/ })).toBeVisible()
    expect(screen.queryByText(/Votre abonnement est complet/)).toBeNull()
  })
})

describe('list of packages', () => {
  it('filters by a school found by typing among many', async () => {
    await import('@core/components/select/SelectHost')
    const backend = await startBackend()
    const { id: _, ...school } = await backend.db
      .selectFrom('auto_ecole')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const schools = Array.from({ length: 110 }, (_, index) => ({
      ...school,
      nom: index === 109 ? 'Zarzis Conduite' : `Auto-école ${index}`,
      matricule: `AE-9-${index}`,
    }))
    const ids = await backend.db.insertInto('auto_ecole').values(schools).returning('id').execute()
    const { user, here } = await openPage(backend, packageRoutes, '/apps/packages', { username: 'manager' })
    await user.click(await screen.findByRole('button', { name: 'Filtres' }))
    const panel = within(screen.getByRole('dialog', { name: 'Filtres' }))
    await user.type(await panel.findByRole('combobox', { name: 'Auto-école' }), 'zarzis')
    await user.click(await panel.findByRole('option', { name: 'Zarzis Conduite' }))
    await waitFor(() => expect(here()).toContain(`idAutoEcole=${ids.at(-1)?.id}`))
    expect(await screen.findByText(/Auto-école\s: Zarzis Conduite/)).toBeInTheDocument()
  })

  it('filters by state and school', async () => {
    await openPage(await startBackend(), packageRoutes, '/apps/packages?etat=EXPIRED&idAutoEcole=1', {
      username: 'manager',
    })
    const table = within(await screen.findByRole('table', { name: 'Abonnements' }))
    expect(await table.findByText('Essai')).toBeVisible()
    expect(table.getByRole('link', { name: 'Auto-école El Menzah' })).toHaveAttribute('href', '/apps/autoecole/1')
    expect(table.queryByText('Pro semestriel')).toBeNull()
  })
})
