import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, MONDAY, tunis } from '@tests/helpers/planning'
import { expect, it } from 'vitest'

it('archiving candidates lists the people and their planned lessons before it asks to confirm', async () => {
  const { backend, ecole } = await startSchool()
  const cast = await buildCast(backend, ecole)
  await buildEvenement(ecole, evenementValues(cast))
  const later = { start: tunis(MONDAY, '14:00'), end: tunis(MONDAY, '15:00') }
  await buildEvenement(ecole, evenementValues(cast, later))
  const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${cast.candidat.id}`)
  await user.click(await screen.findByRole('button', { name: /Archiver/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading').textContent).toMatch(/^Archiver Personne Essai\s\?$/)
  expect(dialog.textContent).toMatch(
    /L’archivage annule 2 leçons à venir\. Heure de circulation le .*23 nov.*09:00, Heure de circulation le .*14:00\./,
  )
  for (const name of ['Confirmer', 'Annuler']) expect(within(dialog).getByRole('button', { name })).toBeInTheDocument()
  await backend.stop()
})
