import type { Page } from '@contract/list'
import type { Pack } from '@contract/plateforme/pack'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  manager = await signedIn(backend, 'manager')
})
afterEach(() => backend.stop())

const values = (changes: Record<string, unknown> = {}) => ({
  nom: 'Grande école',
  prix: 149_000,
  frequence: 'annually',
  limiteMoniteurs: 20,
  ...changes,
})
const names = async (client: Client, query = '') =>
  (await client.get<Page<Pack>>(`/api/pack?${query}`)).body.data.map(({ nom }) => nom)
const idOf = async (nom: string) =>
  (await manager.get<Page<Pack>>('/api/pack')).body.data.find((pack) => pack.nom === nom)?.id ?? 0

describe('/api/pack', () => {
  it('lists packs by price, and for schools the offered ones', async () => {
    expect(await names(manager)).toEqual(['Essai', 'Essentiel', 'Pro', 'Pro semestriel'])
    expect(await names(manager, 'sort=-nom')).toEqual(['Pro semestriel', 'Pro', 'Essentiel', 'Essai'])
    expect(await names(manager, 'frequence=weekly')).toEqual(['Essai'])
    expect(await names(manager, 'q=équipes')).toEqual(['Pro'])
    const pro = await idOf('Pro')
    await manager.post(`/api/pack/${pro}/deactivate`)
    expect(await names(ecole)).toEqual(['Essai', 'Essentiel', 'Pro semestriel'])
    expect(await names(ecole, 'active=false')).toEqual([])
    expect((await ecole.get(`/api/pack/${pro}`)).status).toBe(404)
    expect(await names(manager, 'active=false')).toEqual(['Pro'])
  })

  it('creates and updates a pack at the version that was read', async () => {
    const { status, body: made } = await manager.post<Pack>('/api/pack', values())
    expect([status, made]).toMatchObject([
      201,
      { nom: 'Grande école', limiteCandidats: null, active: true, version: 1 },
    ])
    const changed = await manager.put<Pack>(`/api/pack/${made.id}`, { ...values({ prix: 1 }), version: 1 })
    expect(changed.body).toMatchObject({ prix: 1, version: 2 })
    const stale = await manager.put(`/api/pack/${made.id}`, { ...values(), version: 1 })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: changed.body } })
    const twin = await manager.post('/api/pack', values({ nom: 'essentiel' }))
    expect([twin.status, twin.body.errors]).toEqual([409, { nom: 'duplicate' }])
    const renamed = await manager.put(`/api/pack/${made.id}`, { ...values({ nom: 'Pro' }), version: 2 })
    expect(renamed.body.errors).toEqual({ nom: 'duplicate' })
  })

  it('activates and deactivates a pack once each', async () => {
    const id = await idOf('Essai')
    expect((await manager.post(`/api/pack/${id}/activate`)).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect((await manager.post<Pack>(`/api/pack/${id}/deactivate`)).body.active).toBe(false)
    expect((await manager.post(`/api/pack/${id}/deactivate`)).status).toBe(409)
    expect((await manager.post('/api/pack/999/activate')).status).toBe(404)
    expect((await manager.get('/api/pack/999')).status).toBe(404)
  })

  it.each([
    [{ nom: '' }, { nom: 'required' }],
    [{ prix: -1 }, { prix: 'too_small' }],
    [{ prix: 1.5 }, { prix: 'integer' }],
    [{ frequence: 'daily' }, { frequence: 'invalid' }],
    [{ limiteCandidats: 0 }, { limiteCandidats: 'too_small' }],
    [{ version: 1 }, { version: 'unknown_field' }],
  ])('refuses a pack with %j', async (changes, errors) => {
    const answer = await manager.post('/api/pack', values(changes))
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('can be changed by the manager only', async () => {
    for (const client of [ecole, await signedIn(backend, 'candidat')])
      expect((await client.post('/api/pack', values())).status).toBe(403)
    expect((await clientOf(backend, null).get('/api/pack')).status).toBe(401)
  })
})
