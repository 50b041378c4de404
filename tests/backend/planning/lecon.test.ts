import type { Candidat } from '@contract/ecole/candidat'
import type { LeconPage } from '@contract/planning/lecon'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let amel: Candidat
let bilel: Candidat
beforeAll(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  amel = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
  bilel = await buildCandidat(ecole, { nom: 'Abidi', prenom: 'Bilel' })
  await insertHeures(backend, { idCandidat: amel.id }, [
    { calendar: 'Hour code', status: 'SUCCESS', minutes: 60, start: '2026-09-01T08:00:00.000Z' },
    { calendar: 'Hour circulation', status: 'SUCCESS', minutes: 45, start: '2026-10-01T08:00:00.000Z' },
    // A lesson long past without an outcome.
    { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-08-03T08:00:00.000Z' },
    { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-12-01T08:00:00.000Z' },
    { calendar: 'Hour Park', status: 'NO_SHOW', start: '2026-11-02T08:00:00.000Z' },
  ])
  await insertHeures(backend, { idCandidat: bilel.id }, [
    { calendar: 'Hour code', status: 'CANCELLED', start: '2026-11-03T08:00:00.000Z' },
    { calendar: 'Hour code', status: 'PLANNED', start: '2026-11-20T08:00:00.000Z' },
  ])
  await insertExamens(backend, { idCandidat: amel.id }, [
    { etape: 'code', status: 'PLANNED', start: '2026-11-01T09:00:00.000Z' },
  ])
})
afterAll(() => backend.stop())

const list = async (query = '', client = ecole) => (await client.get<LeconPage>(`/api/calendrier/lecon?${query}`)).body
const days = async (query: string) => (await list(query)).data.map(({ start }) => start.slice(5, 10))

describe('GET /api/calendrier/lecon', () => {
  it('lists every hour and no exam, the latest first, page by page', async () => {
    expect(await list('perPage=4')).toMatchObject({ totalDataCount: 7, totalPages: 2, currentPage: 1, perPage: 4 })
    expect(await days('perPage=4')).toEqual(['12-01', '11-20', '11-03', '11-02'])
    expect(await days('perPage=4&page=2')).toEqual(['10-01', '09-01', '08-03'])
  })

  it('lists hours to attest of any age and counts each lesson once', async () => {
    expect(await days('etat=DUE&sort=start')).toEqual(['08-03', '11-20'])
    const { totaux, minutes, totalDataCount } = await list('etat=DUE')
    expect(totaux).toEqual({ DUE: 2, PLANNED: 1, SUCCESS: 2, CANCELLED: 1, NO_SHOW: 1 })
    expect({ minutes, totalDataCount }).toEqual({ minutes: 105, totalDataCount: 2 })
    expect(await days('etat=PLANNED')).toEqual(['12-01'])
  })

  it('starts with the next lesson on request and goes back in time, also across pages', async () => {
    await insertHeures(backend, { idCandidat: bilel.id }, [
      { calendar: 'Hour code', status: 'PLANNED', start: '2026-12-24T08:00:00.000Z' },
      { calendar: 'Hour code', status: 'PLANNED', start: '2026-11-25T08:00:00.000Z' },
    ])
    const ordered = ['11-25', '12-01', '12-24', '11-20', '11-03', '11-02', '10-01', '09-01', '08-03']
    expect(await days('sort=prochaine')).toEqual(ordered)
    const pages = [1, 2, 3, 4, 5].map((page) => days(`sort=prochaine&perPage=2&page=${page}`))
    expect((await Promise.all(pages)).flat()).toEqual(ordered)
    expect(await days('sort=prochaine&etat=SUCCESS')).toEqual(['10-01', '09-01'])
    expect(await days('sort=prochaine&etat=PLANNED')).toEqual(['11-25', '12-01', '12-24'])
    await backend.db
      .deleteFrom('evenement_candidat')
      .where('idEvenement', 'in', (eb) =>
        eb
          .selectFrom('evenement')
          .select('id')
          .where('start', 'in', ['2026-12-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z']),
      )
      .execute()
    await backend.db
      .deleteFrom('evenement')
      .where('start', 'in', ['2026-12-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'])
      .execute()
  })

  it('filters by candidate, kind, days and name', async () => {
    expect(await days(`idCandidat=${bilel.id}`)).toEqual(['11-20', '11-03'])
    expect((await list(`idCandidat=${amel.id}&calendar=Hour circulation`)).minutes).toBe(45)
    expect(await days('depuis=2026-11-02&jusqua=2026-11-03')).toEqual(['11-03', '11-02'])
    expect(await days('q=zouag&etat=SUCCESS')).toEqual(['10-01', '09-01'])
    expect(await days('q=personne-de-ce-nom')).toEqual([])
    expect(await days('q=%C2%A7')).toEqual([])
  })

  it('shows nothing to another school and instructors only their own lessons', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await list(`idCandidat=${amel.id}`, ecole2)).totalDataCount).toBe(0)
    const moniteur = await signedIn(backend, 'moniteur')
    expect((await list('', moniteur)).totalDataCount).toBe(0)
    const { id } = (await moniteur.get<{ id: number }>('/api/moniteur/me')).body
    await backend.db.updateTable('evenement').set({ idMoniteur: id }).where('start', 'like', '2026-08-03%').execute()
    expect((await list('', moniteur)).data.map(({ title }) => title)).toEqual(['Amel Zouaghi'])
  })

  it('answers 403 to candidates and 422 to invalid filters', async () => {
    expect((await (await signedIn(backend, 'candidat')).get('/api/calendrier/lecon')).status).toBe(403)
    for (const query of ['etat=FAILED', 'calendar=Code exam', 'depuis=hier', 'sort=nom', 'perPage=101']) {
      expect((await ecole.get(`/api/calendrier/lecon?${query}`)).status, query).toBe(422)
    }
  })
})
