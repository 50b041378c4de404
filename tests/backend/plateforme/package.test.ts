import { firstDay, lastDay } from '@backend/rules/plateforme/package'
import type { NotifPage } from '@contract/compte/notif'
import type { Page } from '@contract/list'
import type { DemandePack } from '@contract/plateforme/demandePack'
import type { Pack } from '@contract/plateforme/pack'
import type { Abonnement, PackageEcole } from '@contract/plateforme/package'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { endPackages, limitPackage, wait } from '@tests/helpers/scenarios'
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

const list = async (client: Client, query = '') =>
  (await client.get<Page<PackageEcole>>(`/api/package?${query}`)).body.data
const packId = async (nom: string) =>
  (await manager.get<Page<Pack>>('/api/pack')).body.data.find((pack) => pack.nom === nom)?.id
const give = async (idAutoEcole: number, nom: string, dateDebut?: string) =>
  manager.post<PackageEcole>('/api/package', { idAutoEcole, idPack: await packId(nom), dateDebut })

describe('the period of a package', () => {
  it.each([
    ['2026-11-21', 'weekly', '2026-11-27'],
    ['2026-11-21', 'monthly', '2026-12-20'],
    ['2026-11-01', 'monthly', '2026-11-30'],
    ['2027-01-31', 'monthly', '2027-02-28'],
    ['2028-01-30', 'monthly', '2028-02-29'],
    ['2026-11-21', 'annually', '2027-05-20'],
    ['2026-08-31', 'annually', '2027-02-28'],
    ['2026-12-31', 'monthly', '2027-01-30'],
  ] as const)('starts on %s (%s) and ends on %s', (from, frequence, until) => {
    expect(lastDay(from, frequence)).toBe(until)
  })

  it('starts today or after the last running package', () => {
    expect(firstDay('2026-11-21', null)).toBe('2026-11-21')
    expect(firstDay('2026-11-21', '2026-11-20')).toBe('2026-11-21')
    expect(firstDay('2026-11-21', '2026-11-21')).toBe('2026-11-22')
    expect(firstDay('2026-11-21', '2026-12-31')).toBe('2027-01-01')
  })
})

