import { routes } from '@src/views/transaction/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { clearPrices, compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { buildCandidat } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const ADDRESS = '/apps/transactions?encaisser'

/** A school with a candidate who owes 835.000. */
async function startOwing() {
  const { backend, ecole } = await startSchool()
  await clearPrices(backend)
  const candidat = await buildCandidat(ecole, {
    nom: 'Xherifi',
    prenom: 'Nadia',
    cin: '09871234',
    telephone: '98111222',
  })
  await insertPrices(backend, candidat.idPermi)
  const idForfait = await insertForfait(backend, candidat.idPermi)
  const body = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-20' }
  await ecole.post(`/api/candidat/${candidat.id}/inscription`, body)
  return { backend, ecole, ...candidat }
}
const field = () => screen.findByRole('combobox', { name: /^Qui paie/ }, { timeout: 40_000 })
const found = () => screen.getByRole('listbox', { name: 'Candidats trouvés' })
const amount = () => screen.findByRole('textbox', { name: /^Montant/ })

describe('taking money from whoever is at the desk', () => {
  it('takes three letters and Enter twice, and is ready for the next one', async () => {
    const { backend, ecole, id } = await startOwing()
    const { user } = await openPage(backend, routes, ADDRESS)
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.keyboard('xhe{Enter}')
    expect(await amount()).toHaveValue('835,000')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Espèces' })).toHaveFocus())
    // In a browser Enter submits the form. The simulated keyboard does not know buttons outside of their form.
    await user.click(screen.getByRole('button', { name: /^Encaisser.*835/ }))
    await waitFor(async () => expect((await compteOf(ecole, id)).aPayer).toBe(0), { timeout: 10_000 })
    expect(await screen.findByText(/RC-2026-00001.*encaissés/)).toBeInTheDocument()
    const again = await field()
    await waitFor(() => expect(again).toHaveFocus())
    expect(again).toHaveValue('')
  })

  it('finds by identity card, telephone and the number of a receipt', async () => {
    const { backend, ecole, id } = await startOwing()
    const { body } = await pay(ecole, id, 35_000)
    const { user } = await openPage(backend, routes, ADDRESS)
    const input = await field()
    for (const typed of ['09871234', '98 111 222', body.numero]) {
      await user.clear(input)
      await user.type(input, typed)
      const option = await within(found()).findByRole('option', { name: /Nadia Xherifi/ })
      expect(option).toHaveAttribute('aria-selected', 'true')
    }
    expect(await within(found()).findByText(`Reçu ${body.numero}`)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await amount()).toHaveValue('800,000')
  })

  it('lets the arrows choose another, and says when nobody matches', async () => {
    const { backend, ecole } = await startOwing()
    await buildCandidat(ecole, { nom: 'Xherifi', prenom: 'Walid' })
    const { user } = await openPage(backend, routes, ADDRESS)
    await user.type(await field(), 'xherifi')
    await waitFor(() => expect(within(found()).getAllByRole('option')).toHaveLength(2))
    await user.keyboard('{ArrowDown}')
    const [, second] = within(found()).getAllByRole('option')
    expect(second).toHaveAttribute('aria-selected', 'true')
    await user.clear(await field())
    await user.type(await field(), 'qwertz')
    expect(await screen.findByText('Personne ne correspond.')).toBeVisible()
  })

  it('Escape leaves the payment for the search, and the search for the list', async () => {
    const { backend } = await startOwing()
    const { user, here } = await openPage(backend, routes, ADDRESS)
    await field()
    await user.keyboard('xhe{Enter}')
    await amount()
    await user.keyboard('{Escape}')
    await field()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(here()).toBe('/apps/transactions'))
  })
})
