import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import { routes } from '@src/views/moniteur/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { putInBox } from '@tests/helpers/argent/caisse'
import { startFreeSchool, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, tunis, verb } from '@tests/helpers/planning'
import { describe, expect, it } from 'vitest'

/** An instructor who is owed an hour at 12.000. */
async function startPay() {
  const { backend, ecole } = await startFreeSchool()
  await putInBox(backend, 'ecole', 100_000)
  const cast = await buildCast(backend, ecole)
  const { id } = cast.moniteur
  await backend.db.updateTable('moniteur_tarif').set({ montant: 12_000 }).where('idMoniteur', '=', id).execute()
  const times = { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '09:50') }
  const event = await buildEvenement(ecole, evenementValues(cast, times))
  await verb(ecole, event, 'attest', { absents: [], minutes: 60 })
  const account = async () => (await ecole.get<CompteMoniteur>(`/api/moniteur/${id}/compte`)).body
  return { backend, ecole, id, account, address: `/apps/moniteurs/${id}?tab=paie` }
}
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ')
const head = () => screen.findByRole('region', { name: 'Compte du moniteur' }, { timeout: 40_000 })

describe('the pay of an instructor', () => {
  it('shows the month with its hours and rate, and pays what is due', async () => {
    const { backend, account, address } = await startPay()
    const { user } = await openPage(backend, routes, address)
    expect(plain((await head()).textContent)).toContain('Reste dû12,000 DT')
    const month = within(await screen.findByRole('row', { name: /novembre 2026/ }))
    // The sum of all months until then, not what this month leaves.
    expect(screen.getByRole('columnheader', { name: 'Solde en fin de mois' })).toBeVisible()
    expect(plain(month.getByText(/Circulation/).textContent)).toBe('Circulation : 1 h à 12,000 DT l’heure')
    await user.click(screen.getByRole('button', { name: 'Payer' }))
    const form = within(await screen.findByRole('dialog', { name: 'Payer le moniteur' }))
    expect(form.getByRole('textbox', { name: /^Montant/ })).toHaveValue('12,000')
    await user.click(form.getByRole('button', { name: /^Payer/ }))
    await waitFor(async () => expect((await account()).aPayer).toBe(0))
    expect(await screen.findByText('Tout est payé')).toBeVisible()
    expect(await screen.findByText('BP-2026-00001')).toBeVisible()
  })

  it('says when a payment is an advance', async () => {
    const { backend, account, address } = await startPay()
    const { user } = await openPage(backend, routes, `${address}&payer=1`)
    const form = within(await screen.findByRole('dialog', { name: 'Payer le moniteur' }, { timeout: 40_000 }))
    const amount = form.getByRole('textbox', { name: /^Montant/ })
    await user.clear(amount)
    await user.type(amount, '20')
    expect(plain(form.getByText(/seront une avance/).textContent)).toContain('8,000 DT')
    await user.click(form.getByRole('button', { name: /^Payer/ }))
    await waitFor(async () => expect((await account()).aPayer).toBe(-8_000))
    await waitFor(async () => expect(plain((await head()).textContent)).toContain('Avance versée8,000 DT'))
  })

  it('shows the cash desk what is due, without hours and rates', async () => {
    const { backend, address } = await startPay()
    await backend.db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole').execute()
    await openPage(backend, routes, address)
    expect(plain((await head()).textContent)).toContain('Reste dû12,000 DT')
    expect(screen.queryByText('Mois par mois')).toBeNull()
    expect(screen.getByRole('button', { name: 'Payer' })).toBeEnabled()
  })

  it('is no tab for the planning desk', async () => {
    const { backend, address } = await startPay()
    await backend.db.updateTable('utilisateur').set({ acces: 'planning' }).where('username', '=', 'ecole').execute()
    await openPage(backend, routes, address)
    await screen.findByRole('tab', { name: 'Activité' }, { timeout: 40_000 })
    expect(screen.queryByRole('tab', { name: 'Paie' })).toBeNull()
  })

  it('is read by the instructor themselves, who pays nobody', async () => {
    const { backend } = await startSchool()
    await openPage(backend, routes, '/apps/moniteur/portfolio?tab=paie', { username: 'moniteur' })
    expect(await head()).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Versements' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Payer' })).toBeNull()
  })
})
