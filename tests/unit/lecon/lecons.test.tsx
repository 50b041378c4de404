import type { Candidat } from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
import type { LeconPage } from '@contract/planning/lecon'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/lecon/LeconListPage'
import { routes as leconRoutes } from '@src/views/lecon/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Candidat
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  candidat = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
  const other = await buildCandidat(ecole, { nom: 'Abidi', prenom: 'Bilel' })
  await insertHeures(backend, { idCandidat: candidat.id }, [
    { calendar: 'Hour code', status: 'SUCCESS', minutes: 90, start: '2026-09-01T08:00:00.000Z' },
    // A lesson long past without an outcome.
    { calendar: 'Hour code', status: 'PLANNED', start: '2026-02-02T08:00:00.000Z' },
  ])
  await insertHeures(backend, { idCandidat: other.id }, [
    { calendar: 'Hour code', status: 'CANCELLED', start: '2026-11-03T08:00:00.000Z' },
  ])
})
afterEach(async () => {
  await backend.stop()
})

const table = () => within(screen.getByRole('table', { name: 'Leçons' }))
const days = () =>
  table()
    .queryAllByText(/2026, \d\d:00 –\u2060 \d\d:00$/)
    .map((day) => day.textContent?.slice(5, 11))
const shown = (expected: string[]) => waitFor(() => expect(days()).toEqual(expected))

