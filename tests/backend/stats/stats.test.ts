import type { TransactionPage } from '@contract/argent/transaction'
import type { Page } from '@contract/list'
import type { Activite } from '@contract/planning/disponibilite'
import type { LeconPage } from '@contract/planning/lecon'
import type {
  EarningStats,
  EcoleStats,
  ExaminatorStats,
  ExamStats,
  GrowthStats,
  Remplissage,
} from '@contract/stats/ecole'
import { insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { setReglages } from '@tests/helpers/argent/factures'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { insertExaminateur } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const BASE = '/api/autoecole/statistiques'
const NOVEMBER = { from: '2026-11-01', to: '2026-11-21', groupBy: 'WEEK' }
/** The whole demo data. */
const YEARS = { from: '2025-01-01', to: '2026-11-30', groupBy: 'MONTH' }

const ask = async <Body>(path: string, body: unknown, client = ecole) =>
  (await client.post<Body>(`${BASE}${path}`, body)).body
const totalOf = async (path: string, client = ecole) => (await client.get<Page<unknown>>(path)).body.totalDataCount
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The list behind each figure, for a period and a scope in its query. */
const listsOf = ({ from, to }: { from: string; to: string }, scope = '', ofExams = scope) => ({
  candidats: `/api/candidat?archived=tous&enFormationLe=${to}${scope}`,
  inscrits: `/api/candidat?archived=tous&inscritDepuis=${from}&inscritJusqua=${to}${scope}`,
  archives: `/api/candidat?archived=true&archiveDepuis=${from}&archiveJusqua=${to}${scope}`,
  lecons: `/api/calendrier/lecon?etat=SUCCESS&depuis=${from}&jusqua=${to}${scope}`,
  absences: `/api/calendrier/lecon?etat=NO_SHOW&depuis=${from}&jusqua=${to}${scope}`,
  annulations: `/api/calendrier/lecon?etat=CANCELLED&depuis=${from}&jusqua=${to}${scope}`,
  reussis: `/api/examen?status=SUCCESS&depuis=${from}&jusqua=${to}${ofExams}`,
  echoues: `/api/examen?status=FAILED&depuis=${from}&jusqua=${to}${ofExams}`,
})

async function expectAsListed(body: EcoleStats, scope = '', client = ecole, ofExams = scope) {
  for (const [name, path] of Object.entries(listsOf(body, scope, ofExams))) {
    const before = listsOf(body.before, scope, ofExams)[name as keyof ReturnType<typeof listsOf>]
    const figure = { value: await totalOf(path, client), before: await totalOf(before, client) }
    expect([name, body[name as 'lecons']]).toEqual([name, figure])
  }
}

describe('POST statistiques', () => {
  it.each([NOVEMBER, YEARS])('gives every figure as the list behind it counts ($from)', async (period) => {
    const body = await ask<EcoleStats>('', period)
    await expectAsListed(body)
    expect(body.inscrits.value).toBeGreaterThan(0)
    const lessons = await ecole.get<LeconPage>(listsOf(period).lecons)
    expect(body.minutes?.value).toBe(lessons.body.minutes)
    expect(lessons.body.minutes).toBeGreaterThan(0)
  })

  it('does so for one instructor, and for one licence', async () => {
    const idMoniteur = (await ecole.get<Page<{ id: number }>>('/api/moniteur')).body.data[0]?.id ?? 0
    const own = await ask<EcoleStats>('', { ...YEARS, scope: { idMoniteur } })
    await expectAsListed(own, `&idMoniteur=${idMoniteur}`, ecole, `&suiviPar=${idMoniteur}`)
    const idPermi = await permiOf(ecole)
    const body = await ask<EcoleStats>('', { ...YEARS, scope: { idPermi } })
    await expectAsListed(body, `&idPermi=${idPermi}`)
    expect(body.recettes).toBeNull()
  })

  it('counts the exams of the candidates whom an instructor follows, like their own sheet', async () => {
    await clearPlanning(backend)
    const [own, other] = (await ecole.get<Page<{ id: number }>>('/api/moniteur')).body.data
    const idMoniteur = own?.id ?? 0
    const { id: idCandidat } = await buildCandidat(ecole, { idMoniteur })
    const { id: foreign } = await buildCandidat(ecole, { idMoniteur: other?.id ?? null })
    const start = '2026-11-05T08:00:00.000Z'
    // Nobody accompanies the first, and the instructor only accompanies the last.
    await insertExamens(backend, { idCandidat }, [
      { etape: 'code', status: 'SUCCESS', start },
      { etape: 'parc', status: 'FAILED', start: '2026-11-06T08:00:00.000Z' },
    ])
    const [accompanied = 0] = await insertExamens(backend, { idCandidat: foreign }, [
      { etape: 'code', status: 'SUCCESS', start },
    ])
    await backend.db.updateTable('evenement').set({ idMoniteur }).where('id', '=', accompanied).execute()
    const scope = { idMoniteur }
    const body = await ask<EcoleStats>('', { ...NOVEMBER, scope })
    expect([body.reussis?.value, body.echoues?.value]).toEqual([1, 1])
    const { totaux } = await ask<ExamStats>('/exam', { ...NOVEMBER, scope })
    const { examens } = (await ecole.get<Activite>(`/api/moniteur/${idMoniteur}/activite?mois=2026-11`)).body
    for (const { etape, reussis, echoues } of examens) expect(totaux[etape]).toMatchObject({ reussis, echoues })
  })

  it('compares the first weeks of a year as the preset says', async () => {
    const period = { from: '2026-01-01', to: '2026-01-20', groupBy: 'DAY' }
    const beforeOf = async (ensemble?: string, path = '') =>
      (await ask<EcoleStats>(path, { ...period, ensemble })).before
    expect(await beforeOf()).toEqual({ from: '2025-12-01', to: '2025-12-20' })
    expect(await beforeOf('YEAR')).toEqual({ from: '2025-01-01', to: '2025-01-20' })
    expect(await beforeOf('YEAR', '/earning')).toEqual({ from: '2025-01-01', to: '2025-01-20' })
  })

  it('counts who was in training on a day, those archived since included', async () => {
    const start = (await ask<EcoleStats>('', NOVEMBER)).candidats
    await buildCandidat(ecole, { dateInscription: '2026-10-05' })
    const { id: gone } = await buildCandidat(ecole, { dateInscription: '2026-10-05' })
    await ecole.post(`/api/candidat/${gone}/archive`)
    const { candidats, archives } = await ask<EcoleStats>('', NOVEMBER)
    expect(candidats).toEqual({ value: start.value + 1, before: start.before + 2 })
    expect(archives.value).toBeGreaterThan(0)
    await ecole.post(`/api/candidat/${gone}/unarchive`)
    expect((await ask<EcoleStats>('', NOVEMBER)).candidats.value).toBe(start.value + 2)
  })

  it('fills instructors and vehicles with the lessons of their lists that were not cancelled', async () => {
    const body = await ask<EcoleStats>('', NOVEMBER)
    const days = `depuis=${NOVEMBER.from}&jusqua=${NOVEMBER.to}&annulees=non`
    const check = async (rows: Remplissage[] | null, by: string) => {
      expect(sum(rows?.map(({ lecons }) => lecons) ?? [])).toBeGreaterThan(0)
      for (const { id, lecons } of rows ?? []) {
        expect(lecons).toBe(await totalOf(`/api/calendrier/lecon?${by}=${id}&${days}`))
      }
    }
    await check(body.moniteurs, 'idMoniteur')
    await check(body.vehicules, 'idVehicule')
  })

  it('adds up planned minutes, over midnight too, and open ones', async () => {
    await clearPlanning(backend)
    const { id: idCandidat, idMoniteur } = await buildCandidat(ecole, {
      idMoniteur: (await ecole.get<Page<{ id: number }>>('/api/moniteur')).body.data[0]?.id ?? null,
    })
    await insertHeures(backend, { idCandidat }, [
      { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-03T08:00:00.000Z' },
      { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-11-04T23:30:00.000Z' },
      { calendar: 'Hour circulation', status: 'CANCELLED', start: '2026-11-05T08:00:00.000Z' },
    ])
    await backend.db.updateTable('evenement').set({ idMoniteur }).execute()
    for (const table of ['horaire_ecole', 'disponibilite', 'conge', 'fermeture'] as const) {
      await backend.db.deleteFrom(table).execute()
    }
    await backend.db
      .insertInto('horaire_ecole')
      .values({ idAutoEcole: 1, jour: 1, debut: '08:00', fin: '18:00' })
      .execute()
    const { moniteurs } = await ask<EcoleStats>('', NOVEMBER)
    // Mondays 2, 9 and 16 November.
    const own = moniteurs?.find(({ id }) => id === idMoniteur)
    expect(own).toMatchObject({ lecons: 2, minutes: 120, ouvertes: 3 * 600 })
  })

  it('says nothing of money to the planning desk, nor to a cash desk that counts blind', async () => {
    expect((await ask<EcoleStats>('', YEARS)).recettes).not.toBeNull()
    const planning = await deskWith(backend, 'planning')
    const body = await ask<EcoleStats>('', YEARS, planning)
    expect([body.recettes, body.depenses]).toEqual([null, null])
    await expectAsListed(body, '', planning)
    const cash = await deskWith(backend, 'caisse')
    expect(await ask('', YEARS, cash)).toMatchObject({ lecons: null, reussis: null, moniteurs: null })
    await setReglages(ecole, { clotureAveugle: true })
    expect(await ask('', YEARS, cash)).toMatchObject({ recettes: null })
    expect((await cash.post(`${BASE}/earning`, { from: '2026-11-01', to: '2026-11-21' })).status).toBe(403)
  })

  it('refuses a period that ends before it begins, too many steps, and an unknown scope', async () => {
    const refused = async (body: object, path = '') => {
      const { status, body: error } = await ecole.post(`${BASE}${path}`, body)
      return [status, error.errors]
    }
    expect(await refused({ ...NOVEMBER, to: '2026-10-31' })).toEqual([422, { to: 'end_before_start' }])
    expect(await refused({ from: '2024-01-01', to: '2026-01-01', groupBy: 'DAY' })).toEqual([
      422,
      { groupBy: 'too_big' },
    ])
    expect((await refused({ ...NOVEMBER, scope: { idAutoEcole: 2 } }))[0]).toBe(422)
    expect((await refused({ ...NOVEMBER, scope: {} }, '/earning'))[0]).toBe(422)
    expect((await clientOf(backend, null).post(BASE, NOVEMBER)).status).toBe(401)
    expect((await (await signedIn(backend, 'moniteur')).post(BASE, NOVEMBER)).status).toBe(403)
    expect((await (await signedIn(backend, 'manager')).post(BASE, NOVEMBER)).status).toBe(403)
  })

  it('counts nothing of another school, and answers a suspended one', async () => {
    const other = await signedIn(backend, 'ecole2')
    const body = await ask<EcoleStats>('', YEARS, other)
    await expectAsListed(body, '', other)
    const idMoniteur = (await ecole.get<Page<{ id: number }>>('/api/moniteur')).body.data[0]?.id ?? 0
    const foreign = await ask<EcoleStats>('', { ...YEARS, scope: { idMoniteur } }, other)
    expect([foreign.candidats.value, foreign.lecons?.value, foreign.moniteurs]).toEqual([0, 0, []])
    await backend.db.updateTable('auto_ecole').set({ statut: 'SUSPENDED' }).where('id', '=', 1).execute()
    expect((await ecole.post(BASE, NOVEMBER)).status).toBe(200)
  })
})

describe('POST statistiques/exam', () => {
  it('adds up to the list of each kind, result and step', async () => {
    for (const groupBy of ['DAY', 'WEEK', 'MONTH']) {
      const body = await ask<ExamStats>('/exam', { ...NOVEMBER, from: '2026-08-15', groupBy })
      for (const [etape, { reussis, echoues, absents }] of Object.entries(body.totaux)) {
        const of = (status: string) =>
          totalOf(`/api/examen?etape=${etape}&status=${status}&depuis=${body.from}&jusqua=${body.to}`)
        expect([reussis, echoues, absents]).toEqual([await of('SUCCESS'), await of('FAILED'), await of('NO_SHOW')])
        const inSteps = body.tranches.map(({ etapes }) => etapes[etape as 'code'].reussis)
        expect(sum(inSteps)).toBe(reussis)
      }
    }
  })

  it('counts a late exam on the school’s own day', async () => {
    await clearPlanning(backend)
    const { id: idCandidat } = await buildCandidat(ecole)
    // In Tunis this is half past midnight on the tenth.
    await insertExamens(backend, { idCandidat }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-11-09T23:30:00.000Z' },
      { etape: 'parc', status: 'FAILED', start: '2026-10-01T08:00:00.000Z' },
    ])
    const body = await ask<ExamStats>('/exam', { ...NOVEMBER, groupBy: 'DAY' })
    const days = body.tranches.filter(({ etapes }) => etapes.code.reussis > 0)
    expect(days.map(({ from }) => from)).toEqual(['2026-11-10'])
    expect(body.totauxBefore.parc).toEqual({ reussis: 0, echoues: 1, absents: 0 })
  })
})

describe('POST statistiques/earning', () => {
  it('has the sums of the list of transactions, reversals included, in all and step by step', async () => {
    const idPermi = await permiOf(ecole)
    await insertPrices(backend, idPermi)
    await insertForfait(backend, idPermi)
    const { id } = await buildCandidat(ecole)
    const { body: payment } = await pay(ecole, id, 50_000)
    await pay(ecole, id, 70_000)
    const expense = { kind: 'EXPENSE', montant: 30_000, method: 'CASH', categorie: 'carburant' }
    await ecole.post('/api/transaction', expense)
    await ecole.post(`/api/transaction/${payment.id}/reverse`, { motif: 'Erreur' })
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const body = await ask<EarningStats>('/earning', { ...period, groupBy: 'WEEK' })
    const listed = async ({ from, to }: { from: string; to: string }, more = '') =>
      (await ecole.get<TransactionPage>(`/api/transaction?from=${from}&to=${to}${more}`)).body.totals
    const whole = await listed(period)
    expect([body.incoming.value, body.outgoing.value]).toEqual([70_000, 30_000])
    const { incoming: came, outgoing: went, lost } = body
    expect({ incoming: came.value, outgoing: went.value, lost: lost.value }).toEqual(whole)
    for (const { from, to, incoming, outgoing } of body.tranches) {
      expect(await listed({ from, to })).toMatchObject({ incoming, outgoing })
    }
    for (const { groupe, incoming, outgoing } of body.groupes) {
      expect(await listed(period, `&groupe=${groupe}`)).toMatchObject({ incoming, outgoing })
    }
    expect(await ask('', { ...period, groupBy: 'DAY' })).toMatchObject({
      recettes: { value: 70_000, before: 0 },
      depenses: { value: 30_000, before: 0 },
    })
  })

  it('counts a refund as a lower receipt, not as an expense, like the list of each figure', async () => {
    await insertPrices(backend, await permiOf(ecole))
    const { id } = await buildCandidat(ecole)
    await pay(ecole, id, 70_000)
    const refund = { kind: 'REFUND', idCandidat: id, montant: 20_000, method: 'CASH', soldeVu: -70_000 }
    expect((await ecole.post('/api/transaction', refund)).status).toBe(201)
    await ecole.post('/api/transaction', { kind: 'INCOME', montant: 5_000, method: 'CASH', categorie: 'supports' })
    await ecole.post('/api/transaction', { kind: 'EXPENSE', montant: 30_000, method: 'CASH', categorie: 'carburant' })
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const { incoming, outgoing, tranches } = await ask<EarningStats>('/earning', { ...period, groupBy: 'MONTH' })
    const { recettes, depenses } = await ask<EcoleStats>('', { ...period, groupBy: 'DAY' })
    expect([recettes?.value, depenses?.value]).toEqual([55_000, 30_000])
    expect([incoming, outgoing]).toEqual([recettes, depenses])
    expect(tranches).toEqual([{ ...period, incoming: 55_000, outgoing: 30_000 }])
    const net = async (groupe: string) => {
      const path = `/api/transaction?from=${period.from}&to=${period.to}&groupe=${groupe}`
      const { totals, totalDataCount } = (await ecole.get<TransactionPage>(path)).body
      return [totalDataCount, (totals?.incoming ?? 0) - (totals?.outgoing ?? 0)]
    }
    expect(await net('toutesRecettes')).toEqual([3, 55_000])
    expect(await net('toutesDepenses')).toEqual([1, -30_000])
  })

  it('is closed to the planning desk', async () => {
    const planning = await deskWith(backend, 'planning')
    expect((await planning.post(`${BASE}/earning`, { from: '2026-11-01', to: '2026-11-21' })).status).toBe(403)
  })
})

describe('POST statistiques/growth', () => {
  it('has the running number of the list at the end of each step', async () => {
    const { id } = await buildCandidat(ecole, { dateInscription: '2026-09-15' })
    await ecole.post(`/api/candidat/${id}/archive`)
    const body = await ask<GrowthStats>('/growth', { from: '2026-08-10', to: '2026-12-31', groupBy: 'MONTH' })
    for (const { from, to, inscrits, archives, enFormation } of body.tranches) {
      const lists = listsOf({ from, to })
      expect([inscrits, archives]).toEqual([await totalOf(lists.inscrits), await totalOf(lists.archives)])
      expect(enFormation).toBe(from > '2026-11-21' ? null : await totalOf(lists.candidats))
    }
    expect(body.inscrits.value).toBe(sum(body.tranches.map(({ inscrits }) => inscrits)))
    expect(body.tranches.map(({ archives }) => archives).at(3)).toBeGreaterThan(0)
  })

  it('leaves out candidates whose archiving has no day', async () => {
    const { id } = await buildCandidat(ecole, { dateInscription: '2026-11-05' })
    await backend.db.updateTable('candidat').set({ archived: 1, archiveLe: null }).where('id', '=', id).execute()
    const { tranches } = await ask<GrowthStats>('/growth', NOVEMBER)
    for (const { to, enFormation } of tranches) {
      expect(enFormation).toBe(await totalOf(listsOf({ from: to, to }).candidats))
    }
  })
})

describe('POST statistiques/examinators', () => {
  it('has the results of each examiner as the list of exams, and marks rates of few', async () => {
    await clearPlanning(backend)
    const { id: idCandidat } = await buildCandidat(ecole)
    const idExaminateur = await insertExaminateur(backend, 1, ['code'])
    const other = await insertExaminateur(backend, 1, ['code'])
    const exam = (status: 'SUCCESS' | 'FAILED' | 'NO_SHOW', day: number, by: number | null = idExaminateur) => {
      const start = `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`
      return { etape: 'code' as const, status, start, idExaminateur: by }
    }
    await insertExamens(backend, { idCandidat }, [
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => exam('SUCCESS', day)),
      ...[8, 9, 10].map((day) => exam('FAILED', day)),
      exam('NO_SHOW', 11),
      exam('SUCCESS', 12, other),
      exam('SUCCESS', 13, null),
    ])
    const body = await ask<ExaminatorStats>('/examinators', NOVEMBER)
    expect(body.data).toMatchObject([
      { idExaminateur, reussis: 7, echoues: 3, absents: 1, taux: 70, isSmall: false },
      { idExaminateur: other, reussis: 1, echoues: 0, absents: 0, taux: 100, isSmall: true },
    ])
    expect(body.totaux).toEqual({ reussis: 8, echoues: 3, absents: 1 })
    for (const { idExaminateur: id, reussis, echoues } of body.data) {
      const list = `/api/examen?idExaminateur=${id}&depuis=2026-11-01&jusqua=2026-11-21`
      expect([reussis, echoues, reussis + echoues]).toEqual([
        await totalOf(`${list}&status=SUCCESS`),
        await totalOf(`${list}&status=FAILED`),
        await totalOf(`${list}&status=JUDGED`),
      ])
    }
  })
})
