import type { Candidat } from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
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
