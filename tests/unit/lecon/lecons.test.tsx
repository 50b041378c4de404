import type { Candidat } from '@contract/ecole/candidat'
import type { LeconPage } from '@contract/planning/lecon'
import { candidatRoutes } from '@src/views/candidat/routes'
import { leconRoutes } from '@src/views/lecon/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { clearEvenements, insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Candidat
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  await clearEvenements(backend)
  candidat = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
  const other = await buildCandidat(ecole, { nom: 'Abidi', prenom: 'Bilel' })
  await insertHeures(backend, { idCandidat: candidat.id }, [
    { calendar: 'Hour code', statut: 'SUCCESS', minutes: 90, debut: '2026-09-01T08:00:00.000Z' },
    // Long past, and nobody has said how it went.
    { calendar: 'Hour code', statut: 'PLANNED', debut: '2026-02-02T08:00:00.000Z' },
  ])
  await insertHeures(backend, { idCandidat: other.id }, [
    { calendar: 'Hour code', statut: 'CANCELLED', debut: '2026-11-03T08:00:00.000Z' },
  ])
})
afterEach(async () => {
  await backend.stop()
})

const table = () => within(screen.getByRole('table', { name: 'Leçons' }))
const days = () =>
  table()
    .queryAllByText(/2026, \d\d:00 – \d\d:00$/)
    .map((day) => day.textContent?.slice(5, 11))
const shown = (expected: string[]) => waitFor(() => expect(days()).toEqual(expected))

describe('the list of lessons', () => {
  it('has those that wait to be attested however old they are, and attests them where they stand', async () => {
    const { user, here } = await openPage(backend, leconRoutes, '/apps/calendrier/lecons')
    await screen.findByText(/3 nov\. 2026/)
    await shown(['3 nov.', '1 sept', '2 févr'])
    await user.click(screen.getByRole('button', { name: '1 À attester' }))
    expect(here()).toBe('/apps/calendrier/lecons?etat=DUE')
    await shown(['2 févr'])
    await user.click(screen.getByRole('button', { name: /2 févr\. 2026, 09:00 – 10:00/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Amel Zouaghi' }))
    await user.click(await panel.findByRole('button', { name: 'Attester' }))
    await user.click(panel.getByRole('button', { name: 'Attester' }))
    expect(await screen.findByText('Aucun résultat')).toBeTruthy()
    expect((await ecole.get<LeconPage>('/api/calendrier/lecon')).body.totaux).toMatchObject({ DUE: 0, SUCCESS: 2 })
  })
})

describe('the page of a candidate', () => {
  it('has the lessons of its own, each leading to the calendar, and its hours', async () => {
    const { user, here } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=lecons`)
    const link = await screen.findByRole('link', { name: /1 sept\. 2026, 09:00/ })
    expect(days()).toHaveLength(2)
    expect(link.getAttribute('href')).toMatch(/^\/apps\/calendrier\?evenement=\d+&jour=2026-09-01$/)
    const hours = within(screen.getByRole('region', { name: 'Heures' }))
    expect(await hours.findByText(/1\sh\s30/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '1 Attestées' }))
    await waitFor(() => expect(days()).toHaveLength(1))
    await user.click(screen.getByRole('tab', { name: 'Examens' }))
    expect(here()).toBe(`/apps/candidats/${candidat.id}?tab=examens`)
  })

  it('has its exams with their results, and what stands before the next one', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', statut: 'SUCCESS', debut: '2026-10-01T08:00:00.000Z', lieu: 'Ariana' },
      { etape: 'circulation', statut: 'FAILED', debut: '2026-11-02T08:00:00.000Z' },
    ])
    await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=examens`)
    const next = within(await screen.findByRole('region', { name: 'Prochain examen' }))
    expect(await next.findByText('Circulation')).toBeTruthy()
    expect(next.getByText(/^Possible/)).toBeTruthy()
    expect(next.getByText('Incomplet')).toBeTruthy()
    expect(next.getByRole('link', { name: 'Planifier l’examen' }).getAttribute('href')).toContain(
      `candidat=${candidat.id}`,
    )
    const table = within(await screen.findByRole('table', { name: 'Examens' }))
    await waitFor(() => expect(table.getByText('ÉCHOUÉ')).toBeTruthy())
    expect(table.getByText('REUSSI')).toBeTruthy()
    expect(table.queryByText('Amel Zouaghi')).toBeNull()
    expect(table.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/evenement=\d+&jour=2026-11-02/)
  })
})

describe('the file of a candidate', () => {
  it('begins with what is planned next, and leads to it in the calendar', async () => {
    const own = (await (await signedIn(backend, 'candidat')).get<Candidat>('/api/candidat/me')).body
    await insertHeures(backend, { idCandidat: own.id }, [
      { calendar: 'Hour code', statut: 'SUCCESS', debut: '2026-11-20T08:00:00.000Z' },
      { calendar: 'Hour code', statut: 'CANCELLED', debut: '2026-11-24T08:00:00.000Z' },
      { calendar: 'Hour circulation', statut: 'PLANNED', debut: '2026-11-26T08:00:00.000Z' },
      ...[1, 2, 3, 4].map((day) => ({
        calendar: 'Hour code' as const,
        statut: 'PLANNED' as const,
        debut: `2026-12-0${day}T08:00:00.000Z`,
      })),
    ])
    const { user, here } = await openPage(backend, candidatRoutes, '/apps/candidat/portfolio', { username: 'candidat' })
    const next = within(await screen.findByRole('region', { name: 'Mes prochains rendez-vous' }))
    const links = await next.findAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'jeu. 26 nov. 2026, 09:00 – 10:00',
      'mar. 1 déc. 2026, 09:00 – 10:00',
      'mer. 2 déc. 2026, 09:00 – 10:00',
      'jeu. 3 déc. 2026, 09:00 – 10:00',
      'Et 1 autre dans le calendrier',
    ])
    await user.click(links[0]!)
    expect(here()).toMatch(/^\/apps\/calendrier\?evenement=\d+&jour=2026-11-26$/)
  })
})
