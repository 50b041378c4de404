import type { Page } from '@contract/list'
import type { EvenementStats } from '@contract/planning/evenement'
import type { LeconPage } from '@contract/planning/lecon'
import { dashboardRoutes } from '@src/views/dashboard/routes'
import { evenementRoutes } from '@src/views/evenement/routes'
import { screen, within } from '@testing-library/react'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const ECOLE = ['Candidats en formation', 'Inscrits ce mois-ci', 'Dossiers incomplets', 'Documents expirés']

/** The figure of that name and the list that it leads to. */
async function figure(name: string) {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name} ?\\d`) })
  return { value: Number(/\d+$/.exec(link.textContent ?? '')?.[0]), to: link.getAttribute('href') ?? '' }
}

describe('the day of a school', () => {
  it.each([...ECOLE, 'Moniteurs disponibles'])('counts « %s » as the list behind it does', async (name) => {
    const { backend, ecole } = await startSchool()
    await buildCandidat(ecole, { dateInscription: '2026-11-01' })
    await buildCandidat(ecole, { dateInscription: '2026-10-31' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    const { value, to } = await figure(name)
    const { pathname, search } = new URL(to, 'http://here')
    const list = pathname === '/apps/moniteurs' ? '/api/moniteur' : '/api/candidat'
    const { body } = await ecole.get<Page<unknown>>(list + search)
    expect(value).toBeGreaterThan(0)
    expect(value).toBe(body.totalDataCount)
  })

  it('counts the lessons and exams of the month as the calendar and the list behind them do', async () => {
    const { backend, ecole } = await startSchool()
    await openPage(backend, dashboardRoutes, '/dashboard')
    const due = await figure('À attester')
    const { pathname, search } = new URL(due.to, 'http://here')
    expect(pathname).toBe('/apps/calendrier/lecons')
    expect(due.value).toBe((await ecole.get<LeconPage>(`/api/calendrier/lecon${search}`)).body.totalDataCount)
    const { body } = await ecole.get<EvenementStats>('/api/calendrier/statistiquesEvent?from=2026-11-01&to=2026-11-30')
    const done = await figure('Réussis ou attestés')
    expect(done).toEqual({
      value: body.parStatut.SUCCESS,
      to: '/apps/calendrier?vue=mois&jour=2026-11-01&status=SUCCESS',
    })
    await backend.stop()
  })

  it('says what to settle, with the button that opens it', async () => {
    const { backend, ecole } = await startSchool()
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi', expirationCarte: '2026-11-22' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    const today = within(await screen.findByRole('region', { name: 'À faire aujourd’hui' }))
    const card = await today.findByRole('link', { name: /^Ouvrir la fiche.*Hédi Zitouni$/ })
    expect(card.getAttribute('href')).toBe(`/apps/moniteurs/${moniteur.id}/edit`)
    expect(today.getByText('Expire demain')).toBeTruthy()
    const { value } = await figure('Dossiers incomplets')
    expect(today.getByRole('link', { name: `Voir les ${value} dossiers incomplets` }).getAttribute('href')).toBe(
      '/apps/candidats?dossier=incomplet',
    )
    expect(today.getByRole('heading', { name: 'Documents expirés' })).toBeTruthy()
    const expired = (await figure('Documents expirés')).value
    expect(today.getAllByRole('link', { name: /^Ouvrir le dossier/ })).toHaveLength(5 + Math.min(5, expired))
  })

  it('shows who enrolled last first', async () => {
    const { backend, ecole } = await startSchool()
    await buildCandidat(ecole, { nom: 'Dernière', prenom: 'Inscrite', dateInscription: '2026-11-21' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    const latest = within(await screen.findByRole('region', { name: 'Derniers inscrits' }))
    const [first] = await latest.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Inscrite Dernière/)
  })

  it('offers the first steps to a school without candidates', async () => {
    const { backend, ecole } = await startSchool()
    await backend.db.updateTable('candidat').set({ archived: 1 }).execute()
    expect((await ecole.get<Page<unknown>>('/api/candidat')).body.totalDataCount).toBe(0)
    await openPage(backend, dashboardRoutes, '/dashboard')
    expect((await screen.findByRole('link', { name: 'Importer une liste' })).getAttribute('href')).toBe(
      '/apps/candidats/import',
    )
    expect(screen.queryByText('À faire aujourd’hui')).toBeNull()
  })
})

describe('a school that may only read', () => {
  it('has a list of steps in the place of buttons that would be refused', async () => {
    const { backend } = await startSchool('ecole3')
    await backend.db.updateTable('candidat').set({ archived: 1 }).execute()
    await openPage(backend, dashboardRoutes, '/dashboard', { username: 'ecole3' })
    const steps = within(await screen.findByRole('region', { name: 'Bienvenue ! Encore un peu de patience' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.queryByRole('link', { name: 'Importer une liste' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ajouter un candidat' })).toBeNull()
  })

  it('is not offered a candidate’s request in the calendar', async () => {
    const { backend } = await startSchool('ecole3')
    await openPage(backend, evenementRoutes, '/apps/calendrier?vue=liste', { username: 'ecole3' })
    await screen.findByRole('heading', { level: 1, name: 'Calendrier' })
    expect(screen.queryByRole('button', { name: 'Demander une leçon' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Planifier' })).toBeNull()
  })
})

describe('the day of the platform', () => {
  it('counts the schools by status and names those that wait', async () => {
    const { backend } = await startSchool()
    const manager = await signedIn(backend, 'manager')
    await openPage(backend, dashboardRoutes, '/dashboard', { username: 'manager' })
    for (const name of ['Inscriptions en attente', 'Auto-écoles actives', 'Auto-écoles suspendues']) {
      const { value, to } = await figure(name)
      const { body } = await manager.get<Page<unknown>>(`/api/autoecole${new URL(to, 'http://here').search}`)
      expect(value).toBe(body.totalDataCount)
    }
    const waiting = within(screen.getByRole('region', { name: 'Inscriptions en attente' }))
    expect(waiting.getByRole('link', { name: 'Auto-école Les Oliviers' })).toBeTruthy()
    expect(waiting.getByText('2 candidats')).toBeTruthy()
  })
})
