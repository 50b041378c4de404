import type { CandidatDetail } from '@contract/ecole/candidat'
import type { CandidatStats } from '@contract/stats/candidat'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/candidat/own/PortfolioPage'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, within } from '@testing-library/react'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

const digits = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '')

it('answers on the first screen of Ma Fiche when, how many hours, what is to pay and how far, with reasons', async () => {
  const { backend } = await startSchool()
  const candidat = await signedIn(backend, 'candidat')
  const { body: own } = await candidat.get<CandidatDetail>('/api/candidat/me')
  const { body: stats } = await candidat.get<CandidatStats>(`/api/autoecole/statistiques/candidate/${own.id}`)
  await openPage(backend, candidatRoutes, '/apps/candidat/portfolio', { username: 'candidat' })
  const figures = within(await screen.findByRole('list', { name: 'Où j’en suis' }))
  const next = await figures.findByRole('link', { name: /^Prochaine leçon/ })
  if (own.progression.prochain)
    expect(next.getAttribute('href')).toContain(String(own.progression.prochain.idEvenement))
  const due = await figures.findByRole('link', { name: /^(À payer|Avoir) ?\d/ })
  expect(Number(digits(due.querySelector('.own-figure-value')?.textContent))).toBe(Math.abs(stats.compte?.solde ?? 0))
  expect(due).toHaveAttribute('href', '#paiements')
  expect(figures.getByRole('link', { name: /^Étape/ })).toHaveAttribute('href', '#parcours')
  expect(figures.getByRole('link', { name: /^Heures (restantes|faites)/ })).toBeVisible()
  const { preparation } = stats
  expect(preparation).not.toBeNull()
  const ready = within(screen.getByRole('region', { name: /^Prêt pour / }))
  expect(ready.getAllByRole('listitem')).toHaveLength(preparation?.criteres.length ?? 0)
  expect(ready.queryAllByRole('img', { name: 'À faire' })).toHaveLength(
    preparation?.criteres.filter(({ isMet }) => !isMet).length ?? 0,
  )
  await backend.stop()
})
