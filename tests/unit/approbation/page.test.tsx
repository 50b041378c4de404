import { routes } from '@src/views/approbation/routes'
import { screen, within } from '@testing-library/react'
import { clearPrices, compteOf, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

const ADDRESS = '/apps/transactions/approbations'

/** Two write-offs that the cash desk asked for. */
async function start() {
  const { backend, ecole } = await startSchool()
  await clearPrices(backend)
  const { id, idPermi } = await buildCandidat(ecole, { nom: 'Payeur', prenom: 'Sami' })
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-20' })
  const caisse = await deskWith(backend, 'caisse')
  for (const montant of [35_000, 800_000]) {
    await caisse.post('/api/approbation', { geste: 'PERTE', idCandidat: id, montant, motif: `Parti, ${montant}` })
  }
  return { backend, ecole, id }
}

it('the management approves one request and refuses another with a reason', async () => {
  const { backend, ecole, id } = await start()
  const { user } = await openPage(backend, routes, ADDRESS)
  const lines = await screen.findAllByRole('listitem', {}, { timeout: 40_000 })
  const line = (text: RegExp) => {
    const found = screen.getAllByRole('listitem').find((one) => text.test(one.textContent ?? ''))
    if (!found) throw new Error(`No line ${text}`)
    return within(found)
  }
  expect(lines.length).toBeGreaterThanOrEqual(2)
  await user.click(line(/35000/).getByRole('button', { name: /^Approuver/ }))
  await screen.findByText('Approuvé et enregistré')
  expect((await compteOf(ecole, id)).aPayer).toBe(800_000)
  await user.click(line(/800000/).getByRole('button', { name: /^Refuser/ }))
  const form = within(await screen.findByRole('dialog', { name: /^Refuser/ }))
  await user.click(form.getByRole('button', { name: 'Refuser' }))
  expect(await form.findByText('Champ obligatoire.')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Motif du refus' }), 'Il a promis de payer')
  await user.click(form.getByRole('button', { name: 'Refuser' }))
  expect(await screen.findByText('Aucune demande')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Refusée/ }))
  expect(await screen.findByText(/Il a promis de payer/)).toBeVisible()
  expect((await compteOf(ecole, id)).aPayer).toBe(800_000)
})

it('the cash desk reads its requests and answers none', async () => {
  const { backend } = await start()
  await openPage(backend, routes, ADDRESS, { username: 'ecole-planning' })
  expect((await screen.findAllByText(/^Parti, /, {}, { timeout: 40_000 })).length).toBe(2)
  expect(screen.queryByRole('button', { name: /^Approuver/ })).toBeNull()
})
