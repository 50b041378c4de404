import type { Forfait } from '@contract/argent/forfait'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import { buildForfait, buildPrices, enrol, forfaitValues } from '@tests/helpers/argent/tarification'
import type { TestBackend } from '@tests/helpers/backend'
import { permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idPermi: number
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  // A licence category without demo prices or packages.
  idPermi = await permiOf(ecole, 'H')
})
afterEach(() => backend.stop())

const names = async (query = '') =>
  (await ecole.get<Page<Forfait>>(`/api/forfait?idPermi=${idPermi}&${query}`)).body.data.map(({ nom }) => nom)
const read = async (id: number) => (await ecole.get<Forfait>(`/api/forfait/${id}`)).body

describe('/api/forfait', () => {
  it('adds a package and says what it would cost by the hour', async () => {
    const made = await buildForfait(ecole, { nom: 'Complet', prix: 800_000 })
    expect(made).toMatchObject({ nom: 'Complet', prix: 800_000, active: true, dossier: true, version: 1, valeur: null })
    const prices = await buildPrices(ecole)
    expect((await read(made.id)).valeur).toBe(835_000)
    const withExams = await buildForfait(ecole, { examensCode: 1, examensCirculation: 2, dossier: false })
    expect(withExams.valeur).toBe(785_000 + 3 * 80_000)
    await ecole.post(`/api/config-prix/${prices.id}/deactivate`)
    expect((await read(made.id)).valeur).toBeNull()
  })

  it('rounds the value of part of an hour to the millime', async () => {
    await buildPrices(ecole, { circulation_hour_price: 25_000 })
    const made = await buildForfait(ecole, { minutesCode: 0, minutesCirculation: 50, minutesParc: 0, dossier: false })
    expect(made.valeur).toBe(20_833)
  })

  it('lists by name, price and state', async () => {
    const big = await buildForfait(ecole, { nom: 'Été complet', prix: 900_000 })
    await buildForfait(ecole, { nom: 'Code', prix: 160_000 })
    expect(await names()).toEqual(['Code', 'Été complet'])
    expect(await names('sort=-prix')).toEqual(['Été complet', 'Code'])
    expect(await names('q=ete')).toEqual(['Été complet'])
    expect(await names('q=voiture')).toEqual([])
    expect((await ecole.post<Forfait>(`/api/forfait/${big.id}/deactivate`)).body).toMatchObject({
      active: false,
      version: 2,
    })
    expect(await names('active=true')).toEqual(['Code'])
    expect(await names('active=false')).toEqual(['Été complet'])
  })

  it('saves at the version that was read, under a name of its own', async () => {
    const made = await buildForfait(ecole, { nom: 'Complet' })
    const path = `/api/forfait/${made.id}`
    const values = forfaitValues(idPermi, { nom: 'Complet', prix: 790_000 })
    const saved = await ecole.put<Forfait>(path, { ...values, version: 1 })
    expect(saved.body).toMatchObject({ prix: 790_000, version: 2 })
    const late = await ecole.put(path, { ...values, version: 1 })
    expect(late.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: saved.body } })
    const twin = await ecole.post('/api/forfait', forfaitValues(idPermi, { nom: 'COMPLÉT' }))
    expect([twin.status, twin.body.errors]).toEqual([409, { nom: 'duplicate' }])
    const other = await permiOf(ecole, 'DE')
    expect((await buildForfait(ecole, { nom: 'Complet', idPermi: other })).nom).toBe('Complet')
    const moved = await ecole.put(path, { ...values, idPermi: other, version: 2 })
    expect(moved.body.errors).toEqual({ nom: 'duplicate' })
  })

  it('answers 409 to the second of two tabs that withdraw it', async () => {
    const { id } = await buildForfait(ecole)
    const tab = await signedIn(backend, 'ecole')
    const both = await Promise.all([
      ecole.post(`/api/forfait/${id}/deactivate`),
      tab.post(`/api/forfait/${id}/deactivate`),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ecole.post(`/api/forfait/${id}/activate`)).status).toBe(200)
    expect((await ecole.post(`/api/forfait/${id}/activate`)).body).toMatchObject({ code: 'state' })
  })

  it('deletes a package that nobody is enrolled with', async () => {
    const [free, held] = [await buildForfait(ecole), await buildForfait(ecole)]
    const [name] = await enrol(backend, { idForfait: held.id, idPermi })
    expect((await ecole.delete(`/api/forfait/${free.id}`)).status).toBe(204)
    expect((await ecole.get(`/api/forfait/${free.id}`)).status).toBe(404)
    expect((await ecole.delete(`/api/forfait/${held.id}`)).body).toMatchObject({
      statusCode: 409,
      code: 'tarif_in_use',
      details: { inscriptions: 1, premiers: [name] },
    })
    expect((await read(held.id)).id).toBe(held.id)
  })

  it.each([
    [{ nom: '  ' }, { nom: 'required' }],
    [{ nom: 'x'.repeat(61) }, { nom: 'too_long' }],
    [{ prix: -1 }, { prix: 'too_small' }],
    [{ prix: 0.5 }, { prix: 'integer' }],
    [{ minutesCode: -30 }, { minutesCode: 'too_small' }],
    [{ minutesParc: 90.5 }, { minutesParc: 'integer' }],
    [{ examensCode: 21 }, { examensCode: 'too_big' }],
    [{ dossier: 1 }, { dossier: 'invalid' }],
    [{ idPermi: 999 }, { idPermi: 'unknown' }],
    [{ valeur: 1 }, { valeur: 'unknown_field' }],
  ])('refuses %j', async (changes, errors) => {
    const answer = await ecole.post('/api/forfait', { ...forfaitValues(idPermi), ...changes })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('belongs to the school alone', async () => {
    const { id } = await buildForfait(ecole)
    const other = await signedIn(backend, 'ecole2')
    const answers = await Promise.all([
      other.get(`/api/forfait/${id}`),
      other.put(`/api/forfait/${id}`, { ...forfaitValues(idPermi), version: 1 }),
      other.post(`/api/forfait/${id}/deactivate`),
      other.delete(`/api/forfait/${id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await clientOf(backend, null).get('/api/forfait')).status).toBe(401)
    expect((await (await signedIn(backend, 'ecole-planning')).get('/api/forfait')).status).toBe(403)
  })

  it('takes its value from the prices of its own school', async () => {
    const other = await signedIn(backend, 'ecole2')
    await buildPrices(other)
    expect((await buildForfait(ecole)).valeur).toBeNull()
  })

  it('is named in the log, deleted or not', async () => {
    const made = await buildForfait(ecole, { nom: 'Complet' })
    await ecole.put(`/api/forfait/${made.id}`, { ...forfaitValues(idPermi, { nom: 'Complet', prix: 1 }), version: 1 })
    const log = async () => (await ecole.get<Page<Historique>>('/api/historique?entite=forfait')).body.data
    expect(await log()).toMatchObject([
      { action: 'update', nom: 'Complet', before: { prix: 835_000 }, after: { prix: 1 } },
      { action: 'create', nom: 'Complet' },
    ])
    await ecole.delete(`/api/forfait/${made.id}`)
    expect((await log())[0]).toMatchObject({ action: 'delete', nom: null, before: { nom: 'Complet' } })
  })
})