describe('list of lessons', () => {
  it('begins with planning one where there is none', async () => {
    await clearPlanning(backend)
    await openPage(backend, leconRoutes, '/apps/calendrier/lecons')
    const plan = await screen.findByRole('link', { name: 'Planifier une leçon' })
    expect(plan).toHaveAttribute('href', '/apps/calendrier?nouveau=Hour+circulation')
  })

  it('shows lessons to attest of any age and attests them in place', async () => {
    const { user, here } = await openPage(backend, leconRoutes, '/apps/calendrier/lecons')
    await screen.findByText(/3 nov\. 2026/)
    await shown(['3 nov.', '1er se', '2 févr'])
    await user.click(screen.getByRole('button', { name: '1 À attester' }))
    await waitFor(() => expect(here()).toBe('/apps/calendrier/lecons?etat=DUE'))
    await shown(['2 févr'])
    await user.click(screen.getByRole('button', { name: /^lun\. 2 févr\. 2026, 09:00\s–\u2060\s10:00/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Amel Zouaghi' }))
    await user.click(await panel.findByRole('button', { name: 'Attester' }))
    await user.click(panel.getByRole('button', { name: 'Attester' }))
    expect(await screen.findByText('Tout est attesté')).toBeInTheDocument()
    // The list changes before the answer arrives.
    await waitFor(async () =>
      expect((await ecole.get<LeconPage>('/api/calendrier/lecon')).body.totaux).toMatchObject({ DUE: 0, SUCCESS: 2 }),
    )
    // Otherwise its message would appear on the page of the next test.
    await screen.findByText('Leçon attestée')
  })
})

describe('lessons to attest', () => {
  const DUE = '/apps/calendrier/lecons?etat=DUE&sort=start'
  const totals = async () => (await ecole.get<LeconPage>('/api/calendrier/lecon')).body.totaux
  /** Lessons of last winter, one a day. */
  const due = (count: number) =>
    insertHeures(
      backend,
      { idCandidat: candidat.id },
      Array.from({ length: count }, (_, index) => ({
        calendar: 'Hour code' as const,
        status: 'PLANNED' as const,
        start: new Date(Date.UTC(2026, 2, 1 + index, 8)).toISOString(),
      })),
    )

  it('are attested in their row and undone from the toast', async () => {
    const { user } = await openPage(backend, leconRoutes, DUE)
    const one = { name: /^Attester\s: Amel Zouaghi, lun\. 2 févr\. 2026/ }
    await user.click(await screen.findByRole('button', one))
    expect(await screen.findByText('Leçon attestée')).toBeInTheDocument()
    expect(await totals()).toMatchObject({ DUE: 0, SUCCESS: 2 })
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Leçon de nouveau à attester')).toBeInTheDocument()
    expect(await screen.findByRole('button', one)).toBeVisible()
    expect(await totals()).toMatchObject({ DUE: 1, SUCCESS: 1 })
  })

  it('are attested all together, beyond the page and the limit of one call', { timeout: 60_000 }, async () => {
    await due(104)
    const { user } = await openPage(backend, leconRoutes, DUE)
    await screen.findAllByText(/2026, \d\d:00 –\u2060 \d\d:00$/)
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    const bar = within(await screen.findByRole('region', { name: 'Sélection' }))
    expect(bar.getByRole('button', { name: 'Attester 10 leçons' })).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Sélectionner les 105' }))
    await user.click(await bar.findByRole('button', { name: 'Attester 105 leçons' }))
    expect(await screen.findByText('105 leçons attestées', {}, { timeout: 25_000 })).toBeInTheDocument()
    expect(await totals()).toMatchObject({ DUE: 0, SUCCESS: 106 })
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('105 leçons de nouveau à attester', {}, { timeout: 25_000 })).toBeInTheDocument()
    expect(await totals()).toMatchObject({ DUE: 105, SUCCESS: 1 })
  })

  it('show why some were refused, and the others are attested', async () => {
    await due(1)
    const { user } = await openPage(backend, leconRoutes, DUE)
    await screen.findAllByText(/2026, \d\d:00 –\u2060 \d\d:00$/)
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    const { data } = (await ecole.get<LeconPage>('/api/calendrier/lecon?etat=DUE&sort=start')).body
    await ecole.post(`/api/calendrier/evenement/${data[0]?.idEvenement}/no-show`, { version: 1 })
    await user.click(screen.getByRole('button', { name: 'Attester 2 leçons' }))
    const refusal = await screen.findByRole('alert')
    expect(refusal.textContent).toMatch(/Une leçon n’a pas pu être attestée/)
    expect(refusal.textContent).toMatch(/Amel Zouaghi, lun\. 2 févr\. 2026.*a changé entre-temps/)
    expect(await totals()).toMatchObject({ DUE: 0, NO_SHOW: 1, SUCCESS: 2 })
  })

  it('show that their candidate is archived and can still be attested', async () => {
    await ecole.post(`/api/candidat/${candidat.id}/archive`)
    const { user } = await openPage(backend, leconRoutes, DUE)
    expect(await screen.findByText('Candidat archivé')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Attester\s: Amel Zouaghi/ }))
    await waitFor(async () => expect(await totals()).toMatchObject({ DUE: 0 }))
  })

  it('are mentioned when their candidate is archived', async () => {
    const { user, here } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}`)
    await user.click(await screen.findByRole('button', { name: 'Archiver' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Voir la leçon passée que personne n’a attestée/ }))
    await user.click(dialog.getByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(here()).toBe(`/apps/calendrier/lecons?etat=DUE&idCandidat=${candidat.id}`))
  })

  it('can be selected, unlike answered and future ones', async () => {
    await openPage(backend, leconRoutes, '/apps/calendrier/lecons')
    await screen.findByText(/3 nov\. 2026/)
    await shown(['3 nov.', '1er se', '2 févr'])
    expect(screen.getAllByRole('checkbox', { name: /^Sélectionner (Amel|Bilel)/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Exporter' })).toBeVisible()
  })
})

describe('page of a candidate', () => {
  it('lists their lessons with links to the calendar, and their hours', async () => {
    const { user, here } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=lecons`)
    const link = await screen.findByRole('link', { name: /1er sept\. 2026, 09:00/ })
    expect(days()).toHaveLength(2)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/apps\/calendrier\?evenement=\d+&jour=2026-09-01$/))
    expect(screen.getByText(/^Attesté.+1\sh(eure)?\s30/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '1 Attestées' }))
    await waitFor(() => expect(days()).toHaveLength(1))
    await user.click(screen.getByRole('tab', { name: 'Examens' }))
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${candidat.id}?tab=examens`))
  })

  it('starts with the next lesson, however many are past and planned', async () => {
    await insertHeures(
      backend,
      { idCandidat: candidat.id },
      Array.from({ length: 15 }, (_, index) => ({
        calendar: 'Hour code',
        status: 'PLANNED',
        start: new Date(Date.parse('2026-11-23T08:00:00.000Z') + index * 86_400_000).toISOString(),
      })),
    )
    const { here } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=lecons`)
    await screen.findByRole('link', { name: /23 nov\. 2026/ })
    expect(days()[0]).toBe('23 nov')
    expect(days()).toHaveLength(10)
    await waitFor(() => expect(here()).not.toContain('sort'))
  })

  it('says to an instructor that only their own lessons are counted', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { data } = (await moniteur.get<Page<Candidat>>('/api/candidat?perPage=1')).body
    const address = `/apps/candidats/${data[0]?.id}?tab=lecons`
    await openPage(backend, candidatRoutes, address, { username: 'moniteur' })
    expect(await screen.findByText('Vos leçons seulement, sans celles des autres moniteurs.')).toBeVisible()
    cleanup()
    await openPage(backend, candidatRoutes, address)
    expect(await screen.findByText(/^Attesté/)).toBeVisible()
    expect(screen.queryByText(/^Vos leçons seulement/)).toBeNull()
  })

  it('calls an exam that waits for its result no longer the next one', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', status: 'PLANNED', start: '2026-11-02T08:00:00.000Z' },
    ])
    await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=examens`)
    const taken = within(await screen.findByRole('region', { name: 'Examen passé' }))
    expect(taken.getByText('Résultat attendu')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Prochain examen' })).toBeNull()
  })

  it('lists exams with results and what blocks the next one', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-10-01T08:00:00.000Z', lieu: 'Ariana' },
      { etape: 'circulation', status: 'FAILED', start: '2026-11-02T08:00:00.000Z' },
    ])
    await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=examens`)
    const next = within(await screen.findByRole('region', { name: 'Prochain examen' }))
    expect(await next.findByText('Circulation')).toBeVisible()
    expect(next.getByText(/^Possible/)).toBeVisible()
    expect(next.getByText('Incomplet')).toBeVisible()
    expect(next.getByRole('link', { name: 'Planifier l’examen' }).getAttribute('href')).toContain(
      `candidat=${candidat.id}`,
    )
    const table = within(await screen.findByRole('table', { name: 'Examens' }))
    await waitFor(() => expect(table.getByText('ÉCHOUÉ')).toBeVisible())
    expect(table.getByText('REUSSI')).toBeVisible()
    expect(table.queryByText('Amel Zouaghi')).toBeNull()
    expect(table.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/evenement=\d+&jour=2026-11-02/),
    )
  })
})

