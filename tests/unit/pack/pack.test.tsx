import { routes as packRoutes } from '@src/views/pack/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const manager = { username: 'manager' }

describe('list of packs', () => {
  it('shows price, frequency and limits, deactivates a pack and undoes it', async () => {
    const { user } = await openPage(await startBackend(), packRoutes, '/apps/packs', manager)
    const row = within(await screen.findByRole('row', { name: /Essentiel/ }))
    expect(row.getByText(/^49,000\sDT$/)).toBeVisible()
    expect(row.getByText('Mensuel')).toBeVisible()
    expect(row.getByText('60')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Actions pour Essentiel' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ne plus proposer' }))
    expect(await screen.findByText('Essentiel n’est plus proposé')).toBeInTheDocument()
    await waitFor(() => expect(row.getByText('Retiré')).toBeVisible())
  })
})

describe('form of a pack', () => {
  it('adds a pack', async () => {
    const { user, here } = await openPage(await startBackend(), packRoutes, '/apps/packs/new', manager)
    await user.type(await screen.findByRole('textbox', { name: /Nom/ }), 'Grande école')
    await user.type(screen.getByRole('textbox', { name: /Prix/ }), '149,5')
    await user.selectOptions(screen.getByRole('combobox', { name: /Fréquence/ }), 'annually')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Pack Grande école ajouté')).toBeInTheDocument()
    await waitFor(() => expect(here()).toBe('/apps/packs'))
    expect(within(await screen.findByRole('row', { name: /Grande école/ })).getByText('Semestriel')).toBeVisible()
  })

  it('keeps the typed values when the name is taken', async () => {
    const { user } = await openPage(await startBackend(), packRoutes, '/apps/packs/3/edit', manager)
    const name = await screen.findByRole('textbox', { name: /Nom/ })
    await user.clear(name)
    await user.type(name, 'Essentiel')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Déjà utilisé.')).toBeInTheDocument()
    expect(screen.getByDisplayValue('Essentiel')).toBe(name)
  })
})
