import { elided } from '@core/i18n/elision'
import { routes as demoUserRoutes } from '@src/views/demo/user/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const open = async (address: string) => openPage(await startBackend(), demoUserRoutes, address, { username: 'manager' })

describe('list of demo users', () => {
  it('puts a new user on top', async () => {
    const { user } = await open('/apps/user/list')
    expect(await screen.findByText('1–10 sur 50')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ajouter un utilisateur' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Ajouter un utilisateur' }))
    await user.type(panel.getByRole('textbox', { name: 'Nom complet' }), 'Salma Trabelsi')
    await user.click(panel.getByRole('button', { name: 'Ajouter' }))
    expect((await panel.findAllByText('Champ obligatoire.')).length).toBe(2)
    await user.type(panel.getByRole('textbox', { name: 'Nom d’utilisateur' }), 'salma.t')
    await user.type(panel.getByRole('textbox', { name: 'E-mail' }), 'salma@exemple.tn')
    await user.click(panel.getByRole('button', { name: 'Ajouter' }))
    expect(await screen.findByText('1–10 sur 51')).toBeVisible()
    const [, first] = screen.getAllByRole('row')
    expect(first?.textContent).toContain('Salma Trabelsi')
  })

  it('keeps filters in the address and deletes after confirmation', async () => {
    const { user, here } = await open('/apps/user/list?role=admin')
    const menus = await screen.findAllByRole('button', { name: /^Actions pour/ })
    await user.click(menus[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Actions pour/ }).length).toBe(menus.length - 1))
    await waitFor(() => expect(here()).toBe('/apps/user/list?role=admin'))
  })
})

describe('demo user page', () => {
  it('shows the first user without an id, changes the plan and reports an unknown user', async () => {
    const { user, router } = await open('/apps/user/view')
    await user.click(await screen.findByRole('button', { name: 'Changer de formule' }))
    const [choice] = await screen.findAllByRole('menuitem')
    const plan = choice?.textContent ?? ''
    await user.click(choice ?? document.body)
    expect(await screen.findByRole('heading', { name: new RegExp(`Formule.*${plan}$`) })).toBeVisible()
    await router.navigate('/apps/user/view/4000')
    await readError()
    expect(await screen.findByRole('heading', { level: 1, name: 'Utilisateur introuvable' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir les utilisateurs' })).toBeVisible()
    await router.navigate('/apps/user/edit/x')
    // The previous page has the same title, so the test waits for this one.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Utilisateur introuvable' })).toBeVisible(),
    )
  })

  it('edits a user over several tabs and opens the tab with a fault', async () => {
    const { user, here } = await open('/apps/user/edit/2')
    await user.clear(await screen.findByRole('textbox', { name: 'Entreprise' }))
    await user.type(screen.getByRole('textbox', { name: 'Entreprise' }), 'Auto-école du Lac')
    const name = await screen.findByRole('textbox', { name: 'Nom complet' })
    await user.clear(name)
    await user.click(screen.getByRole('tab', { name: 'Informations' }))
    await user.type(screen.getByRole('textbox', { name: 'Site web' }), 'https://exemple.tn')
    await user.click(screen.getByRole('checkbox', { name: 'Message' }))
    await user.click(screen.getByRole('radio', { name: 'Autre' }))
    await user.click(screen.getByRole('tab', { name: 'Réseaux' }))
    await user.type(screen.getByRole('textbox', { name: 'GitHub' }), 'hedi z')
    await user.type(screen.getByRole('textbox', { name: 'X' }), 'https://x.com/hedi')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    // Two words are not an account name. The faults of the open tab come first.
    expect(await screen.findByText('Valeur incorrecte.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'GitHub' }))
    await user.type(screen.getByRole('textbox', { name: 'GitHub' }), '@hedi-z')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(await screen.findByRole('textbox', { name: 'Nom complet' }), 'Hédi Zitouni')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/user/view/2'))
    expect(await screen.findByRole('heading', { name: 'Hédi Zitouni' })).toBeVisible()
    expect(screen.getAllByText('Auto-école du Lac').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'https://exemple.tn (nouvel onglet)' })).toBeVisible()
    for (const [name, address] of [
      ['hedi-z', 'https://github.com/hedi-z'],
      ['hedi', 'https://x.com/hedi'],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (nouvel onglet)` })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank'])
    }
  })

  it('shows an invalid website in its tab', async () => {
    const { user, here } = await open('/apps/user/edit/2?tab=information')
    await user.type(await screen.findByRole('textbox', { name: 'Site web' }), 'javascript:alert(1)')
    await user.click(screen.getByRole('tab', { name: 'Compte' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Valeur incorrecte.')).toBeVisible()
    await waitFor(() => expect(here()).toBe('/apps/user/edit/2?tab=information'))
  })

  it('shows the rights of the role until they are customised, and can reset them', async () => {
    const { user, here } = await open('/apps/user/edit/3')
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Réglages, Supprimer' })
    expect((await box()).checked).toBe(false)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Administrateur')
    expect((await box()).checked).toBe(true)
    await user.click(await box())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Abonné')
    // Customised rights do not follow the role.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Réglages, Lire' }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Reprendre les droits du rôle' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Réglages, Lire' }).checked).toBe(false)
    await user.click(screen.getByRole('checkbox', { name: 'Commandes, Lire' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/user/view/3'))
    expect(await screen.findByText('Droits personnalisés')).toBeVisible()
    const rights = within(screen.getByRole('region', { name: 'Droits' }))
    expect(rights.getByRole('row', { name: 'Commandes Oui Non Non Non' })).toBeVisible()
  })
})

describe('invoices on the page of a user', () => {
  it('belong to that user only', async () => {
    await open('/apps/user/view/1')
    await screen.findByRole('heading', { name: /^Factures d(e |’)/ })
    const name = screen.getByRole('heading', { level: 1 }).textContent ?? ''
    expect(screen.getByRole('heading', { name: elided(`Factures de ${name}`) })).toBeVisible()
    const invoices = within(await screen.findByRole('table', { name: 'Factures' }))
    const [, ...rows] = await waitFor(() => {
      const all = invoices.getAllByRole('row')
      expect(all.length).toBeGreaterThan(2)
      return all
    })
    expect(rows.every((row) => row.textContent?.includes(name))).toBe(true)
    expect(rows.length).toBeLessThan(5)
  })

  it('are empty for a user without any', async () => {
    await open('/apps/user/view/50')
    await screen.findByRole('heading', { name: /^Factures d(e |’)/ })
    const name = screen.getByRole('heading', { level: 1 }).textContent
    expect(await screen.findByText(`Aucune facture pour ${name}`)).toBeVisible()
  })
})
