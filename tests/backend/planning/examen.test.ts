import type { Candidat } from '@contract/ecole/candidat'
import type { EvenementStats } from '@contract/planning/evenementStats'
import { ETATS_EXAMEN, type Examen, type ExamenPage } from '@contract/planning/examen'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startFreeSchool } from '@tests/helpers/http'
import { insertExaminateur } from '@tests/helpers/planning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let amel: Candidat
let bilel: Candidat
let idExaminateur: number
let ids: number[]
beforeAll(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  amel = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
  bilel = await buildCandidat(ecole, { nom: 'Abidi', prenom: 'Bilel' })
  idExaminateur = await insertExaminateur(backend, 1, ['code'])
  ids = [
    ...(await insertExamens(backend, { idCandidat: amel.id }, [
      { etape: 'code', status: 'FAILED', start: '2026-10-05T09:00:00.000Z', idExaminateur, note: '22 sur 30' },
      { etape: 'code', status: 'CANCELLED', start: '2026-10-12T09:00:00.000Z' },
      { etape: 'code', status: 'SUCCESS', start: '2026-10-20T09:00:00.000Z', lieu: 'Ariana' },
      // An exam that is over and has no result.
      { etape: 'circulation', status: 'PLANNED', start: '2026-11-20T09:00:00.000Z' },
    ])),
    ...(await insertExamens(backend, { idCandidat: bilel.id }, [
      { etape: 'code', status: 'PLANNED', start: '2026-12-01T23:30:00.000Z' },
      { etape: 'parc', status: 'NO_SHOW', start: '2026-09-01T09:00:00.000Z' },
    ])),
  ]
})
afterAll(() => backend.stop())

const list = async (query = '', client = ecole) => (await client.get<ExamenPage>(`/api/examen?${query}`)).body
const found = async (query: string) => (await list(query)).data.map(({ idEvenement }) => ids.indexOf(idEvenement))

