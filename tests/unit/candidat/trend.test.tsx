import type { LeconPage } from '@contract/planning/lecon'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/candidat/own/PortfolioPage'
import '@src/views/candidat/sheet/CandidatPage'
import '@src/views/candidat/trend/TrendCard'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, within } from '@testing-library/react'
import { insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { listBehind, rowsBehind, sumsBehind } from '@tests/helpers/behind'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idCandidat: number

beforeAll(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  // The account `candidat` and its instructor `moniteur` read the same figures.
  idCandidat = (await (await signedIn(backend, 'candidat')).get<{ id: number }>('/api/candidat/me')).body.id
  await ecole.post(`/api/candidat/${idCandidat}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-01',
  })
  await pay(ecole, idCandidat, 40_000)
  await insertHeures(backend, { idCandidat }, [
    { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-11-02T08:00:00.000Z', minutes: 90 },
    { calendar: 'Hour code', status: 'SUCCESS', start: '2026-11-03T08:00:00.000Z', minutes: 45 },
  ])
  await insertExamens(backend, { idCandidat }, [
    { etape: 'code', status: 'SUCCESS', start: '2026-11-20T08:00:00.000Z' },
  ])
})
afterAll(() => backend.stop())

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')

/** Opens the months of the candidate as a table. */
async function openTable(address: string, username: string) {
  const page = await openPage(backend, candidatRoutes, address, { username })
  const card = within(await screen.findByRole('region', { name: 'Statistiques' }, { timeout: 40_000 }))
  await page.user.click(await card.findByRole('button', { name: 'Tableau' }, { timeout: 40_000 }))
  const show = (view: string) => page.user.selectOptions(card.getByRole('combobox', { name: 'Afficher' }), view)
  /** The values of this month, by the names of their columns. */
  const month = () => {
    const cells = within(card.getByRole('row', { name: /^nov\. 2026/ })).getAllByRole('cell')
    return cells.map((cell) => ({
      text: plain(cell.textContent),
      to: within(cell).queryByRole('link')?.getAttribute('href') ?? null,
    }))
  }
  return { ...page, card, show, month }
}

it('shows in the file the months of a candidate, each figure with the number of its list', async () => {
  const { show, month } = await openTable(`/apps/candidats/${idCandidat}?tab=parcours`, 'ecole')
  const [code, circulation, parc] = month()
  expect([code?.text, circulation?.text, parc?.to]).toEqual(['45 min', '1 h 30', null])
  expect((await listBehind<LeconPage>(ecole, code?.to ?? '')).minutes).toBe(45)
  expect((await listBehind<LeconPage>(ecole, circulation?.to ?? '')).minutes).toBe(90)
  await show('Examens')
  const [passed, failed] = month()
  expect([passed?.text, failed]).toEqual(['1', { text: '0', to: null }])
  expect(await rowsBehind(ecole, passed?.to ?? '')).toBe(1)
  await show('Paiements')
  const [paid] = month()
  expect(paid?.text).toMatch(/^40,000/)
  expect((await sumsBehind(ecole, paid?.to ?? ''))?.incoming).toBe(40_000)
})

it('says in sentences what the chart shows', async () => {
  const { card } = await openTable(`/apps/candidats/${idCandidat}?tab=parcours`, 'ecole')
  expect(
    card.getByText((text) => plain(text).startsWith('Circulation : au plus haut 1 h 30 (nov. 2026)')),
  ).toBeDefined()
})

it('leads candidates to their own calendar and to the parts of their page', async () => {
  const { show, month } = await openTable('/apps/candidat/portfolio', 'candidat')
  expect(month()[1]?.to).toBe('/apps/calendrier?vue=mois&jour=2026-11-01&calendar=Hour+circulation&status=SUCCESS')
  await show('Examens')
  expect(month()[0]?.to).toMatch(/#parcours$/)
  await show('Paiements')
  expect(month()[0]?.to).toMatch(/#paiements$/)
})

it('shows instructors no amounts, and no list that would count their own lessons alone', async () => {
  const { card, month } = await openTable(`/apps/candidats/${idCandidat}?tab=parcours`, 'moniteur')
  expect(month()[1]).toEqual({ text: '1 h 30', to: null })
  expect(
    within(card.getByRole('combobox', { name: 'Afficher' })).queryByRole('option', { name: 'Paiements' }),
  ).toBeNull()
})

it('says so while nothing has happened', async () => {
  const { id } = await buildCandidat(ecole)
  await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=parcours`)
  expect(await screen.findByText('Aucune heure faite pour l’instant', {}, { timeout: 40_000 })).toBeVisible()
})