describe('/api/package', () => {
  it('lists the school’s own packages, or all of them for the platform, by state', async () => {
    expect((await list(ecole)).map(({ nom, etat }) => [nom, etat])).toEqual([
      ['Pro semestriel', 'UPCOMING'],
      ['Pro semestriel', 'ACTIVE'],
      ['Essai', 'EXPIRED'],
    ])
    expect((await list(manager)).length).toBe(9)
    expect((await list(manager, 'etat=EXPIRED&idAutoEcole=1')).map(({ nom }) => nom)).toEqual(['Essai'])
    expect(new Set((await list(manager, 'idAutoEcole=2')).map(({ ecole: nom }) => nom))).toEqual(
      new Set(['Auto-école La Corniche']),
    )
    expect((await list(manager, 'q=corniche&etat=ACTIVE')).length).toBe(1)
    expect(await list(ecole, 'idAutoEcole=2')).toEqual([])
    const [other] = await list(manager, 'idAutoEcole=2')
    expect((await ecole.get(`/api/package/${other?.id}`)).status).toBe(404)
    expect((await (await signedIn(backend, 'moniteur')).get('/api/package')).status).toBe(403)
    expect((await clientOf(backend, null).get('/api/package')).status).toBe(401)
  })

  it('assigns a package from today or after the running one, and notifies the school', async () => {
    const first = await give(3, 'Essai')
    expect([first.status, first.body]).toMatchObject([
      201,
      { dateDebut: '2026-11-21', dateFin: '2026-11-27', etat: 'ACTIVE', idDemande: null, prix: 0, limiteCandidats: 10 },
    ])
    const next = await give(3, 'Pro')
    expect(next.body).toMatchObject({ dateDebut: '2026-11-28', dateFin: '2026-12-27', etat: 'UPCOMING' })
    expect((await give(3, 'Pro', '2027-03-01')).body).toMatchObject({ dateFin: '2027-03-31' })
    const own = await signedIn(backend, 'ecole3')
    const { data } = (await own.get<NotifPage>('/api/notif')).body
    expect(data.filter(({ kind }) => kind === 'pack_given').length).toBe(3)
    const log = await backend.db.selectFrom('historique').select('entite').where('idAutoEcole', '=', 3).execute()
    expect(log.map(({ entite }) => entite)).toEqual(['package', 'package', 'package'])
  })

  it('accepts the pending request for the same pack, and leaves one for another pack', async () => {
    const own = await signedIn(backend, 'ecole3')
    const asked = await own.post<DemandePack>('/api/demande', { idPack: await packId('Pro') })
    const pending = async () => (await manager.get<Page<DemandePack>>('/api/demande?statut=PENDING&idAutoEcole=3')).body
    expect((await give(3, 'Essai')).body.idDemande).toBeNull()
    expect((await pending()).totalDataCount).toBe(1)
    expect((await give(3, 'Pro')).body.idDemande).toBe(asked.body.idDemande)
    expect((await pending()).totalDataCount).toBe(0)
    expect((await manager.post(`/api/demande/${asked.body.idDemande}/accept`)).status).toBe(409)
    expect(await list(manager, 'idAutoEcole=3')).toHaveLength(2)
  })

  it('withdraws a package that has not begun, tells the school, and refuses once it has begun', async () => {
    const running = (await give(3, 'Essai')).body
    const next = (await give(3, 'Pro')).body
    const own = await signedIn(backend, 'ecole3')
    expect((await own.delete(`/api/package/${next.id}`)).status).toBe(403)
    expect((await manager.delete(`/api/package/${running.id}`)).status).toBe(409)
    expect((await manager.delete(`/api/package/${next.id}`)).status).toBe(204)
    expect((await manager.delete(`/api/package/${next.id}`)).status).toBe(404)
    expect((await list(manager, 'idAutoEcole=3')).map(({ id }) => id)).toEqual([running.id])
    const { data } = (await own.get<NotifPage>('/api/notif')).body
    const told = data.find(({ kind }) => kind === 'pack_withdrawn')
    expect(told).toMatchObject({ params: { nom: 'Pro' } })
    const log = await backend.db.selectFrom('historique').selectAll().where('action', '=', 'delete').execute()
    expect(log).toMatchObject([{ entite: 'package', idEntite: next.id, idAutoEcole: 3 }])
  })

  it('refuses an unknown school or pack and a past day', async () => {
    const idPack = await packId('Pro')
    const refused = async (body: unknown) => {
      const answer = await manager.post('/api/package', body)
      return [answer.status, answer.body.errors]
    }
    expect(await refused({ idAutoEcole: 99, idPack })).toEqual([422, { idAutoEcole: 'unknown' }])
    expect(await refused({ idAutoEcole: 1, idPack: 99 })).toEqual([422, { idPack: 'unknown' }])
    const past = { idAutoEcole: 1, idPack, dateDebut: '2026-11-20' }
    expect(await refused(past)).toEqual([422, { dateDebut: 'too_past' }])
    expect((await ecole.post('/api/package', { idAutoEcole: 1, idPack })).status).toBe(403)
  })
})

describe('the running package', () => {
  it('reports the use of its limits', async () => {
    await limitPackage(backend, 1, { limiteCandidats: 60, limiteMoniteurs: 4 })
    const { body } = await ecole.get<Abonnement>('/api/package/abonnement')
    const { total: candidats } = await backend.db
      .selectFrom('candidat')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('idAutoEcole', '=', 1)
      .where('archived', '=', 0)
      .executeTakeFirstOrThrow()
    expect(body).toMatchObject({ running: { nom: 'Pro semestriel', limiteCandidats: 60 }, candidats })
    await endPackages(backend, 1)
    expect((await ecole.get<Abonnement>('/api/package/abonnement')).body.running).toBeNull()
    expect((await manager.get('/api/package/abonnement')).status).toBe(403)
  })

  it('is announced 30, 14, 7 and 1 days before its end once each, unless another follows', async () => {
    const own = (await list(ecole)).filter(({ etat }) => etat !== 'EXPIRED')
    const runs = own.find(({ etat }) => etat === 'ACTIVE')?.id ?? 0
    for (const { id } of own) {
      const dateFin = id === runs ? '2026-12-22' : '2026-10-01'
      await backend.db.updateTable('package_ecole').set({ dateFin }).where('id', '=', id).execute()
    }
    const reminders = async () => {
      ecole = await signedIn(backend, 'ecole')
      await ecole.get('/api/notif')
      const { data } = (await ecole.get<NotifPage>('/api/notif?limit=100')).body
      return data.filter(({ kind }) => kind === 'pack_bientot').map(({ params }) => params.niveau)
    }
    const levels: number[] = []
    for (let day = 0; day < 34; day += 1) {
      levels.push((await reminders()).length)
      wait(backend, { days: 1 })
    }
    expect([0, 1, 2, 16, 17, 23, 24, 29, 30, 33].map((day) => levels[day])).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(await reminders()).toEqual(['1', '7', '14', '30'])
  })
})
