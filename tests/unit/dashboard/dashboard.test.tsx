import type { Page } from '@contract/list'
import type { Demande } from '@contract/planning/demande'
import type { ExamenPage } from '@contract/planning/examen'
import type { LeconPage } from '@contract/planning/lecon'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/dashboard/DashboardPage'
import { routes as dashboardRoutes } from '@src/views/dashboard/routes'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { routes as leconRoutes } from '@src/views/lecon/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { setReglages } from '@tests/helpers/argent/factures'
import { rowsBehind } from '@tests/helpers/behind'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { signedIn, startFreeSchool, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
import { buildVehicule } from '@tests/helpers/vehicules'
import { describe, expect, it, vi } from 'vitest'

const ECOLE = ['Candidats en formation', 'Inscriptions ce mois-ci', 'Dossiers incomplets', 'Pièces expirées']

/** The figure with this name, and the list that it links to. */
async function figure(name: string) {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name} ?\\d`) })
  return { value: Number(/\d+$/.exec(link.textContent ?? '')?.[0]), to: link.getAttribute('href') ?? '' }
}

describe('dashboard of a school', () => {
  it.each([...ECOLE, 'Moniteurs disponibles'])('counts « %s » like the list behind it', async (name) => {
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

  it('counts the lessons and exams of the month like the lists', async () => {
    const { backend, ecole } = await startSchool()
    await openPage(backend, dashboardRoutes, '/dashboard')
    const month = within(await screen.findByRole('region', { name: 'Leçons et examens du mois' }))
    const figures = async (name: string) =>
      within(await month.findByRole('list', { name })).findAllByRole('link', { name: /\d$/ })
    for (const [name, count] of [
      ['Leçons', 5],
      ['Examens', 6],
    ] as const) {
      const links = await figures(name)
      expect(links).toHaveLength(count)
      const shown = links.map((link) => Number(/\d+$/.exec(link.textContent ?? '')?.[0]))
      expect(shown.some((value) => value > 0)).toBe(true)
      const counted = links.map((link) => rowsBehind(ecole, link.getAttribute('href') ?? ''))
      expect(shown).toEqual(await Promise.all(counted))
    }
    await backend.stop()
  })

  it('counts the month of a school that can only be read too', async () => {
    const { backend } = await startSchool()
    await suspend(backend, 1)
    await openPage(backend, dashboardRoutes, '/dashboard')
    const month = within(await screen.findByRole('region', { name: 'Leçons et examens du mois' }))
    expect(await month.findByRole('list', { name: 'Leçons' })).toBeVisible()
    await backend.stop()
  })

  it('says in place that the figures of the month failed, and tries again', async () => {
    const { backend } = await startSchool()
    const { request } = backend
    let isBroken = true
    backend.request = (path, init) =>
      isBroken && path.includes('statistiquesEvent')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : request(path, init)
    const { user } = await openPage(backend, dashboardRoutes, '/dashboard')
    const month = within(await screen.findByRole('region', { name: 'Leçons et examens du mois' }))
    const retry = await month.findByRole('button', { name: 'Réessayer' })
    isBroken = false
    await user.click(retry)
    expect(await month.findByRole('list', { name: 'Leçons' })).toBeVisible()
    await backend.stop()
  })

  it('gives each line its action, and incomplete files a single line', async () => {
    const { backend, ecole } = await startSchool()
    await backend.db.updateTable('vehicule').set({ archived: 1 }).execute()
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi', expirationCarte: '2026-11-22' })
    const vehicule = await buildVehicule(ecole, { marque: 'Kia', modele: 'Rio', finAssurance: '2026-11-01' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    const today = within(await screen.findByRole('region', { name: 'À faire aujourd’hui' }))
    const card = await today.findByRole('link', { name: /^Renouveler\s: Carte de moniteur, Hédi Zitouni$/ })
    expect(card).toHaveAttribute('href', `/apps/moniteurs/${moniteur.id}/edit?champ=expirationCarte`)
    expect(today.getByText('Expire demain')).toBeVisible()
    const insurance = today.getByRole('link', { name: /^Renouveler\s: Assurance, Kia Rio/ })
    expect(insurance).toHaveAttribute('href', `/apps/vehicules/${vehicule.id}/edit?champ=finAssurance`)
    expect(today.getByText(/^Assurance\s: expirée depuis 20 jours$/)).toBeVisible()
    const { value } = await figure('Dossiers incomplets')
    expect(
      today.getAllByRole('link', { name: /dossiers? incomplets?/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['/apps/candidats?dossier=incomplet'])
    expect(today.getByRole('link', { name: `Voir les ${value} dossiers incomplets` })).toBeVisible()
    const calls = today.getAllByRole('link', { name: /^Appeler/ })
    expect(calls.every((link) => link.getAttribute('href')?.startsWith('tel:+216'))).toBe(true)
    expect(today.queryByRole('link', { name: 'Ouvrir' })).toBeNull()
  })

  it('sorts the tasks of the day by urgency', async () => {
    const { backend, ecole } = await startSchool()
    await buildVehicule(ecole, { finAssurance: '2026-11-01' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    const today = within(await screen.findByRole('region', { name: 'À faire aujourd’hui' }))
    await today.findByRole('heading', { level: 3, name: /dossiers? avec une pièce expirée/ })
    const titles = today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '')
    const at = (word: RegExp) => titles.findIndex((title) => word.test(title))
    const order = [
      /à revoir/,
      /à mettre en règle/,
      /à attester/,
      /demandes? de leçon/,
      /pièce expirée/,
      /sans toutes leurs pièces/,
    ]
    expect(order.map(at)).toEqual([...order.map(at)].sort((one, other) => one - other))
    expect(order.map(at)).not.toContain(-1)
  })

  it('attests an hour in place with undo, and links to all of them selected', async () => {
    const { backend, ecole } = await startFreeSchool()
    const { id: idCandidat } = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
    await insertHeures(
      backend,
      { idCandidat },
      ['18', '19'].map((at) => ({ calendar: 'Hour code', status: 'PLANNED', start: `2026-11-${at}T08:00:00.000Z` })),
    )
    const { user } = await openPage(backend, dashboardRoutes, '/dashboard')
    await user.click(await screen.findByRole('button', { name: /^Attester\s.*18 nov/ }))
    expect(await screen.findByText('1 heure à attester')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('2 heures à attester')).toBeVisible()
    const all = screen.getByRole('link', { name: 'Tout attester' }).getAttribute('href') ?? ''
    cleanup()
    const list = await openPage(backend, leconRoutes, all)
    await list.user.click(await screen.findByRole('button', { name: 'Attester 2 leçons' }))
    await waitFor(async () =>
      expect((await ecole.get<LeconPage>('/api/calendrier/lecon')).body.totaux).toMatchObject({ DUE: 0, SUCCESS: 2 }),
    )
    expect(list.here()).not.toContain('choix')
  })

  it('leads from a code exam about to lapse to the planning of the next exam', async () => {
    const { backend, ecole } = await startFreeSchool()
    for (let count = 0; count < 6; count += 1) {
      const { id } = await buildCandidat(ecole, {
        nom: `Zouaghi${count}`,
        prenom: 'Amel',
        dateInscription: '2025-06-01',
      })
      const start = `2025-09-${10 + count}T08:00:00.000Z`
      await insertExamens(backend, { idCandidat: id }, [{ etape: 'code', status: 'SUCCESS', start }])
    }
    const { user } = await openPage(backend, dashboardRoutes, '/dashboard')
    const today = within(await screen.findByRole('region', { name: 'À faire aujourd’hui' }))
    expect(await today.findByRole('heading', { name: '6 codes réussis bientôt périmés' })).toBeVisible()
    expect(today.getByText(/encore 19 jours$/)).toBeVisible()
    const plan = () => today.getAllByRole('link', { name: /^Planifier l’examen d’Amel Zouaghi\d$/ })
    expect(plan()).toHaveLength(5)
    expect(plan()[0]?.getAttribute('href')).toMatch(
      /^\/apps\/calendrier\?nouveau=Conduit\+exam&candidat=\d+&jour=2026-11-21$/,
    )
    await user.click(today.getByRole('button', { name: 'Voir les 6 candidats' }))
    expect(plan()).toHaveLength(6)
    await backend.stop()
  })

  it('records an exam result in place', async () => {
    const { backend, ecole } = await startFreeSchool()
    const { id: idCandidat } = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
    await insertExamens(backend, { idCandidat }, [
      { etape: 'code', status: 'PLANNED', start: '2026-11-18T08:00:00.000Z' },
    ])
    const { user } = await openPage(backend, dashboardRoutes, '/dashboard')
    expect(await screen.findByText('1 examen sans résultat')).toBeVisible()
    const choices = within(screen.getByRole('group', { name: /Amel Zouaghi/ }))
    await user.click(choices.getByRole('button', { name: /réussi/i }))
    await waitFor(() => expect(screen.queryByText('1 examen sans résultat')).toBeNull())
    expect((await ecole.get<ExamenPage>('/api/examen')).body.totaux).toMatchObject({ DUE: 0, SUCCESS: 1 })
  })

  it('answers a request beside the list, and the line disappears', async () => {
    const { backend, ecole } = await startSchool()
    const { body } = await ecole.get<Page<Demande>>('/api/calendrier/demande?statut=PENDING&sort=createdAt')
    const [first] = body.data
    const nom = first?.candidat ?? ''
    const { user } = await openPage(backend, dashboardRoutes, '/dashboard')
    const [refuse] = await screen.findAllByRole('button', { name: `Refuser la demande de ${nom}` })
    expect(screen.getAllByRole('button', { name: `Accepter la demande de ${nom}` })[0]).toBeVisible()
    if (refuse) await user.click(refuse)
    const panel = within(await screen.findByRole('dialog', { name: 'Demande de leçon' }))
    await user.type(await panel.findByRole('textbox', { name: /Motif/ }), 'Complet')
    await user.click(panel.getByRole('button', { name: /^Refuser/ }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Demande de leçon' })).toBeNull())
    const after = await ecole.get<Page<Demande>>('/api/calendrier/demande?statut=PENDING')
    expect(after.body.totalDataCount).toBe(body.totalDataCount - 1)
  })

  it('opens with three requests, the lights of the people on it last; statistics wait until they are near', async () => {
    const farAway = { observe: vi.fn(), disconnect: vi.fn() }
    vi.stubGlobal(
      'IntersectionObserver',
      vi.fn(function observer() {
        return farAway
      }),
    )
    const { backend } = await startSchool()
    const { store } = await openPage(backend, dashboardRoutes, '/dashboard')
    await screen.findByRole('link', { name: /^Candidats en formation ?\d/ })
    await screen.findByRole('link', { name: 'Calendrier du jour' })
    await waitFor(() => {
      const asked = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
      expect(asked.sort()).toEqual(['dashboard', 'evenements', 'feux'])
    })
    expect(screen.queryByRole('heading', { name: 'Statistiques' })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('lists the latest enrolments first', async () => {
    const { backend, ecole } = await startSchool()
    await buildCandidat(ecole, { nom: 'Dernière', prenom: 'Inscrite', dateInscription: '2026-11-21' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    const latest = within(await screen.findByRole('region', { name: 'Derniers inscrits' }))
    const [first] = await latest.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Inscrite Dernière/)
  })

  it('shows the first steps to a school without candidates', async () => {
    const { backend, ecole } = await startSchool()
    await backend.db.updateTable('candidat').set({ archived: 1 }).execute()
    expect((await ecole.get<Page<unknown>>('/api/candidat')).body.totalDataCount).toBe(0)
    await openPage(backend, dashboardRoutes, '/dashboard')
    expect(await screen.findByRole('link', { name: 'Importer une liste' })).toHaveAttribute(
      'href',
      '/apps/candidats/import',
    )
    // The settings that planning and money depend on are linked too.
    expect(screen.getByRole('link', { name: 'Vos horaires' })).toHaveAttribute('href', '/apps/configuration')
    expect(screen.getByRole('link', { name: 'Vos prix' })).toHaveAttribute('href', '/apps/tarification')
    expect(screen.getByRole('link', { name: 'Vos moniteurs' })).toHaveAttribute('href', '/apps/moniteurs/new')
    expect(screen.getByRole('link', { name: 'Vos véhicules' })).toHaveAttribute('href', '/apps/vehicules/new')
    expect(screen.queryByText('À faire aujourd’hui')).toBeNull()
  })
})

describe('a school that is not set up yet', () => {
  it('keeps the list of what is missing, with ticks, once it has candidates, until all is there', async () => {
    const { backend } = await startSchool()
    await backend.db.deleteFrom('horaire_ecole').where('idAutoEcole', '=', 1).execute()
    await openPage(backend, dashboardRoutes, '/dashboard')
    const steps = within(await screen.findByRole('region', { name: 'Mise en route' }))
    const lines = steps.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toContain('Vos horaires')
    expect(lines).toContain('Vos moniteursfait')
  })

  it('has no such list when nothing is missing', async () => {
    const { backend, ecole } = await startSchool()
    await setReglages(ecole, { regimeTva: 'EXEMPT' })
    await openPage(backend, dashboardRoutes, '/dashboard')
    await screen.findByRole('region', { name: 'À faire aujourd’hui' })
    expect(screen.queryByRole('region', { name: 'Mise en route' })).toBeNull()
  })
})

describe('read-only school', () => {
  it('shows the steps instead of buttons that would be refused', async () => {
    const { backend } = await startSchool('ecole3')
    await backend.db.updateTable('candidat').set({ archived: 1 }).execute()
    await openPage(backend, dashboardRoutes, '/dashboard', { username: 'ecole3' })
    const steps = within(await screen.findByRole('region', { name: /^Bienvenue/ }))
    expect(steps.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.queryByRole('link', { name: 'Importer une liste' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ajouter un candidat' })).toBeNull()
  })

  it('has no request button in the calendar', async () => {
    const { backend } = await startSchool('ecole3')
    await openPage(backend, evenementRoutes, '/apps/calendrier?vue=liste', { username: 'ecole3' })
    await screen.findByRole('heading', { level: 1, name: 'Calendrier' })
    expect(screen.queryByRole('button', { name: 'Demander une leçon' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Planifier' })).toBeNull()
  })
})

describe('dashboard of the platform', () => {
  it('counts the schools by status and lists the pending ones', async () => {
    const { backend } = await startSchool()
    const manager = await signedIn(backend, 'manager')
    await openPage(backend, dashboardRoutes, '/dashboard', { username: 'manager' })
    for (const name of ['Inscriptions en attente', 'Auto-écoles actives', 'Auto-écoles suspendues ou refusées']) {
      const { value, to } = await figure(name)
      const { body } = await manager.get<Page<unknown>>(`/api/autoecole${new URL(to, 'http://here').search}`)
      expect(value).toBe(body.totalDataCount)
    }
    const waiting = within(screen.getByRole('region', { name: 'Inscriptions en attente' }))
    expect(waiting.getByRole('link', { name: 'Auto-école Les Oliviers' })).toBeVisible()
    expect(waiting.getByText('2 candidats')).toBeVisible()
  })
})