describe('file of a candidate', () => {
  it('starts with the next lesson and links to it in the calendar', async () => {
    const own = (await (await signedIn(backend, 'candidat')).get<Candidat>('/api/candidat/me')).body
    await insertHeures(backend, { idCandidat: own.id }, [
      { calendar: 'Hour code', status: 'SUCCESS', start: '2026-11-20T08:00:00.000Z' },
      { calendar: 'Hour code', status: 'CANCELLED', start: '2026-11-24T08:00:00.000Z' },
      { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-26T08:00:00.000Z' },
      ...[1, 2, 3, 4].map((day) => ({
        calendar: 'Hour code' as const,
        status: 'PLANNED' as const,
        start: `2026-12-0${day}T08:00:00.000Z`,
      })),
    ])
    const { user, here } = await openPage(backend, candidatRoutes, '/apps/candidat/portfolio', { username: 'candidat' })
    const next = within(await screen.findByRole('region', { name: 'Mes prochains rendez-vous' }))
    const links = await next.findAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'jeu. 26 nov. 2026, 09:00\u00a0–\u2060\u00a010:00',
      'mar. 1er déc. 2026, 09:00\u00a0–\u2060\u00a010:00',
      'mer. 2 déc. 2026, 09:00\u00a0–\u2060\u00a010:00',
      'jeu. 3 déc. 2026, 09:00\u00a0–\u2060\u00a010:00',
      'Et 1 autre dans le calendrier',
    ])
    await user.click(links[0]!)
    await waitFor(() => expect(here()).toMatch(/^\/apps\/calendrier\?evenement=\d+&jour=2026-11-26$/))
  })
})
