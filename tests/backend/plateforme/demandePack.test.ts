import type { NotifPage } from '@contract/compte/notif'
import type { Page } from '@contract/list'
import type { DemandeStats } from '@contract/planning/demande'
import type { DemandePack } from '@contract/plateforme/demandePack'
import type { Pack } from '@contract/plateforme/pack'
import type { PackageEcole } from '@contract/plateforme/package'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { endPackages, failingOutbox, secondHost, suspend } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

const packId = async (nom: string) =>
  (await manager.get<Page<Pack>>('/api/pack')).body.data.find((pack) => pack.nom === nom)?.id
const ask = async (client: Client, nom = 'Pro') =>
  client.post<DemandePack>('/api/demande', { idPack: await packId(nom) })
const pending = async () =>
  (await manager.get<Page<DemandePack>>('/api/demande?statut=PENDING')).body.data.map(({ idDemande }) => idDemande)
const packages = async (idAutoEcole: number) =>
  (await manager.get<Page<PackageEcole>>(`/api/package?idAutoEcole=${idAutoEcole}&sort=dateDebut`)).body.data
const kinds = async (client: Client) =>
  (await client.get<NotifPage>('/api/notif?limit=100')).body.data.map(({ kind }) => kind)

describe('POST /api/demande', () => {
  it('copies the values of the pack and notifies the manager', async () => {
    const { status, body } = await ask(ecole)
    expect([status, body]).toMatchObject([
      201,
      { ecole: 'Auto-école El Menzah', nom: 'Pro', prix: 99_000, frequence: 'monthly', statut: 'PENDING' },
    ])
    expect((await kinds(manager))[0]).toBe('pack_asked')
    const update = { nom: 'Pro', prix: 1, frequence: 'weekly', version: 1 }
    await manager.put(`/api/pack/${await packId('Pro')}`, update)
    expect((await ecole.get<DemandePack>(`/api/demande/${body.idDemande}`)).body.prix).toBe(99_000)
  })

  it('accepts one pending request for each school', async () => {
    await ask(ecole)
    expect((await ask(ecole, 'Essai')).body).toMatchObject({ statusCode: 409, code: 'pack_pending' })
    const both = await Promise.all([ask(ecole), ask(ecole)])
    expect(both.map(({ status }) => status)).toEqual([409, 409])
  })

  it('is open to read-only schools: suspended, without a package or pending', async () => {
    await suspend(backend, 1)
    expect((await ask(ecole)).status).toBe(201)
    await backend.db.deleteFrom('demande_pack').where('statut', '=', 'PENDING').execute()
    await endPackages(backend, 2)
    expect((await ask(await signedIn(backend, 'ecole2'))).status).toBe(201)
    expect((await ask(await signedIn(backend, 'ecole3'))).status).toBe(201)
  })

  it('refuses a withdrawn pack and other roles', async () => {
    const idPack = await packId('Essai')
    await manager.post(`/api/pack/${idPack}/deactivate`)
    const refused = await ecole.post('/api/demande', { idPack })
    expect([refused.status, refused.body.errors]).toEqual([422, { idPack: 'unknown' }])
    expect((await ecole.post('/api/demande', { idPack: 'x' })).body.errors).toEqual({ idPack: 'invalid' })
    expect((await (await signedIn(backend, 'moniteur')).post('/api/demande', { idPack })).status).toBe(403)
    expect((await manager.post('/api/demande', { idPack })).status).toBe(403)
    expect((await clientOf(backend, null).post('/api/demande', { idPack })).status).toBe(401)
  })
})

describe('DELETE /api/demande/{id}', () => {
  it('takes back a request that waits, also of a read-only school, so that another one can be made', async () => {
    await suspend(backend, 1)
    const { body } = await ask(ecole)
    const own = `/api/demande/${body.idDemande}`
    expect((await (await signedIn(backend, 'ecole2')).delete(own)).status).toBe(404)
    expect((await manager.delete(own)).status).toBe(403)
    expect((await ecole.delete(own)).status).toBe(204)
    expect(await pending()).not.toContain(body.idDemande)
    expect((await ask(ecole, 'Essai')).status).toBe(201)
    const log = await backend.db
      .selectFrom('historique')
      .select(['entite', 'idEntite'])
      .where('action', '=', 'delete')
      .execute()
    expect(log).toEqual([{ entite: 'demandePack', idEntite: body.idDemande }])
  })

  it('refuses a request that has its answer', async () => {
    const { body } = await ask(ecole)
    await manager.post(`/api/demande/${body.idDemande}/accept`)
    expect((await ecole.delete(`/api/demande/${body.idDemande}`)).status).toBe(409)
  })
})

