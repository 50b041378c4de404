import { demoUserRoutes } from '@src/views/demo/user/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const open = async (address: string) => openPage(await startBackend(), demoUserRoutes, address, { username: 'manager' })

describe('the list of users', () => {
  it('puts the one added on top', async () => {
    const { user } = await open('/apps/user/list')
    expect(await screen.findByText('1–10 sur 50')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ajouter un utilisateur' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Ajouter un utilisateur' }))
    await user.type(panel.getByRole('textbox', { name: 'Nom complet' }), 'Salma Trabelsi')
    await user.click(panel.getByRole('button', { name: 'Ajouter' }))
    expect((await panel.findAllByText('Champ obligatoire.')).length).toBe(2)
    await user.type(panel.getByRole('textbox', { name: 'Identifiant' }), 'salma.t')
    await user.type(panel.getByRole('textbox', { name: 'E-mail' }), 'salma@exemple.tn')
    await user.click(panel.getByRole('button', { name: 'Ajouter' }))
    expect(await screen.findByText('1–10 sur 51')).toBeTruthy()
    const [, first] = screen.getAllByRole('row')
    expect(first?.textContent).toContain('Salma Trabelsi')
  })

  it('keeps its filters in the address and deletes after asking', async () => {
    const { user, here } = await open('/apps/user/list?role=admin')
    const menus = await screen.findAllByRole('button', { name: /^Actions pour/ })
    await user.click(menus[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Actions pour/ }).length).toBe(menus.length - 1))
    expect(here()).toBe('/apps/user/list?role=admin')
  })
})

describe('a user', () => {
  it('is the first one when the address names none; its plan changes; an unknown one is not there', async () => {
    const { user, router } = await open('/apps/user/view')
    await user.click(await screen.findByRole('button', { name: 'Changer de formule' }))
    const [choice] = await screen.findAllByRole('menuitem')
    const plan = choice?.textContent ?? ''
    await user.click(choice ?? document.body)
    expect(await screen.findByRole('heading', { name: new RegExp(`Formule.*${plan}$`) })).toBeTruthy()
    await router.navigate('/apps/user/view/4000')
    expect(await screen.findByText('Utilisateur introuvable')).toBeTruthy()
  })

  it('is changed over two tabs, and a fault opens its own', async () => {
    const { user, here } = await open('/apps/user/edit/2')
    const name = await screen.findByRole('textbox', { name: 'Nom complet' })
    await user.clear(name)
    await user.click(screen.getByRole('tab', { name: 'Informations' }))
    await user.clear(screen.getByRole('textbox', { name: 'Entreprise' }))
    await user.type(screen.getByRole('textbox', { name: 'Entreprise' }), 'Auto-école du Lac')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeTruthy()
    await user.type(await screen.findByRole('textbox', { name: 'Nom complet' }), 'Hédi Zitouni')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/user/view/2'))
    expect(await screen.findByRole('heading', { name: 'Hédi Zitouni' })).toBeTruthy()
    expect(screen.getByText('Auto-école du Lac')).toBeTruthy()
  })
})
