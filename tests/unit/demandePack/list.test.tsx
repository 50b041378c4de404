import { routes as demandePackRoutes } from '@src/views/demandePack/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const open = async () => {
  const page = await openPage(await startBackend(), demandePackRoutes, '/apps/demandes', { username: 'manager' })
  await page.user.click(await screen.findByRole('button', { name: 'Auto-école La Corniche' }))
  const panel = within(await screen.findByRole('dialog', { name: /La Corniche/ }))
  return { ...page, panel }
}

describe('list of pack requests', () => {
  it('accepts a request in place of the running package, and the line disappears', async () => {
    const { user, panel } = await open()
    // The packages of the school end on 21 March: the next one begins on the day after.
    expect(panel.getByRole('radio', { name: /À la suite.*22 mars 2027/ })).toBeChecked()
    await user.click(panel.getByRole('radio', { name: /remplace/ }))
    await user.click(panel.getByRole('button', { name: 'Accepter' }))
    expect(await screen.findByText(/pack Pro accordé/)).toBeInTheDocument()
    expect(await screen.findByText('Aucune demande')).toBeInTheDocument()
  })

  it('refuses a request with a required reason', async () => {
    const { user, panel } = await open()
    await user.click(await panel.findByRole('button', { name: 'Refuser' }))
    const motif = await panel.findByRole('textbox', { name: /Motif/ })
    expect(motif).toHaveFocus()
    await user.click(await panel.findByRole('button', { name: 'Refuser' }))
    expect(await panel.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(motif, 'Dossier incomplet')
    await user.click(panel.getByRole('button', { name: 'Refuser' }))
    expect(await screen.findByText(/pack Pro refusé/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
