// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/moniteur/own/MoniteurPortfolioPage'
import '@src/views/moniteur/own/OwnCandidats'
import type { Candidat } from '@contract/ecole/candidat'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import type { Activite } from '@contract/planning/disponibilite'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { screen, within } from '@testing-library/react'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

it('portfolio shows instructors their own file and candidates', async () => {
  const { backend } = await startSchool()
  const moniteur = await signedIn(backend, 'moniteur')
  const own = (await moniteur.get<Page<Candidat>>('/api/candidat')).body
  await openPage(backend, moniteurRoutes, '/apps/moniteur/portfolio', { username: 'moniteur' })
  const list = within(await screen.findByRole('region', { name: 'Mes candidats' }))
  expect(list.getByText(String(own.totalDataCount))).toBeVisible()
  const first = own.data[0]
  expect(list.getByRole('link', { name: `${first?.prenom} ${first?.nom}` })).toHaveAttribute(
    'href',
    `/apps/candidats/${first?.id}`,
  )
  expect(list.getByRole('link', { name: 'Voir la liste' })).toHaveAttribute('href', '/apps/candidats')
  expect(await screen.findByText('Tarif horaire')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Archiver' })).toBeNull()
})

it('portfolio shows the month of an instructor, as their activity counts it', async () => {
  const { backend } = await startSchool()
  const moniteur = await signedIn(backend, 'moniteur')
  const { id } = (await moniteur.get<Moniteur>('/api/moniteur/me')).body
  const { body } = await moniteur.get<Activite>(`/api/moniteur/${id}/activite`)
  await openPage(backend, moniteurRoutes, '/apps/moniteur/portfolio', { username: 'moniteur' })
  const month = within(await screen.findByRole('list', { name: 'Mon mois' }))
  const pay = await month.findByRole('link', { name: /^Gagné ce mois-ci ?\d/ })
  expect(pay.querySelector('.own-figure-value')?.textContent?.replace(/\D/g, '')).toBe(String(body.gain))
  expect(pay.getAttribute('href')).toContain('tab=paie')
  const passed = body.examens.reduce((sum, { reussis }) => sum + reussis, 0)
  const all = body.examens.reduce((sum, { echoues }) => sum + echoues, passed)
  expect(month.getByText(`${passed} sur ${all}`)).toBeVisible()
  await backend.stop()
})
