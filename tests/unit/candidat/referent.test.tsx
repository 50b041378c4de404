import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Moniteur } from '@contract/ecole/moniteur'
import { MAX_PER_PAGE } from '@contract/list'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let last: Moniteur
beforeAll(async () => {
  // Imported ahead, so that the test waits for the server only.
  await import('@core/components/select/SelectHost')
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  // More than a page of the list can hold, all of them sorted before the wanted one.
  for (let index = 0; index <= MAX_PER_PAGE; index += 1) await buildMoniteur(ecole, { nom: `Abidi ${index}` })
  last = await buildMoniteur(ecole, { nom: 'Zribi', prenom: 'Wassim' })
})
afterAll(() => backend.stop())

it('chooses by keyboard a referent instructor beyond the first hundred', async () => {
  const candidat = await buildCandidat(ecole)
  const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}/edit`)
  const choice = await screen.findByLabelText('Moniteur référent')
  choice.focus()
  await user.keyboard('zribi')
  await screen.findByRole('option', { name: 'Wassim Zribi' })
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByRole('heading', { level: 1, name: `${candidat.prenom} ${candidat.nom}` })).toBeVisible()
  const saved = (await ecole.get<CandidatDetail>(`/api/candidat/${candidat.id}`)).body
  expect(saved.idMoniteur).toBe(last.id)
})

it('filters by an instructor found by typing, with their name in the chip and the link', async () => {
  await buildCandidat(ecole, { nom: 'Haddad', prenom: 'Rim', idMoniteur: last.id })
  const { user, here } = await openPage(backend, candidatRoutes, '/apps/candidats')
  await user.click(await screen.findByRole('button', { name: 'Filtres' }))
  const panel = within(screen.getByRole('dialog', { name: 'Filtres' }))
  await user.type(await panel.findByRole('combobox', { name: 'Moniteur référent' }), 'wassim')
  await user.click(await panel.findByRole('option', { name: 'Wassim Zribi' }))
  await waitFor(() => expect(here()).toContain(`idMoniteur=${last.id}`))
  expect(await screen.findByText(/Moniteur référent\s: Wassim Zribi/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain('Haddad'))
})
