import { routes } from '@src/views/recouvrement/routes'
import { screen, within } from '@testing-library/react'
import { openPage } from '@tests/helpers/page'
import { buildEnrolled, startMoney } from '@tests/helpers/recouvrement'
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
})

it('a school that may only read is told so in the place of an empty page', async () => {
  const { backend } = await startMoney()
  await suspend(backend, 1)
  await openPage(backend, routes, '/apps/regularisation')
  expect(await screen.findByText('En consultation pour l’instant', undefined, { timeout: 40_000 })).toBeVisible()
})
