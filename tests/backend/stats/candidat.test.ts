import { criteresOf, isPrepared } from '@backend/rules/stats/preparation'
import type { TransactionPage } from '@contract/argent/transaction'
import { lastOfMonth } from '@contract/clock/days'
import type { NotifPage } from '@contract/compte/notif'
import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import { ETAPES, HOUR_OF } from '@contract/planning/evenement'
import type { LeconPage } from '@contract/planning/lecon'
import type { EtapeParcours } from '@contract/planning/parcours'
import type { Avis } from '@contract/stats/avis'
import type { CandidatHistory, CandidatStats, Critere } from '@contract/stats/candidat'
import type { ComptesStats, PlateformeStats } from '@contract/stats/utilisation'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { deskWith } from '@tests/helpers/desk'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startFreeSchool } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** The stage of a candidate who may book the exam. */
const PARCOURS: EtapeParcours = {
  etape: 'circulation',
  state: 'eligible',
  raison: null,
  premiereDate: '2026-11-30',
  jour: null,
  passages: 0,
  dernierResultat: null,
  essaisRestants: null,
  expireLe: null,
  joursAvantExpiration: null,
}

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const BASE = '/api/autoecole/statistiques'
const statsOf = async (id: number, client = ecole) => (await client.get<CandidatStats>(`${BASE}/candidate/${id}`)).body
const historyOf = async (id: number, client = ecole) =>
  (await client.get<CandidatHistory>(`${BASE}/by-candidate/${id}`)).body

/** The demo account `candidat`, and their instructor's account `moniteur`. */
async function ownOf(): Promise<CandidatDetail> {
  const candidat = await signedIn(backend, 'candidat')
  return (await candidat.get<CandidatDetail>('/api/candidat/me')).body
}

