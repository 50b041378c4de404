import type { PageRoute } from '@src/configs/pageRoute'
import { routes as contratRoutes } from '@src/views/contrat/routes'
import { routes as factureRoutes } from '@src/views/facture/routes'
import { screen } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { expect, it } from 'vitest'

const pages: PageRoute[] = [...contratRoutes, ...factureRoutes]

it.each([
  ['candidat', '/apps/contrat/999999', 'Ce contrat est introuvable.', 'Ma Fiche', '/apps/candidat/portfolio'],
  ['ecole', '/apps/contrat/999999', 'Ce contrat est introuvable.', 'Candidats', '/apps/candidats'],
  ['candidat', '/apps/factures/999999', 'Cette facture n’existe pas.', 'Ma Fiche', '/apps/candidat/portfolio'],
  ['ecole', '/apps/factures/999999', 'Cette facture n’existe pas.', 'Factures', '/apps/factures'],
  ['ecole', '/apps/factures/999999/edit', 'Cette facture n’existe pas.', 'Factures', '/apps/factures'],
])('%s at %s reads what is missing, and has a way out', async (username, address, text, link, href) => {
  const { backend } = await startSchool()
  await openPage(backend, pages, address, { username })
  await readError()
  expect(await screen.findByText(text)).toBeVisible()
  // Trying again cannot help.
  expect(screen.queryByText(/Réessayez dans un instant/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
})
