import type { SentMessage } from '@contract/compte/auth'
import type { NotifPage } from '@contract/compte/notif'
import type { Page } from '@contract/list'
import type { AutoEcole, AutoEcoleDetail, EntreeEcole, UtilisateurEcole } from '@contract/plateforme/autoecole'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, send, signedIn } from '@tests/helpers/http'
import { endPackages, suspend } from '@tests/helpers/scenarios'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
beforeAll(async () => {
  backend = await startBackend()
  manager = await signedIn(backend, 'manager')
})
afterAll(() => backend.stop())

const list = async (query = '') => (await manager.get<Page<AutoEcole>>(`/api/autoecole?${query}`)).body
const names = async (query: string) => (await list(query)).data.map(({ nom }) => nom)

describe('GET /api/autoecole', () => {
  it('lists schools that wait for approval first, then by name', async () => {
    expect(await names('')).toEqual(['Auto-école Les Oliviers', 'Auto-école El Menzah', 'Auto-école La Corniche'])
    expect(await names('sort=-nom')).toEqual([
      'Auto-école Les Oliviers',
      'Auto-école La Corniche',
      'Auto-école El Menzah',
    ])
    expect(await names('statut=ACTIVE&sort=createdAt')).toEqual(['Auto-école El Menzah', 'Auto-école La Corniche'])
  })

  it('counts candidates in training and active instructors', async () => {
    const count = async (table: 'candidat' | 'moniteur', idAutoEcole: number) =>
      (
        await backend.db
          .selectFrom(table)
          .select('id')
          .where('idAutoEcole', '=', idAutoEcole)
          .where('archived', '=', 0)
          .execute()
      ).length
    for (const { id, candidats, moniteurs } of (await list()).data) {
      expect([candidats, moniteurs]).toEqual([await count('candidat', id), await count('moniteur', id)])
    }
  })

  it.each([
    ['menzah', 1],
    ['auto-école', 3],
    ['auto ecole', 3],
    ['AUTO-ÉCOLE', 3],
    ['leila', 1],
    ['Leïla Cherif', 1],
    ['AE-4-1187', 1],
    ['ae 4', 1],
    ['nobody', 0],
    ['%', 0],
    ["'", 0],
  ])('finds for %j this many schools: %i', async (q, count) => {
    expect((await list(`q=${encodeURIComponent(q)}`)).totalDataCount).toBe(count)
  })

  it('lists schools of equal rank on one page each', async () => {
    const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
    const rest = { responsable: 'X', telephone: '1', email: 'x', pays: 'TN', statut: 'ACTIVE' } as const
    const rows = Array.from({ length: 12 }, (_, index) => ({
      ...stamps,
      ...rest,
      nom: 'Pareil',
      matricule: `P-${index}`,
    }))
    await backend.db.insertInto('auto_ecole').values(rows).execute()
    for (const sort of ['nom', '-createdAt']) {
      const ids = [1, 2, 3, 4].map(async (page) =>
        (await list(`q=pareil&perPage=3&sort=${sort}&page=${page}`)).data.map(({ id }) => id),
      )
      expect(new Set((await Promise.all(ids)).flat()).size).toBe(12)
    }
  })
})

