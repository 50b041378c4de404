import type { Page } from '@contract/list'
import type { Examinateur } from '@contract/planning/examinateur'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { endPackages } from '@tests/helpers/scenarios'
import { buildExaminateur, examinateurValues } from '@tests/helpers/vehicules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const list = async (query = '') => (await ecole.get<Page<Examinateur>>(`/api/examinateur?perPage=100&${query}`)).body
const idsOf = (page: Page<Examinateur>) => page.data.map(({ id }) => id)

/** Exams with an examiner in the given states, on consecutive days. */
async function examine(idExaminateur: number, ...statuts: ('PLANNED' | 'SUCCESS' | 'FAILED' | 'NO_SHOW')[]) {
  const none = { title: null, idMoniteur: null, idVehicule: null, lieu: null, note: null, serie: null, motif: null }
  const open = { debutReel: null, minutes: null, suite: null, attesteLe: null, attestePar: null, version: 1 }
  const times = statuts.map((status, index) => {
    const day = `2026-11-${20 + index}`
    const stamps = { createdAt: `${day}T08:00:00.000Z`, updatedAt: `${day}T08:00:00.000Z` }
    return { ...none, ...open, ...stamps, status, start: `${day}T10:00:00.000Z`, end: `${day}T10:30:00.000Z` }
  })
  const own = { idAutoEcole: 1, calendar: 'Conduit exam', idExaminateur } as const
  await backend.db
    .insertInto('evenement')
    .values(times.map((time) => ({ ...own, ...time })))
    .execute()
}

describe('/api/examinateur', () => {
  it('creates, reads and updates an examiner at the version that was read', async () => {
    const made = await buildExaminateur(ecole, {
      nom: ' Belhadj ',
      prenom: 'Moncef',
      telephone: '98 123 321',
      centre: 'Ariana',
      etapes: ['circulation', 'parc'],
    })
    expect(made).toMatchObject({
      nom: 'Belhadj',
      telephone: '+21698123321',
      etapes: ['circulation', 'parc'],
      examens: 0,
      reussis: 0,
      archived: false,
      version: 1,
    })
    expect((await ecole.get(`/api/examinateur/${made.id}`)).body).toEqual(made)
    const values = examinateurValues({ nom: 'Autre', etapes: ['code'] })
    const changed = await ecole.put<Examinateur>(`/api/examinateur/${made.id}`, { ...values, version: 1 })
    expect(changed.body).toMatchObject({ nom: 'Autre', telephone: null, etapes: ['code'], version: 2 })
    const stale = await ecole.put(`/api/examinateur/${made.id}`, { ...values, version: 1 })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: changed.body } })
  })

  it.each([
    [{ nom: '' }, { nom: 'required' }],
    [{ prenom: undefined }, { prenom: 'required' }],
    [{ telephone: '12' }, { telephone: 'telephone' }],
    [{ etapes: [] }, { etapes: 'too_small' }],
    [{ etapes: ['oral'] }, { 'etapes.0': 'invalid' }],
    [{ idAutoEcole: 2 }, { idAutoEcole: 'unknown_field' }],
  ])('refuses an examiner with %j', async (values, errors) => {
    const answer = await ecole.post('/api/examinateur', { ...examinateurValues(), ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('stores each stage once', async () => {
    expect((await buildExaminateur(ecole, { etapes: ['parc', 'code', 'parc'] })).etapes).toEqual(['code', 'parc'])
  })

  it('answers 404 for an examiner of another school and refuses roles without the right', async () => {
    const { id } = await buildExaminateur(await signedIn(backend, 'ecole2'))
    for (const answer of [
      await ecole.get(`/api/examinateur/${id}`),
      await ecole.put(`/api/examinateur/${id}`, { ...examinateurValues(), version: 1 }),
      await ecole.post(`/api/examinateur/${id}/archive`),
      await ecole.post(`/api/examinateur/${id}/unarchive`),
    ])
      expect(answer.status).toBe(404)
    expect(idsOf(await list())).not.toContain(id)
    expect((await (await signedIn(backend, 'candidat')).get('/api/examinateur')).status).toBe(403)
    expect((await clientOf(backend, null).post('/api/examinateur', examinateurValues())).status).toBe(401)
    await endPackages(backend, 1)
    expect((await ecole.post('/api/examinateur', examinateurValues())).status).toBe(423)
  })

  it('counts the exams with a result and the passed ones', async () => {
    const { id } = await buildExaminateur(ecole)
    await examine(id, 'SUCCESS', 'FAILED', 'SUCCESS', 'NO_SHOW', 'PLANNED')
    expect((await ecole.get(`/api/examinateur/${id}`)).body).toMatchObject({ examens: 3, reussis: 2 })
    const counts = (await list('sort=-examens')).data.map(({ examens }) => examens)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
    const judged = (await list('sort=examens')).data.map((row) => row.examens)
    expect(judged).toEqual([...counts].reverse())
  })

  it('archives an examiner without future exams and unarchives them', async () => {
    const { id } = await buildExaminateur(ecole)
    await examine(id, 'PLANNED', 'SUCCESS', 'PLANNED', 'PLANNED')
    const refused = await ecole.post(`/api/examinateur/${id}/archive`)
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'events_ahead', details: { aVenir: 2 } })
    await backend.db.updateTable('evenement').set({ status: 'CANCELLED' }).where('idExaminateur', '=', id).execute()
    expect((await ecole.post(`/api/examinateur/${id}/archive`)).body).toMatchObject({ archived: true })
    expect((await ecole.post(`/api/examinateur/${id}/archive`)).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect(idsOf(await list('archived=true'))).toEqual([id])
    expect((await ecole.post(`/api/examinateur/${id}/unarchive`)).body).toMatchObject({ archived: false })
  })

  it('searches by name in any order, centre and number, and filters by stage', async () => {
    const values = { nom: 'Zâkri', prenom: 'Houda', centre: 'Béja', telephone: '97 111 000' }
    const { id } = await buildExaminateur(ecole, { ...values, etapes: ['parc'] })
    for (const q of ['zakri', 'houda zakri', 'BEJA', '97 111 000', '+216 97111000'])
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toEqual([id])
    for (const q of ['%', '_', 'zakri nobody']) expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toEqual([])
    expect(idsOf(await list('etape=parc'))).toContain(id)
    expect(idsOf(await list('etape=code'))).not.toContain(id)
    const all = idsOf(await list()).sort()
    for (const sort of ['nom', '-nom', 'examens', '-examens', 'createdAt', '-createdAt'])
      expect(idsOf(await list(`sort=${sort}`)).sort(), sort).toEqual(all)
    const { body } = await ecole.get<{ data: Examinateur[]; next: number | null }>('/api/examinateur/export?q=zakri')
    expect([body.data.map((row) => row.id), body.next]).toEqual([[id], null])
  })
})
