import { invoiceRoutes } from '@src/views/demo/invoice/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const open = async (address: string) => openPage(await startBackend(), invoiceRoutes, address, { username: 'manager' })

/** The amounts have spaces of their own between the groups. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const sums = async () => {
  const list = await screen.findByText('Sous-total')
  return plain(list.closest('dl')?.textContent)
}

describe('the list of invoices', () => {
  it('shows the newest first, filters by state and goes back to the first page', async () => {
    const { user, here } = await open('/apps/invoice/list?page=3')
    expect(await screen.findByText('21–30 sur 37')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'État' }), 'Brouillon')
    await waitFor(() => expect(here()).toBe('/apps/invoice/list?status=Draft'))
  })

  it('deletes after asking', async () => {
    const { user } = await open('/apps/invoice/list')
    await user.click(await screen.findByRole('button', { name: 'Actions de la facture #5023' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('1–10 sur 36')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '#5023' })).toBeNull()
  })
})

describe('an invoice', () => {
  it('is the first one when the address names none, and unknown when there is no such one', async () => {
    const { router } = await open('/apps/invoice/preview')
    expect(await screen.findByRole('article', { name: 'Facture #4987' })).toBeTruthy()
    await router.navigate('/apps/invoice/preview/999999')
    expect(await screen.findByText('Facture introuvable')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('is paid by what is left, and says so', async () => {
    const { user } = await open('/apps/invoice/list?status=Past+Due')
    const rows = await screen.findAllByRole('link', { name: /^#\d+$/ })
    await user.click(rows[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Ajouter un paiement' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Ajouter un paiement' }))
    const amount = panel.getByRole<HTMLInputElement>('textbox', { name: 'Montant (DT)' })
    const due = amount.value
    await user.clear(amount)
    await user.type(amount, '999999')
    await user.click(panel.getByRole('button', { name: 'Enregistrer le paiement' }))
    expect(await panel.findByText('Valeur trop grande.')).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, due)
    await user.click(panel.getByRole('button', { name: 'Enregistrer le paiement' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findAllByText('Payée')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Ajouter un paiement' })).toBeNull()
  })
})

describe('the form of an invoice', () => {
  it('computes while it is written, then adds one with the next number', async () => {
    const { user, here } = await open('/apps/invoice/add')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect((await screen.findAllByText('Champ obligatoire.')).length).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Nouveau client' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Nouveau client' }))
    await user.type(panel.getByRole('textbox', { name: 'Nom' }), 'Salma Trabelsi')
    await user.click(panel.getByRole('button', { name: 'Ajouter le client' }))
    const line = within(screen.getByRole('group', { name: 'Ligne 1' }))
    await user.type(line.getByRole('textbox', { name: 'Désignation' }), 'Heure de conduite')
    await user.type(line.getByRole('textbox', { name: 'Prix unitaire' }), '33,5')
    await user.clear(line.getByRole('textbox', { name: 'Quantité' }))
    await user.type(line.getByRole('textbox', { name: 'Quantité' }), '3')
    await user.clear(line.getByRole('textbox', { name: 'Remise (%)' }))
    await user.type(line.getByRole('textbox', { name: 'Remise (%)' }), '10')
    // 100.5 less 10 percent is 90.45; with 19 percent of tax 107.6355, to the millime.
    await waitFor(async () => expect(await sums()).toContain('Total TTC107,636 DT'))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/invoice/preview/5024'))
    expect(await screen.findByRole('article', { name: 'Facture #5024' })).toBeTruthy()
    expect(await sums()).toContain('Total TTC107,636 DT')
  })

  it('adds and removes lines of an invoice that is there', async () => {
    const { user, here } = await open('/apps/invoice/edit/5023')
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }))
    const before = screen.getAllByRole('group', { name: /^Ligne \d/ }).length
    await user.click(screen.getByRole('button', { name: 'Retirer la ligne 1' }))
    expect(screen.getAllByRole('group', { name: /^Ligne \d/ })).toHaveLength(before - 1)
    const last = within(screen.getByRole('group', { name: `Ligne ${before - 1}` }))
    await user.type(last.getByRole('textbox', { name: 'Désignation' }), 'Frais')
    await user.type(last.getByRole('textbox', { name: 'Prix unitaire' }), '10')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/invoice/preview/5023'))
    expect(await screen.findByText('Frais')).toBeTruthy()
  })
})