describe('/api/autoecole/{id}', () => {
  let fresh: TestBackend
  let boss: Client
  let ecole: Client
  beforeEach(async () => {
    fresh = await startBackend()
    boss = await signedIn(fresh, 'manager')
    ecole = await signedIn(fresh, 'ecole')
  })
  afterEach(() => fresh.stop())

  const sheet = async (client: Client, id: number) => (await client.get<AutoEcoleDetail>(`/api/autoecole/${id}`)).body
  const post = (id: number, verb: string, body?: unknown) =>
    boss.post<AutoEcoleDetail>(`/api/autoecole/${id}/${verb}`, body)
  const valuesOf = ({ nom, responsable, telephone, email, adresse, gouvernorat, logo, version }: AutoEcoleDetail) => ({
    nom,
    responsable,
    telephone,
    email,
    adresse,
    gouvernorat,
    logo,
    version,
  })

  it('is approved, suspended and reopened once each, in this order', async () => {
    const verbs = async (id: number) => {
      const tried = ['approve', 'suspend', 'reopen'].map(async (verb) => (await post(id, verb, { motif: 'x' })).status)
      return Promise.all(tried)
    }
    await suspend(fresh, 2)
    expect((await post(2, 'approve')).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect((await post(3, 'reopen')).status).toBe(409)
    expect((await post(3, 'suspend', { motif: 'x' })).status).toBe(409)
    expect((await post(3, 'approve')).body).toMatchObject({ statut: 'ACTIVE', approuveLe: '2026-11-21T09:00:00.000Z' })
    expect((await post(3, 'approve')).status).toBe(409)
    expect((await post(3, 'suspend', { motif: '' })).status).toBe(422)
    expect((await post(3, 'suspend', { motif: 'Impayé' })).body).toMatchObject({ statut: 'SUSPENDED', motif: 'Impayé' })
    expect((await post(3, 'reopen')).body).toMatchObject({ statut: 'ACTIVE', motif: null })
    expect(await verbs(999)).toEqual([404, 404, 404])
  })

  it('is refused with a reason while it waits, leaves the pending list, and may be approved later', async () => {
    expect((await post(2, 'refuse', { motif: 'x' })).status).toBe(409)
    expect((await post(3, 'refuse', { motif: '' })).status).toBe(422)
    const refused = await post(3, 'refuse', { motif: 'Matricule inconnu' })
    expect(refused.body).toMatchObject({ statut: 'SUSPENDED', motif: 'Matricule inconnu', approuveLe: null })
    expect((await post(3, 'refuse', { motif: 'x' })).status).toBe(409)
    expect((await post(3, 'reopen')).status).toBe(409)
    const pending = (await boss.get<Page<AutoEcole>>('/api/autoecole?statut=PENDING')).body.data
    expect(pending.map(({ id }) => id)).not.toContain(3)
    const own = await signedIn(fresh, 'ecole3')
    const { data } = (await own.get<NotifPage>('/api/notif')).body
    const told = data.find(({ kind }) => kind === 'ecole_refused')
    expect(told).toMatchObject({ params: { motif: 'Matricule inconnu' } })
    const { body: sent } = await send<SentMessage[]>(fresh, 'GET', '/auth/outbox')
    expect(sent.map(({ sujet }) => sujet)).toContain('Votre inscription est refusée')
    expect((await post(3, 'approve')).body).toMatchObject({ statut: 'ACTIVE', motif: null })
    const log = (await boss.get<{ data: EntreeEcole[] }>('/api/autoecole/3/historique')).body.data
    expect(log.map(({ action }) => action)).toEqual(['approve', 'refuse'])
  })

  it('notifies the school of each decision and by e-mail, and logs it', async () => {
    await post(3, 'approve')
    await post(3, 'suspend', { motif: '<b>Impayé</b>' })
    await post(3, 'reopen')
    const own = await signedIn(fresh, 'ecole3')
    const { data } = (await own.get<NotifPage>('/api/notif')).body
    const decided = data.filter(({ kind }) => kind.startsWith('ecole_'))
    expect(decided.map(({ kind }) => kind)).toEqual(['ecole_reopened', 'ecole_suspended', 'ecole_approved'])
    expect(decided[1]?.params).toMatchObject({ motif: '<b>Impayé</b>' })
    const { body: sent } = await send<SentMessage[]>(fresh, 'GET', '/auth/outbox')
    const addresses = new Set(sent.map(({ destinataire }) => destinataire))
    expect(addresses).toEqual(new Set(['contact@lesoliviers.exemple.tn', 'ecole3@voielibre.exemple.tn']))
    const log = (await boss.get<{ data: EntreeEcole[] }>('/api/autoecole/3/historique')).body.data
    expect(log.map(({ action }) => action)).toEqual(['reopen', 'suspend', 'approve'])
  })

  it('is readable by the platform and the school itself only', async () => {
    expect(await sheet(boss, 2)).toMatchObject({ nom: 'Auto-école La Corniche', etatAbonnement: 'ACTIVE' })
    expect(await sheet(ecole, 1)).toMatchObject({ abonnement: { nom: 'Pro semestriel' }, moniteurs: 5 })
    await endPackages(fresh, 1)
    expect(await sheet(ecole, 1)).toMatchObject({ abonnement: null, etatAbonnement: 'NONE' })
    expect((await ecole.get('/api/autoecole/2')).status).toBe(404)
    expect((await ecole.get('/api/autoecole/1/utilisateur')).status).toBe(403)
    expect((await (await signedIn(fresh, 'moniteur')).get('/api/autoecole/1')).status).toBe(403)
    expect((await clientOf(fresh, null).get('/api/autoecole/1')).status).toBe(401)
    const users = (await boss.get<{ data: UtilisateurEcole[] }>('/api/autoecole/1/utilisateur')).body.data
    expect(users[0]).toMatchObject({ username: 'ecole', active: true })
    const none = (await boss.get<Page<AutoEcole>>('/api/autoecole?abonnement=NONE&sort=-dateFin')).body.data
    expect(none.map(({ id }) => id)).toEqual([3, 1])
  })

  it('saves the school’s own data at the version that was read', async () => {
    const before = await sheet(ecole, 1)
    const changes = { ...valuesOf(before), nom: '<i>Menzah</i> & Cie', telephone: '71 999 000', gouvernorat: '' }
    const saved = await ecole.put<AutoEcoleDetail>('/api/autoecole/1', changes)
    expect(saved.body).toMatchObject({ nom: '<i>Menzah</i> & Cie', telephone: '+21671999000', gouvernorat: null })
    const stale = await ecole.put('/api/autoecole/1', changes)
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: saved.body } })
    const again = await ecole.put<AutoEcoleDetail>('/api/autoecole/1', valuesOf(saved.body))
    expect(again.body.version).toBeGreaterThan(saved.body.version)
    expect((await ecole.put('/api/autoecole/2', valuesOf(before))).status).toBe(404)
    for (const field of ['matricule', 'pays', 'statut']) {
      const refused = await ecole.put('/api/autoecole/1', { ...valuesOf(again.body), [field]: 'TN' })
      expect([refused.status, refused.body.errors]).toEqual([422, { [field]: 'unknown_field' }])
    }
    expect((await boss.put('/api/autoecole/1', valuesOf(before))).status).toBe(403)
    await suspend(fresh, 1)
    expect((await ecole.put('/api/autoecole/1', valuesOf(before))).status).toBe(423)
  })
})
