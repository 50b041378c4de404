import type { TransactionSaved } from '@contract/argent/transaction'
import { routes } from '@src/views/transaction/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { pay } from '@tests/helpers/argent/argent'
import { putInBox } from '@tests/helpers/argent/caisse'
import { setReglages } from '@tests/helpers/argent/factures'
import { buildCandidat } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const PATH = '/apps/transactions'
const FUEL = { kind: 'EXPENSE', montant: 57_500, method: 'CASH', categorie: 'carburant', payeur: 'Agil La Marsa' }

/** A school with a payment, an expense, other income and a transfer. */
async function startMoney() {
  const { backend, ecole } = await startSchool()
  await putInBox(backend, 'ecole', 1_000_000)
  const { id } = await buildCandidat(ecole, { nom: 'Payeur', prenom: 'Sami' })
  const payment = (await pay(ecole, id, 300_000, { method: 'CHEQUE', reference: '0012345' })).body
  const save = async (body: object) => (await ecole.post<TransactionSaved>('/api/transaction', body)).body
  const expense = await save(FUEL)
  await save({ kind: 'INCOME', montant: 15_000, method: 'CASH', categorie: 'supports', payeur: 'Librairie' })
  await save({ kind: 'TRANSFER', montant: 50_000, origine: 'caisse', destination: 'coffre' })
  return { backend, ecole, id, payment, expense }
}

/** Amounts as shown, with plain spaces. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ')
const table = async () => within(await screen.findByRole('table', { name: 'Transactions' }, { timeout: 40_000 }))
/** The names of the rows shown, in their order. */
const rows = async () =>
  (await table())
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('data-row'))
    .map((row) => within(row).getAllByRole('button')[0]?.textContent)
const totals = () => plain(screen.getByRole('region', { name: 'Totaux de la sélection' }).textContent)

