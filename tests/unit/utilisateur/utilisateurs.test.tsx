import type { Utilisateur } from '@contract/compte/utilisateur'
import type { Page } from '@contract/list'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/utilisateur/AccountsCard'
import { routes as utilisateurRoutes } from '@src/views/utilisateur/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { rowsBehind } from '@tests/helpers/behind'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const found = async (ecole: Client, q: string) => (await ecole.get<Page<Utilisateur>>(`/api/user?q=${q}`)).body.data[0]

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error('not in a row')
  return within(row)
}

describe('desk users', () => {
  it('are added with their access', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, utilisateurRoutes, '/apps/utilisateurs/new')
    await user.type(await screen.findByRole('textbox', { name: /Nom complet/ }), 'Ines Ayari')
    await user.click(screen.getByRole('button', { name: /Enregistrer|Ajouter|Créer/ }))
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ines@exemple.tn')
    await user.click(screen.getByRole('button', { name: /Enregistrer|Ajouter|Créer/ }))
    await waitFor(() => expect(here()).toBe('/apps/utilisateurs'))
    expect(await found(ecole, 'ayari')).toMatchObject({ nomComplet: 'Ines Ayari', acces: 'planning' })
    await backend.stop()
  })

  it('are deactivated after confirmation, except the user themselves', async () => {
    const { backend, ecole } = await startSchool()
    const { user } = await openPage(backend, utilisateurRoutes, '/apps/utilisateurs')
    const own = await rowOf('Leïla Cherif')
    await user.click(own.getByRole('button', { name: /^Actions/ }))
    expect(await screen.findByRole('menuitem', { name: 'Modifier' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Désactiver' })).toBeNull()
    await user.keyboard('{Escape}')
    const other = await rowOf('Rim Ferchichi')
    await user.click(other.getByRole('button', { name: /^Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Désactiver' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(async () => expect(await found(ecole, 'ferchichi')).toMatchObject({ active: false }))
    await backend.stop()
  })

  it('are listed for the platform with their schools', async () => {
    const { backend } = await startSchool()
    await openPage(backend, utilisateurRoutes, '/apps/utilisateurs?idAutoEcole=2', { username: 'manager' })
    const row = await rowOf('Nizar Kammoun')
    expect(row.queryByRole('button', { name: /^Actions/ })).toBeNull()
    expect(screen.queryByText('Leïla Cherif')).toBeNull()
    expect(await screen.findByRole('button', { name: /Auto-école La Corniche/ })).toBeVisible()
    await backend.stop()
  })

  it('are counted with all accounts of their school by their last use, each number with its list', async () => {
    const { backend, ecole } = await startSchool()
    const { user } = await openPage(backend, utilisateurRoutes, '/apps/utilisateurs')
    const card = within(await screen.findByRole('region', { name: 'Qui se connecte' }, { timeout: 40_000 }))
    await user.click(await card.findByRole('button', { name: 'Tableau' }, { timeout: 40_000 }))
    const links = card.getAllByRole('link')
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const shown = Number(link.textContent?.replace(/\D/g, ''))
      expect([link.getAttribute('href'), shown]).toEqual([
        link.getAttribute('href'),
        await rowsBehind(ecole, link.getAttribute('href') ?? ''),
      ])
    }
    await backend.stop()
  })

  it('are counted by role with all accounts of the platform, not for a school', async () => {
    const { backend } = await startSchool()
    await backend.db.updateTable('utilisateur').set({ createdAt: new Date().toISOString() }).execute()
    await openPage(backend, utilisateurRoutes, '/apps/utilisateurs', { username: 'manager' })
    const roles = within(await screen.findByRole('table', { name: 'Comptes par rôle' }))
    expect(roles.getByRole('row', { name: /^Accueil des auto-écoles/ })).toBeVisible()
    expect(roles.getByRole('row', { name: /Plateforme/ })).toBeVisible()
    document.body.replaceChildren()
    await openPage(backend, utilisateurRoutes, '/apps/utilisateurs')
    await rowOf('Leïla Cherif')
    expect(screen.queryByRole('table', { name: 'Comptes par rôle' })).toBeNull()
    await backend.stop()
  })
})
