// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/reprise/ReprisePage'
import '@src/views/reprise/sheet/SheetTab'
import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import type { ReadOptions } from '@core/spreadsheet/types'
import { routes } from '@src/views/reprise/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { clearPrices, compteOf, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it, vi } from 'vitest'

// The reader works in a thread, which this environment lacks.
vi.mock('@core/spreadsheet/client', async () => {
  const { readSpreadsheetBytes } = await import('@core/spreadsheet/read')
  return {
    readSpreadsheet: async (file: File, options: ReadOptions) =>
      readSpreadsheetBytes(new Uint8Array(await file.arrayBuffer()), options),
  }
})

async function startReprise() {
  const { backend, ecole } = await startFreeSchool()
  await clearPrices(backend)
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  await insertForfait(backend, idPermi)
  const first = await buildCandidat(ecole, { prenom: 'Aya', nom: 'Reprise Un' })
  const second = await buildCandidat(ecole, { prenom: 'Nour', nom: 'Reprise Zwei' })
  return { backend, ecole, first: first.id, second: second.id }
}
const setDate = async (ecole: Awaited<ReturnType<typeof startReprise>>['ecole']) => {
  const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
  const reglages = { ...body.reglages, dateReprise: '2026-11-01' }
  await ecole.put('/api/reglages-argent', { reglages, version: body.version })
}

it('asks for the first day of the books before anything is typed', async () => {
  const { backend, ecole } = await startReprise()
  const { user } = await openPage(backend, routes, '/apps/regularisation/reprise')
  await user.click(await screen.findByRole('button', { name: 'Commencer' }, { timeout: 40_000 }))
  expect(await screen.findByRole('searchbox', { name: 'Nom, CIN, téléphone' })).toBeVisible()
  const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
  expect(body.reglages.dateReprise).toBe('2026-11-21')
})

it('moves a candidate in by keyboard, goes on with the next, and previews several before they are saved', async () => {
  const { backend, ecole, first, second } = await startReprise()
  await setDate(ecole)
  const { user } = await openPage(backend, routes, '/apps/regularisation/reprise')
  await user.type(await screen.findByRole('searchbox', { name: 'Nom, CIN, téléphone' }, { timeout: 40_000 }), 'Reprise')
  await waitFor(async () => expect(await screen.findAllByRole('form')).toHaveLength(2))
  const row = within(screen.getByRole('form', { name: 'Aya Reprise Un' }))
  const paid = row.getByRole('textbox', { name: /^Déjà payé/ })
  await user.type(row.getByRole('textbox', { name: /^Code/ }), '10')
  await user.type(paid, '300')
  expect(await row.findByText(/^Reste à payer\s: 535,000\sDT$/)).toBeVisible()
  await user.type(paid, '{Enter}')
  await waitFor(async () => expect((await compteOf(ecole, first)).aPayer).toBe(535_000))
  const next = await screen.findByRole('form', { name: 'Nour Reprise Zwei' })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Aya Reprise Un' })).not.toBeInTheDocument())
  expect(next).toContainElement(document.activeElement as HTMLElement)
  await user.click(within(next).getByRole('button', { name: /^Enregistrer/ }))
  await waitFor(async () => expect((await compteOf(ecole, second)).aPayer).toBe(835_000))
})

it('reads a sheet, names its faults, and saves it whole once there are none', async () => {
  const { backend, ecole, first, second } = await startReprise()
  await setDate(ecole)
  const { user } = await openPage(backend, routes, '/apps/regularisation/reprise?tab=feuille')
  const file = (...lines: string[]) => new File([lines.join('\n')], 'reprise.csv', { type: 'text/csv' })
  const head = 'Nom et prénom;Prix convenu;Déjà payé'
  const input = async () => screen.findByLabelText(/^Choisissez|fichier/i, { selector: 'input' }, { timeout: 40_000 })
  await user.upload(await input(), file(head, 'Aya Reprise Un;800;100', 'Inconnu Total;x;1'))
  const faults = await screen.findByText(/^Ligne 3, Nom et prénom/, undefined, { timeout: 20_000 })
  expect(faults).toHaveTextContent(/aucun candidat à reprendre de ce nom/)
  expect(screen.getByRole('button', { name: /^Aperçu/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Autre fichier' }))
  await user.upload(await input(), file(head, 'Aya Reprise Un;800;100', 'Nour Reprise Zwei;700;700'))
  await user.click(await screen.findByRole('button', { name: 'Aperçu des 2 lignes' }, { timeout: 20_000 }))
  const panel = within(await screen.findByRole('dialog', { name: 'Ce qui sera repris' }))
  const save = await panel.findByRole('button', { name: 'Enregistrer les 2 candidats' })
  await waitFor(() => expect(save).toBeEnabled())
  await user.click(save)
  await waitFor(async () => expect((await compteOf(ecole, first)).aPayer).toBe(700_000))
  expect((await compteOf(ecole, second)).aPayer).toBe(0)
})
