import { FluxDialog } from '@src/views/flux/FluxDialog'
import { FluxIcal } from '@src/views/flux/FluxIcal'
import { screen, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it, vi } from 'vitest'

const of = { ressource: 'moniteur', idRessource: 1, nom: 'Sami' } as const
const pages = [
  { path: '/sheet', load: async () => () => <FluxIcal {...of} /> },
  // The dialog that the same button opens when the backend is on a host.
  { path: '/hosted', load: async () => () => <FluxDialog {...of} onClose={() => undefined} /> },
]

it('FluxIcal saves the calendar as a file when the backend runs in the browser', async () => {
  const { backend } = await startSchool()
  const saved = vi.fn((_: Blob) => 'blob:calendar')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }))
  const { user } = await openPage(backend, pages, '/sheet')
  await user.click(await screen.findByRole('button', { name: 'Exporter le calendrier (.ics)' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(await saved.mock.calls[0]?.[0].text()).toContain('BEGIN:VCALENDAR')
  expect(screen.queryByText(/Abonnement/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await backend.stop()
})

it('FluxDialog shows an address once and revokes it', async () => {
  const { backend } = await startSchool()
  const { user } = await openPage(backend, pages, '/hosted')
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendrier de Sami' }))
  await user.click(dialog.getByRole('button', { name: 'Créer une adresse' }))
  expect(await dialog.findByRole('textbox', { name: 'Adresse du calendrier' })).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: /^Révoquer l’adresse/ }))
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('Adresse révoquée')).toBeInTheDocument()
  await backend.stop()
})