describe('GET /api/examen', () => {
  it('returns ten lines a page and the total', async () => {
    const page = await list()
    expect(page).toMatchObject({ totalDataCount: 6, totalPages: 1, currentPage: 1, perPage: 10 })
    expect((await list('perPage=2&page=2')).data.map(({ idEvenement }) => ids.indexOf(idEvenement))).toEqual([2, 1])
  })

  it('lists the latest first with the candidate and the number of the sitting', async () => {
    const { data } = await list()
    expect(data.map(({ candidat, etape, tentative }) => [candidat, etape, tentative])).toEqual([
      ['Bilel Abidi', 'code', 1],
      ['Amel Zouaghi', 'circulation', 1],
      ['Amel Zouaghi', 'code', 2],
      ['Amel Zouaghi', 'code', null],
      ['Amel Zouaghi', 'code', 1],
      ['Bilel Abidi', 'parc', 1],
    ])
    expect(data[4]).toMatchObject({ examinateur: 'Personne Examen', note: '22 sur 30', status: 'FAILED', permi: 'B' })
  })

  it.each([
    ['etape=circulation', [3]],
    ['status=SUCCESS', [2]],
    ['status=PLANNED', [4]],
    ['status=DUE', [3]],
    ['status=JUDGED', [2, 0]],
    ['status=DUE&q=bilel', []],
    ['q=zouaghi&status=FAILED', [0]],
    ['q=%2B%2B', []],
    ['depuis=2026-10-12&jusqua=2026-10-20', [2, 1]],
    // Half past midnight of the 2nd in Tunis.
    ['depuis=2026-12-02', [4]],
    ['jusqua=2026-12-01&q=bilel', [5]],
    ['sort=start', [5, 0, 1, 2, 3, 4]],
    ['sort=candidat', [4, 5, 3, 2, 1, 0]],
    ['sort=-candidat', [3, 2, 1, 0, 4, 5]],
    ['sort=etape', [4, 2, 1, 0, 3, 5]],
    ['sort=examinateur&status=FAILED', [0]],
  ])('answers %s with the exams %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
    expect((await list(query)).totalDataCount).toBe(expected.length)
  })

  it('filters by candidate and by examiner', async () => {
    expect(await found(`idCandidat=${bilel.id}`)).toEqual([4, 5])
    expect(await found(`idExaminateur=${idExaminateur}`)).toEqual([0])
  })

  it('counts each status whatever the status filter', async () => {
    const totaux = { DUE: 1, PLANNED: 1, SUCCESS: 1, FAILED: 1, CANCELLED: 1, NO_SHOW: 1, JUDGED: 2 }
    expect((await list()).totaux).toEqual(totaux)
    expect((await list('status=FAILED')).totaux).toEqual(totaux)
    expect((await list('q=bilel')).totaux).toMatchObject({ PLANNED: 1, NO_SHOW: 1, FAILED: 0, DUE: 0 })
  })

  it('counts each exam once, as many as the lists of the figures have', async () => {
    const { totaux, totalDataCount } = await list()
    const states = ETATS_EXAMEN.filter((etat) => etat !== 'JUDGED')
    expect(states.reduce((sum, etat) => sum + totaux[etat], 0)).toBe(totalDataCount)
    for (const etat of states) expect((await list(`status=${etat}`)).totalDataCount).toBe(totaux[etat])
    const days = { depuis: '2026-09-01', jusqua: '2026-12-31' }
    const span = `from=${days.depuis}&to=${days.jusqua}`
    const { body } = await ecole.get<EvenementStats>(`/api/calendrier/statistiquesEvent?${span}`)
    expect(body.examens).toEqual((await list(String(new URLSearchParams(days)))).totaux)
  })

  it.each(['etape=conduite', 'status=DONE', 'sort=note', 'depuis=2026-13-01', 'perPage=101'])(
    'refuses the exam query %s with 422',
    async (query) => {
      expect((await ecole.get(`/api/examen?${query}`)).status).toBe(422)
    },
  )

  it('excludes lessons from the exams', async () => {
    await backend.db
      .updateTable('evenement')
      .set({ calendar: 'Hour code' })
      .where('id', '=', ids[5] ?? 0)
      .execute()
    expect((await list()).totalDataCount).toBe(5)
    expect((await ecole.get(`/api/examen/${ids[5]}`)).status).toBe(404)
    await backend.db
      .updateTable('evenement')
      .set({ calendar: 'Park exam' })
      .where('id', '=', ids[5] ?? 0)
      .execute()
  })
})

describe('GET /api/examen/{id}', () => {
  it('returns the same line as the list', async () => {
    const { body } = await ecole.get<Examen>(`/api/examen/${ids[2]}`)
    expect(body).toEqual((await list('status=SUCCESS')).data[0])
    expect(body).toMatchObject({ tentative: 2, lieu: 'Ariana', candidat: 'Amel Zouaghi' })
  })

  it('answers 401 without a token and 404 to another school', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await ecole2.get(`/api/examen/${ids[2]}`)).status).toBe(404)
    expect((await list('', ecole2)).totalDataCount).toBe(0)
    expect((await clientOf(backend, null).get('/api/examen')).status).toBe(401)
  })

  it('answers 403 to every role except schools', async () => {
    for (const role of ['manager', 'moniteur', 'candidat', 'client']) {
      const client = await signedIn(backend, role)
      for (const path of ['', '/export', `/${ids[2]}`]) {
        expect((await client.get(`/api/examen${path}`)).status, role + path).toBe(403)
      }
    }
  })
})

describe('GET /api/examen/export', () => {
  it('returns the whole list in its order', async () => {
    const { body } = await ecole.get<{ data: Examen[]; next: number | null }>('/api/examen/export?sort=start')
    expect(body.next).toBeNull()
    expect(body.data.map(({ idEvenement }) => ids.indexOf(idEvenement))).toEqual([5, 0, 1, 2, 3, 4])
    const slice = await ecole.get<{ data: Examen[] }>('/api/examen/export?after=1')
    expect(slice.body.data).toEqual([])
  })
})
