import type { CompteCandidat } from '@contract/argent/compte'
import type { ContratLigne } from '@contract/papiers/contrat'
import { routes } from '@src/views/candidat/routes'
import { routes as contratRoutes } from '@src/views/contrat/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildContrat, buildEnrolled, saveMentions } from '@tests/helpers/papers/papersOf'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await backend.stop()
})

const section = async () =>
  within(await screen.findByRole('region', { name: 'Contrat de formation' }, { timeout: 40_000 }))
const open = (id: number, username = 'ecole') =>
  openPage(backend, [...routes, ...contratRoutes], `/apps/candidats/${id}?tab=documents`, { username })
const stored = async (id: number) =>
  (await ecole.get<{ data: ContratLigne[] }>(`/api/contrat?idCandidat=${id}`)).body.data
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

describe('the contract of a candidate', () => {
  it('lists what is missing, each with the place where it is filled in', async () => {
    const { candidat } = await buildEnrolled(backend, ecole, { adresse: null })
    const { user } = await open(candidat.id)
    const part = await section()
    const address = await part.findByRole('link', { name: 'l’adresse du candidat' })
    expect(address).toHaveAttribute('href', `/apps/candidats/${candidat.id}/edit`)
    expect(part.queryByRole('button', { name: 'Établir le contrat' })).toBeNull()
    await user.click(part.getByRole('button', { name: 'le nom de l’auto-école en arabe' }))
    await user.type(await screen.findByRole('textbox', { name: 'Nom en arabe' }), 'مدرسة الأمان')
    const panel = within(screen.getByRole('dialog', { name: 'Mentions de l’auto-école' }))
    await user.type(panel.getByRole('textbox', { name: 'Matricule fiscal' }), '1234567LAM000')
    await user.click(panel.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(async () => expect((await section()).queryByRole('button', { name: /en arabe/ })).toBeNull())
    expect((await section()).getByRole('link', { name: 'l’adresse du candidat' })).toBeVisible()
  })

  it('is made, signed and endorsed, and asks for an amendment after a further package', async () => {
    await saveMentions(ecole)
    const { candidat, idForfait, idInscription } = await buildEnrolled(backend, ecole)
    const { user } = await open(candidat.id)
    const part = await section()
    await user.click(await part.findByRole('button', { name: 'Établir le contrat' }))
    expect(await part.findByText('À signer')).toBeVisible()
    await user.click(part.getByRole('button', { name: /^Marquer comme signé/ }))
    const signing = within(await screen.findByRole('dialog', { name: 'Signature de CT-2026-00001' }))
    await user.click(signing.getByRole('button', { name: 'Marquer comme signé' }))
    expect(await part.findByText('Signé')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Contrat signé/ }).checked).toBe(true),
    )
    await user.click(part.getByRole('button', { name: /^Marquer comme visé/ }))
    const endorsing = within(await screen.findByRole('dialog', { name: 'Visa de CT-2026-00001' }))
    await user.click(endorsing.getByRole('button', { name: 'Marquer comme visé' }))
    expect(await part.findByText('Signé et visé')).toBeVisible()
    expect(part.queryByRole('button', { name: 'Établir un avenant' })).toBeNull()
    const lot = { idForfait, dateEffet: '2026-11-20' }
    await ecole.post<CompteCandidat>(`/api/inscription/${idInscription}/lot`, lot)
    cleanup()
    const later = await open(candidat.id)
    await later.user.click(await (await section()).findByRole('button', { name: 'Établir un avenant' }))
    await waitFor(async () => expect(await stored(candidat.id)).toHaveLength(2))
  })

  it('is cancelled as a draft, after a question', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    await buildContrat(ecole, candidat.id)
    const { user } = await open(candidat.id)
    const part = await section()
    await user.click(await part.findByRole('button', { name: /^Annuler/ }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(async () => expect((await stored(candidat.id))[0]?.status).toBe('CANCELLED'))
    expect(await part.findByText('Annulé')).toBeVisible()
  })

  it('is shown as it is printed', async () => {
    const shown: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${shown.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const { id } = await buildContrat(ecole, candidat.id)
    await openPage(backend, contratRoutes, `/apps/contrat/${id}`)
    expect(await screen.findByTitle('CT-2026-00001', {}, { timeout: 40_000 })).toHaveAttribute('src', 'blob:1')
    const text = await shown[0]?.text()
    expect(plain(text ?? null)).toContain('835,000 DT')
    expect(text).toContain('عقد تكوين في السياقة')
    expect(screen.getByRole('link', { name: 'Ouvrir et imprimer (nouvel onglet)' })).toHaveAttribute('href', 'blob:1')
  })
})
