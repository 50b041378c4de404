import { FluxIcal } from '@src/views/flux/FluxIcal'
import { screen, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it, vi } from 'vitest'

const pages = [{ path: '/sheet', load: async () => () => <FluxIcal ressource="moniteur" idRessource={1} nom="Sami" /> }]

it('says that nobody else can reach the calendar here, saves it as a file, and takes addresses back', async () => {
  const { backend, ecole } = await startSchool()
  await ecole.post('/api/calendrier/flux', { ressource: 'moniteur', idRessource: 1 })
  const saved = vi.fn(() => 'blob:calendar')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }))
  const { user } = await openPage(backend, pages, '/sheet')
  await user.click(await screen.findByRole('button', { name: 'Abonnement iCal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendrier de Sami' }))
  expect(dialog.getByText(/aucun autre programme ne peut s’y abonner/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Créer une adresse' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Télécharger le calendrier (.ics)' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  await user.click(await dialog.findByRole('button', { name: /^Révoquer l’adresse/ }))
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('Adresse révoquée')).toBeTruthy()
  await backend.stop()
})
