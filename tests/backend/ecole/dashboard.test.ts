import type { CodeAcces } from '@contract/ecole/codeAcces'
import type { Dashboard } from '@contract/ecole/dashboard'
import type { Page } from '@contract/list'
import type { LeconPage } from '@contract/planning/lecon'
import type { EcoleStats } from '@contract/stats/ecole'
import { insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { buildEnrolled } from '@tests/helpers/argent/recouvrement'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat, buildMoniteur, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { buildVehicule } from '@tests/helpers/vehicules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const day = async (client = ecole) => (await client.get<Dashboard>('/api/dashboard')).body
const totalOf = async (path: string) => (await ecole.get<Page<unknown>>(path)).body.totalDataCount

describe('GET /api/dashboard', () => {
  it('says what the school has set up', async () => {
    const { miseEnRoute } = await day()
    expect(miseEnRoute).toMatchObject({ horaires: true, prix: true, moniteurs: true, vehicules: true })
    for (const table of ['horaire_ecole', 'config_prix', 'reglage_argent', 'reglage_permis'] as const) {
      await backend.db.deleteFrom(table).where('idAutoEcole', '=', 1).execute()
    }
    for (const table of ['moniteur', 'vehicule'] as const)
      await backend.db.updateTable(table).set({ archived: 1 }).execute()
    expect((await day()).miseEnRoute).toEqual({
      horaires: false,
      prix: true,
      moniteurs: false,
      vehicules: false,
      tva: false,
      permis: false,
    })
  })

  it('shows the same counts as the lists behind them', async () => {
    const body = await day()
    expect([
      body.chiffres.candidats,
      body.chiffres.inscrits,
      body.chiffres.incomplets,
      body.papiers.total,
      body.chiffres.moniteurs,
      body.aRevoir?.total,
      body.vehicules?.total,
      body.aAttester?.total,
      body.examens?.total,
      body.demandes?.total,
      body.cartes.total,
      body.codes?.total,
    ]).toEqual([
      await totalOf('/api/candidat'),
      await totalOf('/api/candidat?archived=tous&inscritDepuis=2026-11-01'),
      await totalOf('/api/candidat?dossier=incomplet'),
      await totalOf('/api/candidat?dossier=expire'),
      await totalOf('/api/moniteur?availability=Available'),
      await totalOf('/api/calendrier/a-revoir'),
      await totalOf('/api/vehicule?papiers=alerte'),
      await totalOf('/api/calendrier/lecon?etat=DUE'),
      await totalOf('/api/examen?status=DUE'),
      await totalOf('/api/calendrier/demande?statut=PENDING'),
      await totalOf('/api/moniteur?carte=alerte'),
      await totalOf('/api/code-acces?actif=true&expired=soon'),
    ])
  })

  it('counts an enrolment of the month also of who was archived since, as the statistics do', async () => {
    const { id } = await buildCandidat(ecole, { dateInscription: '2026-11-02' })
    const before = (await day()).chiffres.inscrits
    await ecole.post('/api/candidat/archive', { archived: true, selection: { ids: [id] } })
    const { chiffres } = await day()
    expect(chiffres.inscrits).toBe(before)
    const { body } = await ecole.post<EcoleStats>('/api/autoecole/statistiques', {
      from: '2026-11-01',
      to: '2026-11-30',
    })
    expect(chiffres.inscrits).toBe(body.inscrits.value)
  })

  it('counts who is late to pay as their list does, for the planning without amounts', async () => {
    const listOf = async (client: Client, vue: string) =>
      (await client.get<Page<unknown> & { montant: number | null }>(`/api/regularisation?vue=${vue}`)).body
    const idPermi = await permiOf(ecole)
    await insertPrices(backend, idPermi)
    await buildEnrolled(ecole, await insertForfait(backend, idPermi), '2026-08-01')
    const unpaid = await listOf(ecole, 'impayes')
    expect(unpaid.totalDataCount).toBeGreaterThan(0)
    expect((await day()).impayes).toEqual({ nombre: unpaid.totalDataCount, montant: unpaid.montant })
    expect((await day(await deskWith(backend, 'caisse'))).impayes).toEqual((await day()).impayes)
    const planning = await deskWith(backend, 'planning')
    expect((await day(planning)).impayes).toEqual({
      nombre: (await listOf(planning, 'a_voir')).totalDataCount,
      montant: null,
    })
    expect((await day(planning)).impayes?.nombre).toBe(unpaid.totalDataCount)
  })

  it('lists the oldest five hours to attest and exams without a result', async () => {
    await clearPlanning(backend)
    const { id: idCandidat } = await buildCandidat(ecole)
    const days = ['16', '11', '12', '13', '14', '15']
    await insertHeures(
      backend,
      { idCandidat },
      days.map((at) => ({ calendar: 'Hour code', status: 'PLANNED', start: `2026-11-${at}T08:00:00.000Z` })),
    )
    await insertExamens(backend, { idCandidat }, [
      { etape: 'code', status: 'PLANNED', start: '2026-11-10T08:00:00.000Z' },
      { etape: 'code', status: 'PLANNED', start: '2026-12-10T08:00:00.000Z' },
    ])
    const { aAttester, examens } = await day()
    expect(aAttester?.total).toBe(6)
    expect(aAttester?.data.map(({ start }) => start.slice(8, 10))).toEqual(['11', '12', '13', '14', '15'])
    expect(examens).toMatchObject({ total: 1, data: [{ start: '2026-11-10T08:00:00.000Z' }] })
    const [first] = (await ecole.get<LeconPage>('/api/calendrier/lecon?etat=DUE&sort=start')).body.data
    expect(aAttester?.data[0]).toEqual(first)
  })

  it('lists each vehicle once with its first expiring paper, and expiring instructor cards', async () => {
    await backend.db.updateTable('vehicule').set({ archived: 1 }).execute()
    const { id } = await buildVehicule(ecole, { finAssurance: '2026-11-01', finVisite: '2026-11-30' })
    await buildVehicule(ecole, { finAssurance: '2027-11-01' })
    await backend.db.updateTable('moniteur').set({ expirationCarte: null }).execute()
    const moniteur = await buildMoniteur(ecole, { expirationCarte: '2026-11-22' })
    const { vehicules, cartes } = await day()
    expect(vehicules).toMatchObject({ total: 1, data: [{ idVehicule: id, papier: 'finAssurance', jours: -20 }] })
    expect(cartes).toMatchObject({ total: 1, data: [{ id: moniteur.id, expirationCarte: '2026-11-22' }] })
  })

  it('lists the running access codes of candidates in training that end within 30 days', async () => {
    await backend.db.updateTable('code_acces').set({ actif: 0 }).execute()
    const codeUntil = async (dateExpiration: string) => {
      const { id: idCandidat } = await buildCandidat(ecole)
      return (await ecole.post<CodeAcces>('/api/code-acces', { idCandidat, dateExpiration })).body
    }
    const soon = await codeUntil('2026-12-21')
    await codeUntil('2026-12-22')
    const inactive = await codeUntil('2026-11-30')
    await ecole.post(`/api/code-acces/${inactive.id}/deactivate`)
    const { idCandidat } = await codeUntil('2026-11-25')
    await ecole.post(`/api/candidat/${idCandidat}/archive`)
    const { codes } = await day()
    expect(codes).toEqual({
      total: 1,
      data: [
        { id: soon.id, idCandidat: soon.idCandidat, candidat: soon.candidat, dateExpiration: soon.dateExpiration },
      ],
    })
    expect(await totalOf('/api/code-acces?actif=true&expired=soon')).toBe(1)
  })

  it('lists the passed code exams that lapse within 60 days while no practical exam is planned', async () => {
    await clearPlanning(backend)
    const passedOn = async (day: string, dateInscription = '2025-06-01') => {
      const candidat = await buildCandidat(ecole, { dateInscription })
      const start = `${day}T08:00:00.000Z`
      await insertExamens(backend, { idCandidat: candidat.id }, [{ etape: 'code', status: 'SUCCESS', start }])
      return candidat.id
    }
    // Fifteen months in Tunisia.
    const later = await passedOn('2025-10-01')
    const first = await passedOn('2025-08-25')
    await passedOn('2025-08-20')
    await passedOn('2025-11-01')
    const planned = await passedOn('2025-09-10')
    await insertExamens(backend, { idCandidat: planned }, [
      { etape: 'circulation', status: 'PLANNED', start: '2026-12-01T08:00:00.000Z' },
    ])
    const gone = await passedOn('2025-09-12')
    await ecole.post(`/api/candidat/${gone}/archive`)
    const { codesAExpirer } = await day()
    expect(codesAExpirer).toMatchObject([
      { id: first, etape: 'circulation', expireLe: '2026-11-25', jours: 4, premiereDate: '2026-11-21' },
      { id: later, etape: 'circulation', expireLe: '2027-01-01', jours: 41 },
    ])
    expect(codesAExpirer).toHaveLength(2)
    expect((await day(await deskWith(backend, 'caisse'))).codesAExpirer).toBeNull()
  })

  it('lists a code exam by the validity of those who enrolled then, or by the one of the school', async () => {
    await clearPlanning(backend)
    const passedOn = async (day: string, dateInscription: string) => {
      const { id: idCandidat } = await buildCandidat(ecole, { dateInscription })
      await insertExamens(backend, { idCandidat }, [
        { etape: 'code', status: 'SUCCESS', start: `${day}T08:00:00.000Z` },
      ])
      return idCandidat
    }
    const ends = async () => (await day()).codesAExpirer?.map(({ id, expireLe }) => [id, expireLe])
    // Twelve months for those who enrolled before 2023.
    const old = await passedOn('2025-12-10', '2022-12-30')
    await passedOn('2025-12-10', '2023-01-02')
    await passedOn('2025-09-10', '2022-12-30')
    expect(await ends()).toEqual([[old, '2026-12-10']])
    const short = await passedOn('2026-06-01', '2026-01-05')
    const valeurs = JSON.stringify({ parcours: { codeValiditeMois: 6 } })
    await backend.db.updateTable('reglage_planning').set({ valeurs }).where('idAutoEcole', '=', 1).execute()
    expect(await ends()).toEqual([[short, '2026-12-01']])
  })

  it('shows the caller’s school only and omits what a desk user may not read', async () => {
    const other = await day(await signedIn(backend, 'ecole2'))
    const own = await day()
    const ids = new Set(own.derniers.map(({ id }) => id))
    expect(other.derniers.some(({ id }) => ids.has(id))).toBe(false)
    await backend.db
      .updateTable('utilisateur')
      .set({ acces: 'caisse' })
      .where('username', '=', 'ecole-planning')
      .execute()
    const till = await day(await signedIn(backend, 'ecole-planning'))
    expect(till).toMatchObject({ aRevoir: null, vehicules: null, aAttester: null, examens: null, demandes: null })
    expect(till.chiffres).toEqual(own.chiffres)
  })

  it('answers 401 or 403 to every user outside a school', async () => {
    expect((await clientOf(backend, null).get('/api/dashboard')).status).toBe(401)
    for (const username of ['manager', 'moniteur', 'candidat']) {
      expect((await (await signedIn(backend, username)).get('/api/dashboard')).status).toBe(403)
    }
  })
})
