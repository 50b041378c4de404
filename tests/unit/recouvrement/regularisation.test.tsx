import { routes } from '@src/views/recouvrement/routes'
import { screen, within } from '@testing-library/react'
import { pay } from '@tests/helpers/argent/argent'
import { buildEnrolled, startMoney } from '@tests/helpers/argent/recouvrement'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
import { expect, it } from 'vitest'

it('« À régulariser » names who is late, how much and since when, with the way to the cash desk', async () => {
  const { backend, ecole, idForfait } = await startMoney()
  const { id } = await buildEnrolled(ecole, idForfait, '2026-08-01', { nom: 'Payeur', prenom: 'Sami' })
  await openPage(backend, routes, '/apps/regularisation')
  const list = within(await screen.findByRole('region', { name: 'Impayés' }, { timeout: 40_000 }))
  expect(list.getByText(/^plus de 90 j\s: 835,000\sDT$/)).toBeVisible()
  expect(list.getByRole('link', { name: /^Encaisser\s: Sami Payeur$/ })).toHaveAttribute(
    'href',
    `/apps/candidats/${id}?tab=paiements&encaisser=1`,
  )
  expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/apps/transactions')
  // The same button on every line: none is the main one. Empty lists recede.
  expect(document.querySelectorAll('.regul .btn-primary')).toHaveLength(0)
  expect(screen.getByRole('tab', { name: /^Lettres ?0$/ }).querySelector('.tab-count')).toHaveClass('is-zero')
  expect((await screen.findByRole('tab', { name: /^Impayés ?1$/ })).querySelector('.tab-count')).not.toHaveClass(
    'is-zero',
  )
})

it('each line has what settles it: a forgotten credit is refunded, sleeping hours are planned or given back', async () => {
  const { backend, ecole, idForfait } = await startMoney()
  const { id } = await buildEnrolled(ecole, idForfait, '2026-08-01', { nom: 'Dormeur', prenom: 'Sami' })
  await pay(ecole, id, 900_000)
  await backend.db.updateTable('poste').set({ dateEcheance: '2026-07-01' }).where('sens', '=', 'CREDIT').execute()
  const { user } = await openPage(backend, routes, '/apps/regularisation?vue=avoirs')
  const file = `/apps/candidats/${id}?tab=paiements`
  const link = (name: RegExp) => screen.findByRole('link', { name }, { timeout: 40_000 })
  expect(await link(/^Rembourser\s: Sami Dormeur$/)).toHaveAttribute('href', `${file}&ouvrir=refund`)
  await user.click(screen.getByRole('tab', { name: /^Heures dormantes/ }))
  expect(await link(/^Terminer\s: Sami Dormeur$/)).toHaveAttribute('href', `${file}&ouvrir=end`)
  expect(await link(/^Planifier\s: Sami Dormeur$/)).toHaveAttribute(
    'href',
    `/apps/calendrier?nouveau=Hour+circulation&candidat=${id}`,
  )
})

it('opens on the first list with work, and the empty ones come last', async () => {
  const { backend, ecole, idForfait } = await startMoney()
  const { id } = await buildEnrolled(ecole, idForfait, '2026-08-01', { nom: 'Payeur', prenom: 'Sami' })
  await pay(ecole, id, 835_000)
  await openPage(backend, routes, '/apps/regularisation')
  const first = await screen.findByRole('tab', { selected: true }, { timeout: 40_000 })
  expect(first).toHaveAccessibleName(/ ?[1-9]\d*$/)
  expect(first).not.toHaveAccessibleName(/^Impayés/)
  const counts = screen.getAllByRole('tab').map((tab) => Number(/\d+$/.exec(tab.textContent ?? '')?.[0]))
  expect(counts.indexOf(0)).toBeGreaterThan(0)
  expect(counts.slice(counts.indexOf(0)).every((count) => count === 0)).toBe(true)
})

it('a school that may only read is told so in the place of an empty page', async () => {
  const { backend } = await startMoney()
  await suspend(backend, 1)
  await openPage(backend, routes, '/apps/regularisation')
  expect(await screen.findByText('En consultation pour l’instant', undefined, { timeout: 40_000 })).toBeVisible()
})
