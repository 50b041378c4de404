import type { DevoirPage } from '@contract/cours/devoir'
import { CandidatDevoirs } from '@src/views/codeAcces/CandidatDevoirs'
import { routes as codeAccesRoutes } from '@src/views/codeAcces/routes'
import { routes as coursRoutes } from '@src/views/cours/routes'
import { routes as devoirRoutes } from '@src/views/devoir/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/parts/devoir/AssignPanel'
import '@src/views/cours/overview/CourseOverview'
import '@src/views/coursEcole/TraineesPage'
import '@src/views/devoir/DevoirListPage'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const PAGES = [...codeAccesRoutes, ...coursRoutes, ...devoirRoutes]
let backend: TestBackend
let ecole: Client
let own: { id: number; nom: string }
beforeEach(async () => {
  backend = await startBackend()
  ecole = await signedIn(backend, 'ecole')
  const row = await backend.db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select(['candidat.id', 'candidat.nom', 'candidat.prenom'])
    .where('utilisateur.username', '=', 'candidat')
    .executeTakeFirstOrThrow()
  own = { id: row.id, nom: `${row.prenom} ${row.nom}` }
})
afterEach(() => backend.stop())

const devoirs = async () => (await ecole.get<DevoirPage>(`${COURS}/devoir`)).body
const assign = (dateLimite: string) =>
  ecole.post(`${COURS}/devoir`, {
    travail: { idSerie: 1 },
    idCandidats: [own.id],
    note: 'Avant lundi',
    dateLimite,
  })

describe('a school', () => {
  it('assigns a mock exam to the chosen candidate, and takes it back with undo', async () => {
    const { user } = await openPage(backend, PAGES, '/apps/code-course')
    const name = await screen.findByText(own.nom, undefined, { timeout: 10_000 })
    const row = name.closest('tr') ?? document.body
    await user.click(within(row).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Donner un devoir' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Donner un devoir' }))
    expect(panel.getByText(`Pour ${own.nom}`)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Donner' }))
    expect(await panel.findByText(/obligatoire|Choisissez|requis/i)).toBeVisible()
    await user.click(await panel.findByRole('combobox', { name: /Travail/ }, { timeout: 15_000 }))
    await user.click(await screen.findByRole('option', { name: 'Examen blanc' }))
    await user.click(panel.getByRole('button', { name: 'Donner' }))
    await waitFor(async () => expect((await devoirs()).counts.OPEN).toBe(1))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await devoirs()).counts.OPEN).toBe(0))
  })

  it('sees who is late, and takes an assignment back', async () => {
    await assign('2026-11-21')
    backend.clock.now = new Date('2026-11-22T09:00:00.000Z')
    const { user, here } = await openPage(backend, PAGES, '/apps/code-course/devoirs')
    await user.click(await screen.findByRole('button', { name: '1 En retard' }))
    await waitFor(() => expect(here()).toContain('status=LATE'))
    const row = (await screen.findByText(own.nom)).closest('tr') ?? document.body
    expect(within(row).getByText('En retard')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: /^Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }))
    await waitFor(async () => {
      ecole = await signedIn(backend, 'ecole')
      expect((await devoirs()).totalDataCount).toBe(0)
    })
  })

  it('that can only be read lists assignments, and offers to take none back', async () => {
    await assign('2026-11-28')
    await suspend(backend, 1)
    await openPage(backend, PAGES, '/apps/code-course/devoirs')
    const row = (await screen.findByText(own.nom)).closest('tr') ?? document.body
    expect(within(row).queryByRole('button', { name: /^Actions/ })).toBeNull()
  })

  it('reads the instruction of an assignment on the file of the candidate', async () => {
    await assign('2026-11-28')
    const Card = () => <CandidatDevoirs {...own} archived={false} />
    await openPage(backend, [{ path: '/card', load: async () => Card, words: ['devoir'] as const }], '/card')
    expect(await screen.findByText(/^Leïla Cherif\s: Avant lundi$/)).toBeVisible()
  })
})

describe('a candidate', () => {
  it('finds what is to do first, and begins it', async () => {
    await openCourse(backend)
    await assign('2026-11-28')
    const { user, here } = await openPage(backend, PAGES, '/apps/code-course', { username: 'candidat' })
    const todo = within(await screen.findByRole('region', { name: 'À faire' }))
    expect(todo.getByText(/28 nov\. 2026/)).toBeVisible()
    expect(todo.getByText(/Avant lundi/)).toBeVisible()
    await user.click(todo.getByRole('button', { name: /^Commencer/ }))
    await waitFor(() => expect(here()).toContain('/apps/code-course/etude/'))
  })

  it('reads why the course is closed and what opens it', async () => {
    await backend.db
      .updateTable('code_acces')
      .set({ premiereUtilisation: '2026-09-01T08:00:00.000Z', dateExpiration: '2026-11-12' })
      .where('code', '=', 'CARTE7XKM4')
      .execute()
    await openPage(backend, PAGES, '/apps/code-course', { username: 'candidat' })
    expect(await screen.findByText(/Votre accès a pris fin le .*12 nov\. 2026/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Code/ })).toBeVisible()
  })
})
