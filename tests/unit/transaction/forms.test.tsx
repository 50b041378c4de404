import type { Transaction } from '@contract/argent/transaction'
import type { VehiculeDetail } from '@contract/ecole/vehicule'
import { routes } from '@src/views/transaction/routes'
import { routes as vehicules } from '@src/views/vehicule/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { putInBox } from '@tests/helpers/argent/caisse'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const PATH = '/apps/transactions'
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 40_000 }))
const latest = async (ecole: Client) => (await ecole.get<{ data: Transaction[] }>('/api/transaction')).body.data[0]

describe('the forms of money without a person', () => {
  it('record an expense, whose faults are beside their fields, and take it back', async () => {
    const { backend, ecole } = await startSchool()
    const { user } = await openPage(backend, routes, PATH)
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }, { timeout: 40_000 }))
    await user.click(await screen.findByRole('menuitem', { name: 'Dépense' }))
    const form = await panel('Dépense')
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Montant/ })).toHaveFocus())
    await user.click(form.getByRole('button', { name: /^Enregistrer/ }))
    expect(await form.findAllByText('Champ obligatoire.')).toHaveLength(2)
    await user.type(form.getByRole('textbox', { name: /^Montant/ }), '57,5')
    await user.click(form.getByRole('radio', { name: 'Carte' }))
    await user.selectOptions(form.getByRole('combobox', { name: 'Catégorie' }), 'Carburant')
    await user.type(form.getByRole('textbox', { name: 'Bénéficiaire' }), 'Agil')
    await user.click(form.getByRole('button', { name: /^Enregistrer/ }))
    await waitFor(async () =>
      expect(await latest(ecole)).toMatchObject({
        kind: 'EXPENSE',
        montant: 57_500,
        method: 'CARD',
        categorie: 'carburant',
        payeur: 'Agil',
      }),
    )
    expect(await screen.findByText(/dépense de .* enregistrée/)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect(await latest(ecole)).toMatchObject({ numero: 'DP-2026-00002' }))
  })

  it('record other income', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, routes, `${PATH}?nouveau=recette`)
    const form = await panel('Autre recette')
    await user.type(form.getByRole('textbox', { name: /^Montant/ }), '15')
    await user.selectOptions(form.getByRole('combobox', { name: 'Catégorie' }), 'Vente de livres et supports')
    await user.click(form.getByRole('button', { name: /^Enregistrer/ }))
    await waitFor(async () => expect(await latest(ecole)).toMatchObject({ kind: 'INCOME', categorie: 'supports' }))
    await waitFor(() => expect(here()).toBe(PATH))
  })

  it('move money between two different places', async () => {
    const { backend, ecole } = await startSchool()
    await putInBox(backend, 'ecole', 1_000_000)
    const { user } = await openPage(backend, routes, `${PATH}?nouveau=transfert`)
    const form = await panel('Transfert de fonds')
    await user.type(form.getByRole('textbox', { name: /^Montant/ }), '250')
    await user.selectOptions(form.getByRole('combobox', { name: 'Vers' }), 'Caisse')
    await user.click(form.getByRole('button', { name: /^Transférer/ }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Vers' })).toBeInvalid())
    await user.selectOptions(form.getByRole('combobox', { name: 'Vers' }), 'Banque')
    await user.click(form.getByRole('button', { name: /^Transférer/ }))
    await waitFor(async () =>
      expect(await latest(ecole)).toMatchObject({ kind: 'TRANSFER', origine: 'caisse', destination: 'banque' }),
    )
  })
})

it('a maintenance is paid once from its row, and its vehicle shows what it cost', async () => {
  const { backend, ecole } = await startSchool()
  await putInBox(backend, 'ecole', 1_000_000)
  const { body } = await ecole.get<{ data: { id: number }[] }>('/api/vehicule')
  const id = body.data[0]?.id ?? 0
  await backend.db.deleteFrom('entretien').where('idVehicule', '=', id).execute()
  const values = { date: '2026-11-10', type: 'vidange', cout: 120_000, kilometrage: null, note: null }
  await ecole.post(`/api/vehicule/${id}/entretien`, values)
  const { user } = await openPage(backend, vehicules, `/apps/vehicules/${id}`)
  const actions = { name: /^Actions sur|Vidange/ }
  await user.click(await screen.findByRole('button', actions, { timeout: 40_000 }))
  await user.click(await screen.findByRole('menuitem', { name: 'Enregistrer la dépense' }))
  const form = await panel('Dépense')
  expect(form.getByRole('textbox', { name: /^Montant/ })).toHaveValue('120,000')
  expect(form.getByRole('combobox', { name: 'Catégorie' })).toHaveDisplayValue('Entretien et réparations')
  await user.click(form.getByRole('button', { name: /^Enregistrer/ }))
  expect(await screen.findByText('Payé')).toBeVisible()
  const { body: detail } = await ecole.get<VehiculeDetail>(`/api/vehicule/${id}`)
  expect(detail).toMatchObject({ depenses: 120_000, entretiens: [{ idDepense: expect.any(Number) }] })
  await user.click(await screen.findByRole('button', actions))
  expect(screen.queryByRole('menuitem', { name: 'Enregistrer la dépense' })).toBeNull()
  expect(await screen.findByRole('menuitem', { name: 'Voir la dépense' })).toHaveAttribute(
    'href',
    `${PATH}?row=${detail.entretiens[0]?.idDepense}`,
  )
})
