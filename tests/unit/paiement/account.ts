import type { CompteCandidat } from '@contract/argent/compte'
import { routes } from '@src/views/candidat/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect } from 'vitest'

/** A school with prices and « Complet B », and a candidate who is enrolled in it unless said otherwise. */
export async function startAccount({ isEnrolled = true } = {}) {
  const { backend, ecole } = await startSchool()
  await clearPrices(backend)
  const { id, idPermi } = await buildCandidat(ecole, { nom: 'Payeur', prenom: 'Sami' })
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const body = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-20' }
  if (isEnrolled) await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, body)
  return { backend, ecole, id, idPermi, address: `/apps/candidats/${id}?tab=paiements` }
}

/** Queries within the account's part of the page. */
export const account = async () => within(await screen.findByRole('region', { name: 'Compte du candidat' }))
export const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const payments = async () => within(await screen.findByRole('region', { name: 'Règlements' }))

/** The page of the account; the first one of the file waits for its modules. */
export async function openAccount(backend: TestBackend, address: string, options?: Parameters<typeof openPage>[3]) {
  const page = await openPage(backend, routes, address, options)
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 })
  return page
}

/** Amounts as shown, with plain spaces. */
export const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ')

/** Waits until the account shows an amount. */
export const shows = async (amount: string) =>
  waitFor(async () => {
    const region = await screen.findByRole('region', { name: 'Compte du candidat' })
    expect(plain(region.textContent)).toContain(amount)
  })
