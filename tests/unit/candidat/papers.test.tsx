import type { CandidatDetail, TypeDocument } from '@contract/ecole/candidat'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildCandidat } from '@tests/helpers/factories'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildPapier, PDF, PNG, papiersIn } from '@tests/helpers/papers/papiers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { createObjectURL, revokeObjectURL } = URL
let given: string[]
let saved: string[]
beforeEach(() => {
  given = []
  saved = []
  URL.createObjectURL = () => {
    const url = `blob:http://localhost/${given.length}`
    given.push(url)
    return url
  }
  URL.revokeObjectURL = (url) => void given.splice(given.indexOf(url), 1)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  URL.createObjectURL = createObjectURL
  URL.revokeObjectURL = revokeObjectURL
  vi.unstubAllGlobals()
})

const plain = (name: string) => (accessible: string) => accessible.replace(/\s/g, ' ') === name
const pdf = (name = 'Contrat signé.pdf') => new File([PDF], name, { type: 'application/pdf' })

/** Opens the Documents tab of a new candidate. */
async function openDocuments(
  prepare?: (id: number, ecole: Awaited<ReturnType<typeof startSchool>>['ecole']) => Promise<unknown>,
) {
  const { backend, ecole } = await startSchool()
  const { id } = await buildCandidat(ecole, { nom: 'Zitouni' })
  await prepare?.(id, ecole)
  const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=documents`)
  const paper = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name })
    const row = heading.closest('li')
    if (!row) throw new Error('No row')
    return { row, in: within(row), input: row.querySelector<HTMLInputElement>('input[type=file][multiple]') }
  }
  const stored = async (type: TypeDocument) => papiersIn(await ecole.get<CandidatDetail>(`/api/candidat/${id}`), type)
  return { backend, ecole, id, user, paper, stored }
}

describe('scans of a paper', () => {
  it('adds, shows, downloads and removes a scan and undoes the removal', async () => {
    const { user, paper, stored } = await openDocuments()
    const contrat = await paper('Contrat signé')
    expect(contrat.in.getByText('À fournir')).toBeVisible()
    if (contrat.input) await user.upload(contrat.input, pdf())
    const tile = await contrat.in.findByRole('button', { name: plain('Contrat signé : voir le fichier 1 sur 1') })
    expect(await stored('contrat')).toMatchObject([{ nom: 'Contrat signé.pdf', media: 'application/pdf' }])
    await waitFor(() => expect(contrat.in.getByRole<HTMLInputElement>('switch').checked).toBe(true))

    await user.click(tile)
    const dialog = within(await screen.findByRole('dialog', { name: 'Contrat signé' }))
    const link = await dialog.findByRole<HTMLAnchorElement>('link', { name: /Ouvrir le PDF/ })
    expect(link.href).toBe(given[0])
    await user.click(dialog.getByRole('button', { name: 'Télécharger' }))
    expect(saved).toEqual(['Contrat-signe.pdf'])

    await user.click(dialog.getByRole('button', { name: 'Retirer' }))
    await waitFor(async () => expect(await stored('contrat')).toEqual([]))
    await waitFor(() => expect(contrat.in.queryByRole('button', { name: /voir le fichier/ })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await contrat.in.findByRole('button', { name: /voir le fichier 1 sur 1/ })).toBeVisible()
    expect(await stored('contrat')).toHaveLength(1)
  })

  it('shrinks pictures, zooms them and revokes their object URLs', async () => {
    const sizes: number[][] = []
    vi.stubGlobal('createImageBitmap', async (_file: Blob, options: object) => {
      expect(options).toEqual({ imageOrientation: 'from-image' })
      return { width: 4000, height: 3000, close: () => undefined }
    })
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        constructor(width: number, height: number) {
          sizes.push([width, height])
        }
        getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined })
        convertToBlob = async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })
      },
    )
    const { user, paper, stored } = await openDocuments()
    const cin = await paper('Pièce d’identité')
    if (cin.input) await user.upload(cin.input, new File([PNG], 'recto.png', { type: 'image/png' }))
    const tile = await cin.in.findByRole('button', { name: /voir le fichier 1 sur 1/ })
    expect(sizes).toEqual([[2000, 1500]])
    expect(await stored('cin')).toMatchObject([{ nom: 'recto.jpg', media: 'image/jpeg', taille: 4 }])
    await waitFor(() => expect(given).toHaveLength(1))
    await user.click(tile)
    const dialog = within(await screen.findByRole('dialog', { name: 'Pièce d’identité' }))
    expect(await dialog.findByRole('img', { name: 'recto.jpg' })).toBeVisible()
    expect(given).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Agrandir' }))
    expect(dialog.getByRole('status', { name: 'Agrandissement' }).textContent?.replace(/\s/g, ' ')).toBe('150 %')
    await user.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(given).toHaveLength(1))
  })

  it('cannot remove a scan while another takes its place', async () => {
    vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined))
    const { user, paper } = await openDocuments(async (id, ecole) => buildPapier(ecole, id, 'contrat'))
    const contrat = await paper('Contrat signé')
    await user.click(await contrat.in.findByRole('button', { name: /voir le fichier 1 sur 1/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Contrat signé' })
    const remove = within(dialog).getByRole('button', { name: 'Retirer' })
    expect(remove).toBeEnabled()
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, new File([PNG], 'Contrat.png', { type: 'image/png' }))
    await waitFor(() => expect(remove).toBeDisabled())
  })

  it('refuses by name other files and too many files', async () => {
    const { user, paper, stored } = await openDocuments(async (id, ecole) => {
      for (let count = 0; count < 5; count += 1) await buildPapier(ecole, id, 'contrat')
    })
    const contrat = await paper('Contrat signé')
    fireEvent.drop(contrat.row.querySelector('.paper-files') ?? contrat.row, {
      dataTransfer: { files: [new File(['GIF89a'], 'drôle.pdf'), pdf('en trop.pdf')] },
    })
    // A surplus file is refused immediately, the type of a file only after reading it.
    await waitFor(() => expect(contrat.in.getByRole('alert').textContent).toContain('drôle.pdf'))
    expect(contrat.in.getByRole('alert').textContent).toContain('en trop.pdf')
    if (contrat.input) await user.upload(contrat.input, pdf())
    await contrat.in.findByRole('button', { name: /voir le fichier 6 sur 6/ })
    expect(contrat.in.queryByRole('button', { name: /ajouter un fichier/ })).toBeNull()
    expect(await stored('contrat')).toHaveLength(6)
  })

  it('keeps files whose upload failed and retries', async () => {
    const { backend, user, paper, stored } = await openDocuments()
    const { request } = backend
    let isBroken = true
    backend.request = (path, init) =>
      isBroken && path.includes('/papier') ? Promise.resolve(new Response('{}', { status: 500 })) : request(path, init)
    const contrat = await paper('Contrat signé')
    if (contrat.input) await user.upload(contrat.input, pdf())
    const errorDialog = await screen.findByRole('dialog', { name: 'Erreur' })
    isBroken = false
    await user.click(within(errorDialog).getByRole('button'))
    await user.click(await contrat.in.findByRole('button', { name: 'Réessayer' }))
    expect(await contrat.in.findByRole('button', { name: /voir le fichier 1 sur 1/ })).toBeVisible()
    expect(await stored('contrat')).toHaveLength(1)
    expect(contrat.in.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('shows only the date fields of each kind of paper', async () => {
    const { paper } = await openDocuments()
    const labels = async (name: string) =>
      [...(await paper(name)).row.querySelectorAll('.paper-dates label')].map(({ textContent }) => textContent)
    expect(await labels('Pièce d’identité')).toEqual(['Délivrée le', 'Valable jusqu’au'])
    expect(await labels('Certificat médical')).toEqual(['Établi le', 'Valable jusqu’au'])
    expect(await labels('Photos d’identité')).toEqual([])
    expect(await labels('Contrat signé')).toEqual(['Signé le'])
  })

  it('shows the scans to the candidate without actions', async () => {
    const { backend, ecole } = await startSchool()
    const candidat = await signedIn(backend, 'candidat')
    const { id } = (await candidat.get<CandidatDetail>('/api/candidat/me')).body
    await buildPapier(ecole, id, 'cin')
    const { user } = await openPage(backend, candidatRoutes, '/apps/candidat/portfolio', { username: 'candidat' })
    await user.click(await screen.findByRole('button', { name: /voir le fichier 1 sur 1/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pièce d’identité' }))
    // The picture is drawn again when its address is known.
    await waitFor(() => expect(dialog.getByRole('img', { name: 'CIN recto.png' })).toBeVisible())
    expect(dialog.getByRole('button', { name: 'Télécharger' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Retirer' })).toBeNull()
    expect(screen.queryByRole('button', { name: /ajouter un fichier/ })).toBeNull()
  })
})