describe('a pack request', () => {
  it('becomes a package after the running one when it is accepted, and leaves the pending list', async () => {
    const { body } = await ask(ecole)
    const { status, body: accepted } = await manager.post<DemandePack>(`/api/demande/${body.idDemande}/accept`)
    expect([status, accepted.statut]).toEqual([200, 'ACCEPTED'])
    expect(await pending()).not.toContain(body.idDemande)
    const made = (await packages(1)).at(-1)
    expect(made).toMatchObject({ nom: 'Pro', prix: 99_000, idDemande: body.idDemande, etat: 'UPCOMING' })
    expect([made?.dateDebut, made?.dateFin]).toEqual(['2027-09-22', '2027-10-21'])
    expect(await kinds(ecole)).toContain('pack_accepted')
  })

  it('starts today when no package runs', async () => {
    await endPackages(backend, 1)
    const { body } = await ask(ecole)
    await manager.post(`/api/demande/${body.idDemande}/accept`)
    const running = (await packages(1)).filter(({ etat }) => etat === 'ACTIVE')
    expect(running).toMatchObject([{ dateDebut: '2026-11-21', dateFin: '2026-12-20' }])
    const me = await ecole.get<{ activePackage: { nom: string } }>('/api/user/me')
    expect(me.body.activePackage.nom).toBe('Pro')
  })

  it('replaces the running package on request', async () => {
    const { body } = await ask(ecole)
    await manager.post(`/api/demande/${body.idDemande}/accept?debut=today`)
    expect((await packages(1)).map(({ nom, dateFin, etat }) => [nom, dateFin, etat])).toEqual([
      ['Essai', '2026-09-21', 'EXPIRED'],
      ['Pro semestriel', '2026-11-20', 'EXPIRED'],
      ['Pro', '2026-12-20', 'ACTIVE'],
      ['Pro semestriel', '2027-09-21', 'UPCOMING'],
    ])
  })

  it('keeps the reason when it is refused and creates no package', async () => {
    const before = await packages(1)
    const { body } = await ask(ecole)
    const path = `/api/demande/${body.idDemande}/refuse`
    expect((await manager.post(path, { motif: ' ' })).body.errors).toEqual({ motif: 'required' })
    const refused = await manager.post<DemandePack>(path, { motif: '<b>Impayé</b>' })
    expect(refused.body).toMatchObject({ statut: 'REFUSED', motif: '<b>Impayé</b>' })
    expect(await packages(1)).toEqual(before)
    expect(await pending()).not.toContain(body.idDemande)
    expect(await kinds(ecole)).toContain('pack_refused')
    expect((await ask(ecole)).status).toBe(201)
  })

  it('accepts one answer to a pack request', async () => {
    const { body } = await ask(ecole)
    const path = `/api/demande/${body.idDemande}`
    const both = await Promise.all([manager.post(`${path}/accept`), manager.post(`${path}/accept`)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await manager.post(`${path}/refuse`, { motif: 'Non' })).body).toMatchObject({
      statusCode: 409,
      code: 'state',
    })
    expect((await packages(1)).filter(({ idDemande }) => idDemande === body.idDemande).length).toBe(1)
    expect((await manager.post('/api/demande/999/accept')).status).toBe(404)
  })

  it('stays pending when its acceptance fails midway', async () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const before = await packages(1)
    const { body } = await ask(ecole)
    const host = clientOf(secondHost(backend, { outbox: failingOutbox }), manager.token)
    expect((await host.post(`/api/demande/${body.idDemande}/accept`)).status).toBe(500)
    expect(await packages(1)).toEqual(before)
    expect(await pending()).toContain(body.idDemande)
    noted.mockRestore()
  })

  it('is readable by its own school and answered by the manager only', async () => {
    const { body } = await ask(ecole)
    const stranger = await signedIn(backend, 'ecole2')
    expect((await stranger.get(`/api/demande/${body.idDemande}`)).status).toBe(404)
    expect((await ecole.post(`/api/demande/${body.idDemande}/accept`)).status).toBe(403)
    const own = (await stranger.get<Page<DemandePack>>('/api/demande')).body.data
    expect(new Set(own.map(({ idAutoEcole }) => idAutoEcole))).toEqual(new Set([2]))
  })

  it('is counted for the manager under the same URL as a school’s lesson requests', async () => {
    const figures = async (client: Client) => (await client.get<DemandeStats>('/api/demande/statistiquesDemande')).body
    const [before, lessons] = [await figures(manager), await figures(ecole)]
    const { body } = await ask(ecole)
    const asked = await figures(manager)
    expect(asked.total).toBe(before.total + 1)
    expect(asked.parStatut.PENDING).toBe(before.parStatut.PENDING + 1)
    await manager.post(`/api/demande/${body.idDemande}/refuse`, { motif: 'Pas encore' })
    const after = await figures(manager)
    expect(after.parStatut).toEqual({ ...before.parStatut, REFUSED: before.parStatut.REFUSED + 1 })
    expect(await figures(ecole)).toEqual(lessons)
    const months = await manager.get<{ data: { mois: string; parStatut: object }[] }>(
      '/api/demande/Demandestatistiques',
    )
    expect(months.body.data).toHaveLength(12)
    expect(months.body.data.at(-1)).toEqual({
      mois: '2026-11',
      parStatut: expect.objectContaining({ REFUSED: expect.any(Number) }),
    })
    expect((await (await signedIn(backend, 'moniteur')).get('/api/demande/Demandestatistiques')).status).toBe(403)
  })

  it('leaves the statistics of lesson requests at their URLs', async () => {
    for (const name of ['statistiquesDemande', 'Demandestatistiques'])
      expect((await ecole.get(`/api/demande/${name}`)).status).toBe(200)
    expect((await ecole.get('/api/demande/x')).status).toBe(404)
  })
})
