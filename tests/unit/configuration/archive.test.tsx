import { openCopy } from '@backend/database/replace'
import { routes } from '@src/views/configuration/routes'
import { screen, waitFor } from '@testing-library/react'
import { loadSqlite } from '@tests/helpers/backend'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the tab « Archive » saves the school in one file, which is a database of the application', async () => {
  const { backend } = await startSchool()
  const saved: Blob[] = []
  const makeUrl = (blob: Blob) => `blob:${saved.push(blob)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: () => undefined }))
  const { user } = await openPage(backend, routes, '/apps/configuration?tab=archive')
  expect(await screen.findByRole('heading', { name: 'Archive de l’auto-école' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Télécharger l’archive' }))
  expect(await screen.findByText('Archive enregistrée')).toBeInTheDocument()
  await waitFor(() => expect(saved).toHaveLength(1))
  const bytes = await saved[0]?.arrayBuffer()
  const copy = await openCopy(await loadSqlite(), new Uint8Array(bytes ?? new ArrayBuffer()))
  expect(await copy.db.selectFrom('auto_ecole').select('id').execute()).toEqual([{ id: 1 }])
  await copy.db.destroy()
  await backend.stop()
})

it('is not offered to who has a part of the access', async () => {
  const { backend } = await startSchool()
  await openPage(backend, routes, '/apps/configuration', { username: 'ecole-planning' })
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Archive' })).toBeNull())
  await backend.stop()
})