describe('the list of transactions', () => {
  it('shows all money under its day, with what it adds up to', async () => {
    const { backend } = await startMoney()
    await openPage(backend, routes, PATH)
    await (await table()).findByRole('button', { name: 'Caisse → Coffre' }, { timeout: 10_000 })
    expect(await rows()).toEqual(['Caisse → Coffre', 'Librairie', 'Agil La Marsa', 'Sami Payeur'])
    const day = (await table()).getByRole('columnheader', { name: /^Aujourd’hui, sam. 21 nov. 2026/ })
    expect(plain(day.textContent)).toContain('Net du jour 257,500 DT')
    expect(totals()).toContain('Encaissements315,000 DT')
    expect(totals()).toContain('Décaissements−57,500 DT')
    expect(totals()).toContain('Solde net257,500 DT')
    expect(totals()).toContain('4 transactions')
    expect(totals()).toContain('Chèque300,000 DT')
  })

  it('narrows to a kind and a period, and keeps both in the address', async () => {
    const { backend } = await startMoney()
    const { user, here } = await openPage(backend, routes, PATH)
    await table()
    await user.click(screen.getByRole('button', { name: 'Dépenses' }))
    await waitFor(async () => expect(await rows()).toEqual(['Agil La Marsa']))
    expect(totals()).toContain('Encaissements0,000 DT')
    await user.click(screen.getByRole('button', { name: 'Cette semaine' }))
    await waitFor(() => expect(here()).toBe(`${PATH}?groupe=depenses&from=2026-11-16&to=2026-11-22`))
    expect(screen.getByRole('button', { name: 'Cette semaine' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Toutes' }))
    await waitFor(async () => expect(await rows()).toHaveLength(4))
  })

  it.each([
    ['depenses', 'Dépenses du jour 57,500 DT'],
    ['toutesDepenses', 'Dépenses du jour 57,500 DT'],
    ['toutesRecettes', 'Recettes du jour 315,000 DT'],
    ['candidats', 'Net du jour 300,000 DT'],
  ])('says in the group %s what the sum of a day is', async (groupe, sum) => {
    const { backend } = await startMoney()
    await openPage(backend, routes, `${PATH}?groupe=${groupe}`)
    const day = await (await table()).findByRole('columnheader', { name: /^Aujourd’hui/ }, { timeout: 10_000 })
    expect(plain(day.textContent)).toContain(sum)
  })

  it('finds by name and by number, and says so when nothing matches', async () => {
    const { backend, payment } = await startMoney()
    const { user } = await openPage(backend, routes, `${PATH}?q=payeur`)
    await waitFor(async () => expect(await rows()).toEqual(['Sami Payeur']))
    const search = screen.getByRole('searchbox', { name: 'Nom, numéro, référence, note' })
    await user.clear(search)
    await user.type(search, payment.numero)
    await waitFor(async () => expect(await rows()).toEqual(['Sami Payeur']))
    await user.clear(search)
    await user.type(search, 'qwertz')
    // Each letter asks again, so the first button that is found may belong to the answer before.
    await waitFor(() => expect(screen.getByRole('button', { name: /Effacer les filtres/ })).toBeVisible())
  })

  it('invites to the first payment while there is nothing', async () => {
    const { backend } = await startSchool()
    await openPage(backend, routes, PATH)
    expect(await screen.findByText('Aucune transaction', {}, { timeout: 40_000 })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Encaisser' })).not.toHaveLength(0)
  })
})

describe('the selected transaction', () => {
  it('has an address, shows its entry, and is reversed with a reason', async () => {
    const { backend, expense } = await startMoney()
    const { user, here } = await openPage(backend, routes, PATH)
    await user.click(await (await table()).findByRole('button', { name: 'Agil La Marsa' }))
    await waitFor(() => expect(here()).toBe(`${PATH}?row=${expense.id}`))
    const panel = within(await screen.findByRole('dialog', { name: expense.numero }))
    expect(await panel.findByText('Bénéficiaire')).toBeVisible()
    const entry = panel.getByRole('table', { hidden: true })
    expect(plain(entry.textContent)).toContain('Charge · Carburant57,500 DT')
    expect(panel.getByRole('button', { name: 'Télécharger le bon' })).toBeEnabled()
    await user.click(panel.getByRole('button', { name: 'Contre-passer' }))
    const form = within(await screen.findByRole('dialog', { name: `Contre-passer ${expense.numero}` }))
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Saisie deux fois')
    await user.click(form.getByRole('button', { name: 'Contre-passer' }))
    const reversed = within(await screen.findByRole('dialog', { name: expense.numero }))
    expect(await reversed.findByText('Saisie deux fois')).toBeVisible()
    await user.click(reversed.getByRole('button', { name: 'Voir DP-2026-00004' }))
    const reversal = within(await screen.findByRole('dialog', { name: 'DP-2026-00004' }))
    expect(await reversal.findByRole('button', { name: `Contre-passe ${expense.numero}` })).toBeVisible()
    expect(reversal.queryByRole('button', { name: 'Contre-passer' })).toBeNull()
    await waitFor(() => expect(totals()).toContain('Décaissements0,000 DT'))
  })

  it('opens by its address, with the candidate and the receipt', async () => {
    const { backend, id, payment } = await startMoney()
    await openPage(backend, routes, `${PATH}?row=${payment.id}`)
    const panel = within(await screen.findByRole('dialog', { name: payment.numero }, { timeout: 40_000 }))
    expect(panel.getByRole('link', { name: 'Sami Payeur' })).toHaveAttribute(
      'href',
      `/apps/candidats/${id}?tab=paiements`,
    )
    expect(panel.getByText('Resté en avoir')).toBeVisible()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Télécharger le reçu' })).toBeEnabled())
  })

  it('that does not exist says so', async () => {
    const { backend } = await startMoney()
    await openPage(backend, routes, `${PATH}?row=99999`)
    await readError()
    expect(await screen.findByText('Transaction introuvable', {}, { timeout: 40_000 })).toBeVisible()
  })
})

it('the cash desk asks for an expense that passes its ceiling together with those of the day', async () => {
  const { backend, ecole } = await startMoney()
  await setReglages(ecole, { plafondDepense: 60_000 })
  await backend.db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole').execute()
  const { user } = await openPage(backend, routes, `${PATH}?nouveau=depense`)
  await table()
  const panel = within(await screen.findByRole('dialog'))
  await user.type(panel.getByRole('textbox', { name: /Montant/ }), '10')
  await user.click(panel.getByRole('radio', { name: 'Virement' }))
  await user.selectOptions(panel.getByRole('combobox', { name: /Catégorie/ }), 'Carburant')
  expect(panel.queryByRole('button', { name: 'Demander l’accord' })).toBeNull()
  await user.click(panel.getByRole('button', { name: /10,000/ }))
  expect(await panel.findByText(/Votre demande attendra l’accord de la direction/)).toBeVisible()
  await user.type(panel.getByRole('textbox', { name: /Motif/ }), 'Plein')
  await user.click(panel.getByRole('button', { name: 'Demander l’accord' }))
  expect(await screen.findByText('Demande envoyée à la direction')).toBeInTheDocument()
  const asked = await backend.db.selectFrom('approbation').select(['geste', 'montant', 'statut']).execute()
  expect(asked).toEqual([{ geste: 'DEPENSE', montant: 10_000, statut: 'WAITING' }])
})

it('the cash desk takes money, records income, and asks for an expense above its ceiling', async () => {
  const { backend } = await startMoney()
  await backend.db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole').execute()
  const { user } = await openPage(backend, routes, `${PATH}?nouveau=depense`)
  await table()
  const panel = within(await screen.findByRole('dialog'))
  await user.type(panel.getByRole('textbox', { name: /Montant/ }), '60')
  expect(await panel.findByText(/Votre demande attendra l’accord de la direction/)).toBeVisible()
  await user.click(panel.getByRole('radio', { name: 'Virement' }))
  await user.selectOptions(panel.getByRole('combobox', { name: /Catégorie/ }), 'Carburant')
  await user.click(panel.getByRole('button', { name: 'Demander l’accord' }))
  await user.type(panel.getByRole('textbox', { name: /Motif/ }), 'Plein')
  await user.click(panel.getByRole('button', { name: 'Demander l’accord' }))
  expect(await screen.findByText('Demande envoyée à la direction')).toBeInTheDocument()
  const asked = await backend.db.selectFrom('approbation').select(['geste', 'montant', 'motif', 'statut']).execute()
  expect(asked).toEqual([{ geste: 'DEPENSE', montant: 60_000, motif: 'Plein', statut: 'WAITING' }])
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(offered).toEqual(['Dépense', 'Autre recette'])
})
