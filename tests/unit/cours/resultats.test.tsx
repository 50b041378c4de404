import type { Tentative } from '@contract/cours/tentative'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { routes as codeAccesRoutes } from '@src/views/codeAcces/routes'
import { routes as coursRoutes } from '@src/views/cours/routes'
import { routes as coursEcoleRoutes } from '@src/views/coursEcole/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/coursEcole/results/ResultListPage'
import '@src/views/coursEcole/results/ResultPage'
import '@src/views/coursEcole/TraineesPage'
import { afterEach, beforeEach, expect, it } from 'vitest'

const PAGES = [...codeAccesRoutes, ...coursEcoleRoutes, ...candidatRoutes]
let backend: TestBackend
let candidat: Client
let exam: Tentative
beforeEach(async () => {
  backend = await startBackend()
  await openCourse(backend)
  candidat = await signedIn(backend, 'candidat')
  exam = (await candidat.post<Tentative>(`${COURS}/tentative`, { idExamenBlanc: 1 })).body
})
afterEach(() => backend.stop())

const name = () => exam.candidat ?? ''
const complete = () => candidat.post(`${COURS}/tentative/${exam.id}/complete`)

it('a school finds a result, narrows the list and reads the errors of an exam', async () => {
  await candidat.post(`${COURS}/session`, { durationMinutes: 5, topic: 'signs' })
  await complete()
  const { user, here } = await openPage(backend, PAGES, '/apps/code-course')
  await user.click(await screen.findByRole('link', { name: 'Résultats du cours' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Résultats du cours' })).toBeVisible()
  const table = await screen.findByRole('table')
  const all = within(table).getAllByRole('row').length
  expect(all).toBeGreaterThan(2)
  expect(screen.getByRole('button', { name: /Exporter/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Filtres/ }))
  await user.selectOptions(await screen.findByLabelText('Activité'), 'Examen blanc')
  await waitFor(() => expect(here()).toContain('mode=EXAM'))
  const failed = await within(table).findByText('Échoué')
  const row = failed.closest('tr') ?? document.body
  await user.click(within(row).getByRole('link'))
  await waitFor(() => expect(here()).toBe(`/apps/code-course/resultats/${exam.id}`))
  expect(await screen.findByRole('heading', { level: 1, name: name() })).toBeVisible()
  const review = within(screen.getByRole('region', { name: 'Réponses du candidat' }))
  expect(review.getAllByText('Sans réponse')).toHaveLength(30)
  // Nothing can be answered.
  for (const box of review.queryAllByRole('radio', { hidden: true })) expect(box).toBeDisabled()
})

it('an instructor reads an exam that goes on without its answers', async () => {
  await openPage(backend, PAGES, `/apps/code-course/resultats/${exam.id}`, { username: 'moniteur' })
  expect(await screen.findByText(/Cet examen blanc est en cours/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Réponses du candidat' })).toBeNull()
})

it('each result on the candidate’s file opens its review', async () => {
  await complete()
  const { user, here } = await openPage(backend, PAGES, `/apps/candidats/${exam.idCandidat}?tab=code`)
  const file = await screen.findByRole('region', { name: 'Préparation' }, { timeout: 15_000 })
  expect(await within(file).findByRole('link', { name: 'Tous les résultats' })).toHaveAttribute(
    'href',
    `/apps/code-course/resultats?idCandidat=${exam.idCandidat}`,
  )
  await user.click(within(file).getAllByRole('link', { name: 'Examen blanc' })[0] ?? file)
  await waitFor(() => expect(here()).toBe(`/apps/code-course/resultats/${exam.id}`))
})

it('another school finds nothing there', async () => {
  await complete()
  await openPage(backend, PAGES, `/apps/code-course/resultats/${exam.id}`, { username: 'ecole2' })
  expect(await screen.findByText('Ce résultat n’existe pas.')).toBeInTheDocument()
  expect(screen.queryByText(name())).toBeNull()
})

it('candidates of a school that can only be read still review what they finished', async () => {
  await complete()
  await suspend(backend, 1)
  const pages = [...PAGES, ...coursRoutes]
  await openPage(backend, pages, `/apps/code-course/examen/${exam.id}`, { username: 'candidat' })
  expect((await screen.findAllByText('Sans réponse')).length).toBeGreaterThan(10)
})
