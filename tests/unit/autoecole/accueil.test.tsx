import { openCopy } from '@backend/database/replace'
import { ARCHIVE_MAX_BYTES } from '@contract/plateforme/archiveEcole'
import { routes } from '@src/views/autoecole/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { loadSqlite, startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { changedFile, fileOfSchools, fromElsewhere } from '@tests/helpers/schools/schoolFile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await backend.stop()
})

const open = async () => {
  const page = await openPage(backend, routes, '/apps/autoecole', { username: 'manager' })
  await page.user.click(await screen.findByRole('link', { name: 'Accueillir une auto-école' }))
  return page
}

const field = () => screen.findByLabelText<HTMLInputElement>('Archive ou copie à lire')
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'archive.sqlite') => new File([bytes], name)

async function archiveOf(path: string, username: string): Promise<Uint8Array<ArrayBuffer>> {
  const token = await backend.login(username)
  const response = await backend.request(path, { headers: { Authorization: `Bearer ${token}` } })
  return new Uint8Array(await response.arrayBuffer())
}

describe('a school arrives', () => {
  it('with its file: looked at, taken in, and its management gets a password', async () => {
    const bytes = await fromElsewhere(await archiveOf('/api/autoecole/2/archive', 'manager'))
    const { user } = await open()
    await user.upload(await field(), fileOf(bytes))
    const found = within(await screen.findByRole('region', { name: 'Ce fichier contient une auto-école' }))
    expect(found.getByText('AE-AILLEURS')).toBeVisible()
    expect(found.getByText('Active')).toBeVisible()
    expect(found.getByText(/, jusqu’au /)).toBeVisible()
    await user.click(found.getByText(/noms d’utilisateur sont déjà pris ici/))
    expect(found.getByText('ecole2 devient ecole22')).toBeVisible()
    await user.click(found.getByRole('button', { name: /^Accueillir «/ }))
    const arrived = within(await screen.findByRole('region', { name: 'Accueillir une auto-école' }))
    expect(arrived.getByText('ecole22')).toBeVisible()
    expect(arrived.getByRole('button', { name: 'Copier le mot de passe' })).toBeVisible()
    await user.click(arrived.getByRole('link', { name: 'Ouvrir la fiche' }))
    const log = within(await screen.findByRole('region', { name: 'Historique' }))
    expect(await log.findByText('Arrivée avec ses données')).toBeVisible()
  })

  it('one of several in a file', async () => {
    const { user } = await open()
    await user.upload(await field(), fileOf(await fileOfSchools(2)))
    await screen.findByRole('region', { name: 'Ce fichier contient 2 auto-écoles' })
    await user.click(screen.getByRole('radio', { name: 'Auto-école 2' }))
    await user.click(screen.getByRole('button', { name: /^Accueillir «.Auto-école 2.»/ }))
    expect(await screen.findByText(/Auto-école 2.» est là/)).toBeVisible()
  })

  it('not twice', async () => {
    const { user } = await open()
    await user.upload(await field(), fileOf(await archiveOf('/api/archive', 'ecole2')))
    expect(await screen.findByText(/Cette auto-école est déjà sur ce serveur/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Accueillir «/ })).toBeDisabled()
  })

  it('not with a licence category that this server does not have', async () => {
    const { user } = await open()
    const bytes = await changedFile(await fromElsewhere(await archiveOf('/api/archive', 'ecole2')), (db) =>
      db.updateTable('permi').set({ code: 'B-OR' }).where('code', '=', 'B').where('pays', '=', 'TN').execute(),
    )
    await user.upload(await field(), fileOf(bytes))
    expect(await screen.findByText(/catégories de permis que ce serveur n’a pas.: B-OR\./)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Accueillir «/ })).toBeDisabled()
  })

  it('not with a file that is cut, and another one can be chosen', async () => {
    const { user } = await open()
    const bytes = await fileOfSchools(1)
    await user.upload(await field(), fileOf(bytes.slice(0, 5000)))
    expect(await readError()).toMatch(/incomplet ou altéré/)
    await user.upload(await field(), fileOf(bytes))
    expect(await screen.findByRole('region', { name: 'Ce fichier contient une auto-école' })).toBeVisible()
  })

  it('not with a file that is too large: it is not sent', async () => {
    const { user } = await open()
    const large = fileOf(new Uint8Array(1), 'grosse.sqlite')
    Object.defineProperty(large, 'size', { value: ARCHIVE_MAX_BYTES + 1 })
    await user.upload(await field(), large)
    expect(await screen.findByText(/grosse\.sqlite.» dépasse/)).toBeVisible()
  })

  it('not with a file without any', async () => {
    const { user } = await open()
    const empty = await changedFile(await fileOfSchools(1), (db) => db.deleteFrom('auto_ecole').execute())
    await user.upload(await field(), fileOf(empty))
    expect(await screen.findByText('Ce fichier ne contient aucune auto-école.')).toBeVisible()
  })
})

it('a school leaves: its page saves the archive, without any password', async () => {
  const saved: Blob[] = []
  const makeUrl = (blob: Blob) => `blob:${saved.push(blob)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: () => undefined }))
  const { user } = await openPage(backend, routes, '/apps/autoecole/2', { username: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Télécharger l’archive' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const bytes = await saved[0]?.arrayBuffer()
  const { db } = await openCopy(await loadSqlite(), new Uint8Array(bytes ?? new ArrayBuffer()))
  expect(await db.selectFrom('auto_ecole').select('id').execute()).toEqual([{ id: 2 }])
  expect(await db.selectFrom('utilisateur').select('id').where('motDePasse', '<>', '').execute()).toEqual([])
  await db.destroy()
})
