import { screen, within } from '@testing-library/react'
import { compteOf } from '@tests/helpers/argent/argent'
import { deskWith } from '@tests/helpers/desk'
import { expect, it } from 'vitest'
import { openAccount, panel, plain, shows, startAccount } from './account'

/** An account with a discount of 35 dinars, its part of the balance unfolded. */
async function discounted() {
  const started = await startAccount()
  const { ecole, id } = started
  const [inscription] = (await compteOf(ecole, id)).inscriptions
  const idLot = inscription?.lots.find(({ service }) => service === 'circulation')?.id
  const body = { idLot, montant: 35_000, motif: 'Fidélité' }
  expect((await ecole.post(`/api/inscription/${inscription?.id}/remise`, body)).status).toBe(201)
  return started
}

const parts = async () => within(await screen.findByRole('region', { name: 'Détail du solde' }))

it('a discount is taken back where it is shown, with a reason, and both lines stay', async () => {
  const { backend, address } = await discounted()
  const { user } = await openAccount(backend, address)
  await shows('Reste à payer800,000 DT')
  await user.click((await parts()).getByText('Remises'))
  await user.click((await parts()).getByRole('button', { name: /^Retirer «.Remise.: Circulation.», 35,000.DT$/ }))
  const form = await panel('Retirer la remise')
  expect(plain(form.getByText(/seront de nouveau à payer/).textContent ?? '')).toContain('35,000 DT')
  await user.click(form.getByRole('button', { name: 'Retirer la remise' }))
  expect(await form.findByText('Champ obligatoire.')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Erreur de saisie')
  await user.click(form.getByRole('button', { name: 'Retirer la remise' }))
  await shows('Reste à payer835,000 DT')
  expect(await (await parts()).findByText(/^Remise retirée.: Circulation$/)).toBeInTheDocument()
  expect((await parts()).queryByRole('button', { name: /^Retirer/ })).toBeNull()
})

it('the cash desk sees a discount and does not take it back', async () => {
  const { backend, address } = await discounted()
  await deskWith(backend, 'caisse')
  await openAccount(backend, address, { username: 'ecole-planning' })
  await shows('Reste à payer800,000 DT')
  expect((await parts()).getByText(/^Remise.: Circulation$/)).toBeInTheDocument()
  expect((await parts()).queryByRole('button', { name: /^Retirer/ })).toBeNull()
})
