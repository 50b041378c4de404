import type { CandidatDetail } from '@contract/ecole/candidat'
import type { CandidatStats, Critere } from '@contract/stats/candidat'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/candidat/own/PortfolioPage'
import { Preparation } from '@src/views/candidat/own/Preparation'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { SheetFacts } from '@src/views/candidat/sheet/SheetFacts'
import { ContratSection } from '@src/views/contrat/ContratSection'
import { cleanup, screen, within } from '@testing-library/react'
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
  const ready = within(screen.getByRole('region', { name: /^Préparation / }))
  expect(ready.getAllByRole('listitem')).toHaveLength(preparation?.criteres.length ?? 0)
  expect(ready.queryAllByRole('img', { name: 'À faire' })).toHaveLength(
    preparation?.criteres.filter(({ isMet }) => !isMet).length ?? 0,
  )
  await backend.stop()
})

const PREPARATION: NonNullable<CandidatStats['preparation']> = {
  etape: 'circulation',
  isReady: true,
  avis: null,
  criteres: [{ code: 'dossier', isMet: true, nombre: null, sur: null, raison: null }],
}
const SAID = { etape: 'circulation', motif: 'Créneau', auteur: 'Olfa', createdAt: '2026-11-20T08:00:00.000Z' } as const

it('Preparation has one headline: an opinion against it, and payments that the reader may not see, are in it', async () => {
  const { backend } = await startSchool()
  const candidat = await signedIn(backend, 'candidat')
  const { body: own } = await candidat.get<CandidatDetail>('/api/candidat/me')
  const { body: stats } = await candidat.get<CandidatStats>(`/api/autoecole/statistiques/candidate/${own.id}`)
  const paid = { ...PREPARATION.criteres[0], code: 'compte' } as Critere
  const cases = [
    PREPARATION,
    { ...PREPARATION, criteres: [...PREPARATION.criteres, paid] },
    { ...PREPARATION, isReady: false, avis: { ...SAID, isReady: false } },
  ]
  const Headlines = () =>
    cases.map((preparation, index) => {
      const currentData = { ...stats, preparation }
      const answer = { currentData, isError: false, isFetching: false, refetch: () => undefined }
      return <Preparation key={String(index)} stats={answer} />
    })
  const page = { path: '/ready', load: async () => Headlines, words: ['candidat', 'parcours'] as const }
  await openPage(backend, [page], '/ready')
  await screen.findAllByRole('region')
  const headlines = screen
    .getAllByRole('region')
    .map((region) => region.querySelector('.status')?.textContent?.replace(/\s/g, ' '))
  expect(headlines).toEqual(['Tout est réuni, sans compter les paiements', 'Tout est réuni', 'Pas encore'])
  expect(screen.getByText(/^Pas encore, selon Olfa/)).toHaveClass('status-sentence')
  await backend.stop()
})

it('Ma Fiche hides what concerns the school’s advertising, and says whom to ask for a correction', async () => {
  const { backend } = await startSchool()
  const candidat = await signedIn(backend, 'candidat')
  const { body: own } = await candidat.get<CandidatDetail>('/api/candidat/me')
  const known: CandidatDetail = { ...own, source: 'passage' }
  const Own = () => <SheetFacts candidat={known} />
  const Desk = () => <SheetFacts candidat={known} isForSchool />
  const words = ['candidat', 'fields'] as const
  const pages = [
    { path: '/own', load: async () => Own, words },
    { path: '/desk', load: async () => Desk, words },
  ]
  await openPage(backend, pages, '/own', { username: 'candidat' })
  expect(await screen.findByText(/^Une information à corriger/)).toBeVisible()
  expect(screen.queryByText('Provenance')).toBeNull()
  cleanup()
  await openPage(backend, pages, '/desk')
  expect(await screen.findByText('Provenance')).toBeVisible()
  expect(screen.queryByText(/^Une information à corriger/)).toBeNull()
  await backend.stop()
})

it('Ma Fiche does not deny the signed contract that lies among the papers', async () => {
  const { backend } = await startSchool()
  const candidat = await signedIn(backend, 'candidat')
  const { body: own } = await candidat.get<CandidatDetail>('/api/candidat/me')
  await backend.db.deleteFrom('contrat').execute()
  const withPaper = (recu: boolean): CandidatDetail => ({
    ...own,
    documents: own.documents.map((one) => (one.type === 'contrat' ? { ...one, recu } : one)),
  })
  const Both = () => [true, false].map((recu) => <ContratSection key={String(recu)} candidat={withPaper(recu)} />)
  const pages = [{ path: '/contrat', load: async () => Both, words: ['contrat'] as const }]
  await openPage(backend, pages, '/contrat', { username: 'candidat' })
  expect(await screen.findByText('Le contrat signé est au dossier, sur papier.')).toBeVisible()
  expect(await screen.findByText('Aucun contrat pour l’instant.')).toBeVisible()
  await backend.stop()
})