const HOURS = [
  { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-09-30T23:30:00.000Z', minutes: 90 },
  { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-11-02T08:00:00.000Z', minutes: 60 },
  { calendar: 'Hour code', status: 'SUCCESS', start: '2026-11-03T08:00:00.000Z', minutes: 45 },
  { calendar: 'Hour circulation', status: 'NO_SHOW', start: '2026-11-04T08:00:00.000Z' },
  { calendar: 'Hour circulation', status: 'CANCELLED', start: '2026-11-05T08:00:00.000Z' },
  { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-25T08:00:00.000Z' },
] as const

/** A candidate enrolled in a package, with lessons, exams and a payment. */
async function trained(): Promise<number> {
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const { id } = await buildCandidat(ecole, { dateInscription: '2026-09-10' })
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-09-10' })
  await insertHeures(backend, { idCandidat: id }, [...HOURS])
  await insertExamens(backend, { idCandidat: id }, [
    { etape: 'code', status: 'FAILED', start: '2026-10-05T08:00:00.000Z' },
    { etape: 'code', status: 'SUCCESS', start: '2026-10-20T08:00:00.000Z' },
  ])
  await pay(ecole, id, 40_000)
  return id
}

describe('GET statistiques/candidate/{id}', () => {
  it('counts an exam as planned until it is over, as the list does', async () => {
    const { id } = await buildCandidat(ecole)
    await insertExamens(backend, { idCandidat: id }, [
      { etape: 'code', status: 'PLANNED', start: '2026-11-20T08:00:00.000Z' },
      { etape: 'circulation', status: 'PLANNED', start: '2026-12-01T08:00:00.000Z' },
    ])
    const { totalDataCount } = (await ecole.get<Page<unknown>>(`/api/examen?idCandidat=${id}&status=PLANNED`)).body
    expect([(await statsOf(id)).examens.prevus, totalDataCount]).toEqual([1, 1])
  })

  it('has the figures of the lists and of the account', async () => {
    const id = await trained()
    const body = await statsOf(id)
    const lessons = (await ecole.get<LeconPage>(`/api/calendrier/lecon?idCandidat=${id}`)).body
    const { SUCCESS, PLANNED, NO_SHOW, CANCELLED } = lessons.totaux
    expect(body.lecons).toEqual({ faites: SUCCESS, prevues: PLANNED, absences: NO_SHOW, annulations: CANCELLED })
    expect(body.heures.reduce((sum, { faites }) => sum + faites, 0)).toBe(lessons.minutes)
    expect(body.heures.find(({ calendar }) => calendar === 'Hour circulation')).toMatchObject({
      faites: 150,
      prevues: 60,
    })
    expect(body.examens).toEqual({ reussis: 1, echoues: 1, absents: 0, prevus: 0 })
    const passed = await ecole.get<Page<unknown>>(`/api/examen?idCandidat=${id}&status=SUCCESS`)
    expect(passed.body.totalDataCount).toBe(body.examens.reussis)
    const { aPayer } = await compteOf(ecole, id)
    expect(body.compte).toEqual({ solde: aPayer, paye: 40_000, du: aPayer + 40_000 })
  })

  it('says what is left of the hours that were bought', async () => {
    const id = await trained()
    const { inscriptions } = await compteOf(ecole, id)
    const lots = inscriptions[0]?.lots.filter(({ service }) => service === 'circulation') ?? []
    const bought = lots.reduce((sum, { quantite }) => sum + quantite, 0)
    expect(bought).toBeGreaterThan(0)
    const used = lots.reduce((sum, lot) => sum + lot.used, 0)
    expect((await statsOf(id)).heures.find(({ calendar }) => calendar === 'Hour circulation')).toMatchObject({
      achetees: bought,
      restantes: bought - used,
    })
  })

  it('judges readiness for the next exam with its reasons', async () => {
    const id = await trained()
    const { preparation } = await statsOf(id)
    expect(preparation?.etape).toBe('circulation')
    const of = (code: Critere['code'], list = preparation) => list?.criteres.find((one) => one.code === code)
    expect(of('parcours')).toMatchObject({ isMet: true })
    expect(of('dossier')).toMatchObject({ isMet: false })
    expect(of('reprise')).toMatchObject({ isMet: true, nombre: 19, sur: 21 })
    expect(of('code')).toBeUndefined()
    expect(preparation?.isReady).toBe(false)
    // Five who passed after fifteen hours each: enough to compare with.
    expect(of('heures')).toBeUndefined()
    for (let person = 0; person < 5; person += 1) {
      const other = await buildCandidat(ecole)
      const who = { idCandidat: other.id }
      const start = '2026-10-01T08:00:00.000Z'
      await insertHeures(backend, who, [{ calendar: 'Hour circulation', status: 'SUCCESS', start, minutes: 900 }])
      await insertExamens(backend, who, [
        { etape: 'circulation', status: 'SUCCESS', start: '2026-10-09T08:00:00.000Z' },
      ])
    }
    expect(of('heures', (await statsOf(id)).preparation)).toMatchObject({ isMet: false, nombre: 150, sur: 900 })
  })

  it('compares hours only with an average that one can learn in', () => {
    const facts = {
      etape: 'circulation' as const,
      parcours: PARCOURS,
      isFileComplete: true,
      minutes: 900,
      sinceLesson: 1,
      chance: null,
      overdue: 0,
    }
    const compared = (people: number, average: number) =>
      criteresOf({ ...facts, passed: { people, average } }).some(({ code }) => code === 'heures')
    expect(compared(12, 36)).toBe(false)
    expect(compared(4, 900)).toBe(false)
    expect(compared(5, 900)).toBe(true)
  })

  it('has one verdict: a « not yet » of a person stands above criteria that are met', () => {
    const met: Critere[] = [{ code: 'dossier', isMet: true, nombre: null, sur: null, raison: null }]
    const said = { etape: 'circulation' as const, motif: 'M', auteur: 'Olfa', createdAt: '2026-11-20T08:00:00.000Z' }
    expect(isPrepared(met, null)).toBe(true)
    expect(isPrepared(met, { ...said, isReady: true })).toBe(true)
    expect(isPrepared(met, { ...said, isReady: false })).toBe(false)
    expect(isPrepared([{ code: 'compte', isMet: false, nombre: null, sur: null, raison: null }], null)).toBe(false)
  })

  it('is open to the candidate, their instructor and their school, with amounts only for who may see them', async () => {
    const { id } = await ownOf()
    for (const username of ['candidat', 'moniteur', 'ecole']) {
      const body = await statsOf(id, await signedIn(backend, username))
      expect([body.idCandidat, body.compte === null]).toEqual([id, username === 'moniteur'])
    }
    const planning = await deskWith(backend, 'planning')
    expect((await statsOf(id, planning)).compte).toBeNull()
    expect((await historyOf(id, planning)).mois.every(({ paye }) => paye === null)).toBe(true)
  })

  it('is 404 for another school, another candidate and another instructor, 401 and 403 for others', async () => {
    const { id } = await buildCandidat(ecole)
    for (const path of [`${BASE}/candidate/${id}`, `${BASE}/by-candidate/${id}`, `${BASE}/candidate/999999`]) {
      for (const username of ['ecole2', 'candidat', 'moniteur']) {
        expect((await (await signedIn(backend, username)).get(path)).status).toBe(404)
      }
      expect((await (await signedIn(backend, 'client')).get(path)).status).toBe(403)
      expect((await clientOf(backend, null).get(path)).status).toBe(401)
    }
  })
})

describe('PUT and DELETE candidat/{id}/avis', () => {
  const say = (id: number, body: object = {}, client = ecole) =>
    client.put<Avis>(`/api/candidat/${id}/avis`, {
      etape: 'circulation',
      isReady: true,
      motif: 'Elle conduit bien',
      ...body,
    })
  const withdraw = (id: number, client = ecole) => client.delete(`/api/candidat/${id}/avis`)
  const saidOf = async (id: number) => (await statsOf(id)).preparation?.avis
  const logged = async (id: number) =>
    (await ecole.get<Page<Historique>>(`/api/historique?entite=candidat&idEntite=${id}&action=avis`)).body.data

  it('stands beside what is reckoned, changes nothing of it, and is logged', async () => {
    const id = await trained()
    const before = (await statsOf(id)).preparation
    expect(before?.avis).toBeNull()
    const { status, body } = await say(id)
    expect([status, body]).toMatchObject([200, { isReady: true, motif: 'Elle conduit bien', auteur: 'Leïla Cherif' }])
    expect((await statsOf(id)).preparation).toEqual({ ...before, avis: body })
    await say(id, { isReady: false, motif: 'Créneau à revoir' })
    expect(await saidOf(id)).toMatchObject({ isReady: false, motif: 'Créneau à revoir' })
    expect((await withdraw(id)).status).toBe(204)
    expect(await saidOf(id)).toBeNull()
    expect((await withdraw(id)).status).toBe(404)
    expect((await logged(id)).map(({ action }) => action)).toEqual(['avis_withdraw', 'avis', 'avis'])
  })

  it('is announced to the candidate, who reads it', async () => {
    const { id } = await ownOf()
    const etape = (await statsOf(id)).preparation?.etape
    await say(id, { etape, isReady: false, motif: 'Créneau à revoir' }, await signedIn(backend, 'moniteur'))
    const { data } = (await (await signedIn(backend, 'candidat')).get<NotifPage>('/api/notif?page=1&limit=6')).body
    expect(data[0]).toMatchObject({
      kind: 'avis_donne',
      params: { context: 'notYet', motif: 'Créneau à revoir' },
      target: { place: 'fiche' },
    })
  })

  it('ends with the exam that it is about, whatever came of it', async () => {
    const id = await trained()
    await say(id)
    const { now } = backend.clock
    const start = new Date(now.getTime() + 3_600_000).toISOString()
    await insertExamens(backend, { idCandidat: id }, [{ etape: 'circulation', status: 'FAILED', start }])
    expect(await saidOf(id)).not.toBeNull()
    backend.clock.now = new Date(now.getTime() + 2 * 3_600_000)
    expect((await statsOf(id, await signedIn(backend, 'ecole'))).preparation?.avis).toBeNull()
  })

  it('refuses another exam than the next one, and a reason that is missing', async () => {
    const id = await trained()
    expect((await say(id, { etape: 'parc' })).status).toBe(409)
    expect((await say(id, { motif: ' ' })).status).toBe(422)
  })

  it('is for the school and the candidate’s own instructor', async () => {
    const { id } = await ownOf()
    const etape = (await statsOf(id)).preparation?.etape
    const moniteur = await signedIn(backend, 'moniteur')
    expect((await say(id, { etape }, moniteur)).status).toBe(200)
    const { id: other } = await buildCandidat(ecole)
    expect((await say(other, { etape: 'code' }, moniteur)).status).toBe(404)
    expect((await say(id, { etape }, await signedIn(backend, 'ecole2'))).status).toBe(404)
    expect((await say(id, { etape }, await signedIn(backend, 'candidat'))).status).toBe(403)
    expect((await say(id, { etape }, await deskWith(backend, 'caisse'))).status).toBe(403)
    expect((await say(id, { etape }, clientOf(backend, null))).status).toBe(401)
  })
})

describe('GET statistiques/by-candidate/{id}', () => {
  it('spreads the figures over the months of the school', async () => {
    const id = await trained()
    const { mois } = await historyOf(id)
    expect(mois).toMatchObject([
      { mois: '2026-09', minutes: { circulation: 0 }, paye: 0 },
      // The lesson of half past midnight on the first of October, in Tunis.
      { mois: '2026-10', minutes: { circulation: 90 }, examens: { reussis: 1, echoues: 1 } },
      { mois: '2026-11', minutes: { code: 45, circulation: 60, parc: 0 }, absences: 1, paye: 40_000 },
    ])
  })

  it('has in each month what the lists of lessons, exams and transactions have', async () => {
    const id = await trained()
    for (const { mois, minutes, examens, paye } of (await historyOf(id)).mois) {
      const [first, last] = [`${mois}-01`, lastOfMonth(`${mois}-01`)]
      const days = `idCandidat=${id}&depuis=${first}&jusqua=${last}`
      for (const etape of ETAPES) {
        const calendar = encodeURIComponent(HOUR_OF[etape])
        const list = await ecole.get<LeconPage>(`/api/calendrier/lecon?${days}&calendar=${calendar}&etat=SUCCESS`)
        expect([mois, etape, minutes[etape]]).toEqual([mois, etape, list.body.minutes])
      }
      for (const [name, status] of [
        ['reussis', 'SUCCESS'],
        ['echoues', 'FAILED'],
        ['absents', 'NO_SHOW'],
      ] as const) {
        const list = await ecole.get<Page<unknown>>(`/api/examen?${days}&status=${status}`)
        expect([mois, name, examens[name]]).toEqual([mois, name, list.body.totalDataCount])
      }
      const { totals } = (
        await ecole.get<TransactionPage>(`/api/transaction?idCandidat=${id}&from=${first}&to=${last}`)
      ).body
      expect([mois, paye]).toEqual([mois, (totals?.incoming ?? 0) - (totals?.outgoing ?? 0)])
    }
  })

  it('counts who was missing in a class as absent', async () => {
    const id = await trained()
    await backend.db.updateTable('evenement_candidat').set({ absent: 1 }).where('idCandidat', '=', id).execute()
    expect((await historyOf(id)).mois.at(-1)).toMatchObject({ minutes: { code: 0, circulation: 0 }, absences: 3 })
    // The sum in the list of their lessons is the same.
    expect((await ecole.get<LeconPage>(`/api/calendrier/lecon?idCandidat=${id}`)).body.minutes).toBe(0)
  })
})

describe('GET getUserStatestique', () => {
  const read = async <Body>(username: string) =>
    (await (await signedIn(backend, username)).get<Body>('/api/autoecole/getUserStatestique')).body

  it('counts for the manager what the lists of the platform have', async () => {
    const manager = await signedIn(backend, 'manager')
    const body = await read<PlateformeStats>('manager')
    const totalOf = async (path: string) => (await manager.get<Page<unknown>>(path)).body.totalDataCount
    for (const [statut, count] of Object.entries(body.ecoles)) {
      expect([statut, count]).toEqual([statut, await totalOf(`/api/autoecole?statut=${statut}`)])
    }
    for (const [etat, count] of Object.entries(body.packages)) {
      expect([etat, count]).toEqual([etat, await totalOf(`/api/package?etat=${etat}`)])
    }
    for (const [statut, count] of Object.entries(body.demandes)) {
      expect([statut, count]).toEqual([statut, await totalOf(`/api/demande?statut=${statut}`)])
    }
    expect(body.mois).toHaveLength(12)
    const begun = await backend.db
      .selectFrom('package_ecole')
      .select((eb) => eb.fn.sum<number>('prix').as('sum'))
      .where('dateDebut', 'like', '2026-11-%')
      .executeTakeFirst()
    expect(body.mois.at(-1)).toMatchObject({ mois: '2026-11', revenu: begun?.sum ?? 0 })
  })

  it('counts mock exams that nobody ended once their time is over, as their school does', async () => {
    await openCourse(backend)
    const candidat = await signedIn(backend, 'candidat')
    expect((await candidat.post(`${COURS}/tentative`, { idExamenBlanc: 1 })).status).toBe(201)
    expect((await read<PlateformeStats>('manager')).cours).toMatchObject({ candidats: 1, examens: 0 })
    wait(backend, { minutes: 15 })
    expect((await read<PlateformeStats>('manager')).cours).toMatchObject({ candidats: 1, examens: 1, reussis: 0 })
    const listed = await (await signedIn(backend, 'ecole')).get<Page<unknown>>(
      `${COURS}/tentative?mode=EXAM&status=COMPLETED`,
    )
    expect(listed.body.totalDataCount).toBe(1)
  })

  it('names the schools in trouble', async () => {
    await backend.db.updateTable('package_ecole').set({ dateFin: '2026-11-25' }).where('idAutoEcole', '=', 1).execute()
    const { aSurveiller } = await read<PlateformeStats>('manager')
    expect(aSurveiller).toContainEqual(
      expect.objectContaining({ idAutoEcole: 1, raison: 'package_ends', jour: '2026-11-25', jours: 4 }),
    )
  })

  it('counts the accounts of a school, its desk users by name for who may see them', async () => {
    const body = await read<ComptesStats>('ecole')
    const desk = body.roles.find(({ role }) => role === 'ecole')
    const users = (await ecole.get<Page<unknown>>('/api/user?actif=true')).body.totalDataCount
    expect([desk?.comptes, desk?.actifs]).toEqual([users, 2])
    const lists = { ecole: '/api/user', moniteur: '/api/moniteur', candidat: '/api/candidat' }
    for (const { role, comptes, actifs, jamais } of body.roles) {
      const totalOf = async (connexion: string) =>
        (await ecole.get<Page<unknown>>(`${lists[role]}?connexion=${connexion}`)).body.totalDataCount
      expect([role, await totalOf('recente'), await totalOf('jamais')]).toEqual([role, actifs, jamais])
      expect([role, await totalOf('ancienne')]).toEqual([role, comptes - actifs - jamais])
    }
    expect(body.utilisateurs?.[0]?.derniereConnexion).not.toBeNull()
    expect(
      (await (await deskWith(backend, 'planning')).get<ComptesStats>('/api/autoecole/getUserStatestique')).body,
    ).toMatchObject({ vue: 'ecole', utilisateurs: null })
    expect((await (await signedIn(backend, 'moniteur')).get('/api/autoecole/getUserStatestique')).status).toBe(403)
  })
})
