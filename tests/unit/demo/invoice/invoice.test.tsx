import type { Invoice } from '@contract/demo/invoice'
import { http } from '@core/http'
import { routes as invoiceRoutes } from '@src/views/demo/invoice/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const open = async (address: string) => openPage(await startBackend(), invoiceRoutes, address, { username: 'manager' })

/** Amounts contain no-break spaces. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const sums = async () => {
  const list = await screen.findByText('Sous-total')
  return plain(list.closest('dl')?.textContent)
}

describe('list of invoices', () => {
  it('shows the newest first, filters by state and returns to the first page', async () => {
    const { user, here } = await open('/apps/invoice/list?page=3')
    expect(await screen.findByText('21–30 sur 37')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'État' }), 'Brouillon')
    await waitFor(() => expect(here()).toBe('/apps/invoice/list?status=Draft'))
  })

  it('deletes an invoice after confirmation', async () => {
    const { user } = await open('/apps/invoice/list')
    await user.click(await screen.findByRole('button', { name: 'Actions de la facture #5023' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('1–10 sur 36')).toBeVisible()
    expect(screen.queryByRole('link', { name: '#5023' })).toBeNull()
  })
})

describe('invoice', () => {
  it('is the first one without an id in the address, and an error page for an unknown id', async () => {
    const { router } = await open('/apps/invoice/preview')
    expect(await screen.findByRole('article', { name: 'Facture #4987' })).toBeVisible()
    await router.navigate('/apps/invoice/preview/999999')
    await readError()
    expect(await screen.findByText('Facture introuvable')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it.each([
    ['preview/x', false],
    ['edit/0', false],
    ['edit/999999', true],
  ])('shows an error page at %s', async (page, isAskedFor) => {
    await open(`/apps/invoice/${page}`)
    if (isAskedFor) await readError()
    expect(await screen.findByRole('heading', { level: 1, name: 'Facture introuvable' })).toBeVisible()
    expect(document.title).toContain('Facture introuvable')
    expect(await screen.findByRole('link', { name: 'Voir les factures' })).toHaveAttribute('href', '/apps/invoice/list')
  })

  it('is sent from an editable address and paid with the chosen method', async () => {
    const { user } = await open('/apps/invoice/edit/5022')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Accepter les paiements par' }), 'PayPal')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    const sending = within(await screen.findByRole('dialog', { name: 'Envoyer la facture' }))
    await waitFor(() => expect(sending.getByRole<HTMLInputElement>('textbox', { name: 'De' }).value).toMatch(/@/))
    await user.click(sending.getByRole('button', { name: 'Annuler' }))
    await user.click(screen.getByRole('button', { name: 'Ajouter un paiement' }))
    const paying = within(await screen.findByRole('dialog', { name: 'Ajouter un paiement' }))
    const left = paying.getByRole<HTMLInputElement>('textbox', { name: 'Reste à payer' })
    expect(left.disabled).toBe(true)
    const method = paying.getByRole<HTMLSelectElement>('combobox', { name: 'Moyen de paiement' })
    expect(method.selectedOptions[0]?.textContent).toBe('PayPal')
    await user.click(paying.getByRole('button', { name: 'Enregistrer le paiement' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'État' })
    await waitFor(() => expect(status.value).toBe('Paid'))
    expect(screen.queryByRole('button', { name: 'Ajouter un paiement' })).toBeNull()
  })

  it('shows the remaining amount after a payment', async () => {
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
    expect(await panel.findByText('Valeur trop grande.')).toBeVisible()
    await user.clear(amount)
    await user.type(amount, due)
    await user.click(panel.getByRole('button', { name: 'Enregistrer le paiement' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findAllByText('Payée')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Ajouter un paiement' })).toBeNull()
  })
})

describe('form of an invoice', () => {
  it('computes totals while typing, then saves with the next number', async () => {
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
    // 100.5 less 10 percent is 90.45; with 19 percent tax 107.6355, rounded to the millime.
    await waitFor(async () => expect(await sums()).toContain('Total TTC107,636 DT'))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/invoice/preview/5024'))
    expect(await screen.findByRole('article', { name: 'Facture #5024' })).toBeVisible()
    expect(await sums()).toContain('Total TTC107,636 DT')
  })

  it('fills a line with a usual service that can be changed', async () => {
    const { user } = await open('/apps/invoice/add')
    const line = within(await screen.findByRole('group', { name: 'Ligne 1' }))
    const preset = line.getByRole<HTMLSelectElement>('combobox', { name: 'Prestation' })
    await user.selectOptions(preset, 'Forfait 20 heures')
    const title = line.getByRole<HTMLInputElement>('textbox', { name: 'Désignation' })
    expect(title.value).toBe('Forfait 20 heures')
    expect(line.getByRole<HTMLInputElement>('textbox', { name: 'Prix unitaire' }).value).toBe('720')
    // 720 with 19 percent of one tax and 1 percent of the other.
    await user.clear(line.getByRole('textbox', { name: 'Autre taxe (%)' }))
    await user.type(line.getByRole('textbox', { name: 'Autre taxe (%)' }), '1')
    await waitFor(async () => expect(await sums()).toContain('Total TTC864,000 DT'))
    await user.type(title, ' de conduite')
    expect(preset.selectedOptions[0]?.textContent).toBe('Autre prestation')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Numéro' }).value).toBe('#5024')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' }).disabled).toBe(true)
    expect(await screen.findByText('Banque du Lac (exemple)')).toBeVisible()
  })

  it('lists clients with their country and adds one with a country from the list', async () => {
    const { user } = await open('/apps/invoice/add')
    const clients = await screen.findByRole('combobox', { name: 'Client' })
    await waitFor(() => expect(within(clients).getAllByRole('option')).toHaveLength(6))
    expect(within(clients).getAllByRole('option')[1]?.textContent).toMatch(/^\S+ .+ · \p{L}+$/u)
    await user.click(screen.getByRole('button', { name: 'Nouveau client' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Nouveau client' }))
    await user.type(panel.getByRole('textbox', { name: 'Nom' }), 'Salma Trabelsi')
    const country = panel.getByRole('combobox', { name: 'Pays' })
    expect(within(country).getAllByRole('option')).toHaveLength(11)
    await user.selectOptions(country, 'Belgique')
    await user.click(panel.getByRole('button', { name: 'Ajouter le client' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const part = within(screen.getByRole('region', { name: 'Facturé à' }))
    expect(part.getByText('Belgique')).toBeVisible()
  })

  it('prints the parts that are switched on', async () => {
    const { user, here } = await open('/apps/invoice/edit/5022')
    const press = async (name: string) => user.click(await screen.findByRole('switch', { name }))
    await press('Conditions de paiement')
    await press('Note au client')
    await press('Talon de paiement')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/invoice/preview/5022'))
    const paper = within(await screen.findByRole('article', { name: 'Facture #5022' }))
    expect(paper.getByRole('region', { name: 'Talon de paiement' })).toBeVisible()
    expect(paper.queryByText('Conditions de paiement')).toBeNull()
    expect(paper.queryByText('Note')).toBeNull()
  })

  it('asks for no payment once all is paid, whatever parts are switched on', async () => {
    const { data } = await http.get<{ invoices: Invoice[] }>('apps/invoice/invoices', { params: { status: 'Paid' } })
    const paid = data.invoices[0]
    const { user, here } = await open(`/apps/invoice/edit/${paid?.id}`)
    const stub = await screen.findByRole('switch', { name: 'Talon de paiement' })
    if (!stub.matches(':checked')) await user.click(stub)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe(`/apps/invoice/preview/${paid?.id}`))
    expect(await screen.findByText('Réglée en totalité')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Talon de paiement' })).toBeNull()
  })

  it('adds and removes lines of an existing invoice', async () => {
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
    expect(await screen.findByText('Frais')).toBeVisible()
  })
})
