import type { ConfigPrix, ConfigPrixInForce } from '@contract/argent/configPrix'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import { buildPrices, enrol, PRICES, priceUpdate, priceValues } from '@tests/helpers/argent/tarification'
import type { TestBackend } from '@tests/helpers/backend'
import { permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idPermi: number
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  // A licence category without demo prices.
  idPermi = await permiOf(ecole, 'H')
})
afterEach(() => backend.stop())

const list = async (query = `idPermi=${idPermi}`, client = ecole) =>
  (await client.get<Page<ConfigPrix>>(`/api/config-prix?${query}`)).body.data
const act = (id: number, verb: 'activate' | 'deactivate', client = ecole) =>
  client.post<ConfigPrixInForce>(`/api/config-prix/${id}/${verb}`)
const remove = (id: number, client = ecole) => client.delete(`/api/config-prix/${id}`)

describe('/api/config-prix', () => {
  it('answers the customer’s thirteen names, with ours', async () => {
    const { replaced, ...made } = await buildPrices(ecole)
    expect(replaced).toBeNull()
    expect(Object.keys(made).sort()).toEqual(
      [
        ...['code_hour_price', 'code_exam_price', 'circulation_hour_price', 'circulation_exam_price'],
        ...['maneuver_hour_price', 'maneuver_exam_price', 'code_en_ligne_hour_price', 'code_package_price'],
        ...['driving_package_price', 'code_file_fee', 'is_active', 'idAutoEcole', 'idPermi'],
        ...['codePackageMinutes', 'circulationPackageMinutes', 'maneuverPackageMinutes'],
        ...['codeExamDroits', 'circulationExamDroits', 'maneuverExamDroits'],
        ...['id', 'version', 'createdAt', 'updatedAt'],
      ].sort(),
    )
    expect(made).toMatchObject({ ...PRICES, idPermi, idAutoEcole: 1, is_active: true, version: 1 })
    expect((await ecole.get<ConfigPrix>(`/api/config-prix/${made.id}`)).body).toEqual(made)
  })

  it('lists prices by permit and state, newest first', async () => {
    const first = await buildPrices(ecole)
    const second = await buildPrices(ecole, { is_active: false })
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list(`idPermi=${idPermi}&sort=createdAt`)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await list(`idPermi=${idPermi}&is_active=true`)).map(({ id }) => id)).toEqual([first.id])
    expect((await list(`idPermi=${idPermi}&is_active=false`)).map(({ id }) => id)).toEqual([second.id])
    expect((await list(`idPermi=${idPermi}`, await signedIn(backend, 'ecole2'))).length).toBe(0)
  })

  it('turns the other prices of the permit off and names them', async () => {
    const first = await buildPrices(ecole)
    const other = await buildPrices(ecole, { idPermi: await permiOf(ecole, 'DE') })
    const second = await buildPrices(ecole, { code_hour_price: 9_000 })
    expect(second).toMatchObject({ is_active: true, replaced: first.id })
    expect((await act(first.id, 'activate')).body).toMatchObject({ is_active: true, version: 3, replaced: second.id })
    expect((await list(`idPermi=${idPermi}&is_active=true`)).map(({ id }) => id)).toEqual([first.id])
    // The prices of another licence category do not change.
    expect((await ecole.get<ConfigPrix>(`/api/config-prix/${other.id}`)).body).toMatchObject({ is_active: true })
    expect((await act(first.id, 'deactivate')).body).toMatchObject({ is_active: false })
    expect((await act(first.id, 'activate')).body.replaced).toBeNull()
  })

  it('answers 409 to the second of two tabs that toggle the same prices', async () => {
    const { id } = await buildPrices(ecole)
    const tab = await signedIn(backend, 'ecole')
    expect((await act(id, 'activate')).status).toBe(409)
    const both = await Promise.all([act(id, 'deactivate'), act(id, 'deactivate', tab)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'state' })
  })

  it('leaves one active when two tabs activate different prices at once', async () => {
    const [first, second] = [
      await buildPrices(ecole, { is_active: false }),
      await buildPrices(ecole, { is_active: false }),
    ]
    const tab = await signedIn(backend, 'ecole')
    const both = await Promise.all([act(first.id, 'activate'), act(second.id, 'activate', tab)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await list(`idPermi=${idPermi}&is_active=true`)).toHaveLength(1)
  })

  it('saves at the version that was read', async () => {
    const made = await buildPrices(ecole)
    const path = `/api/config-prix/${made.id}`
    const saved = await ecole.put<ConfigPrix>(path, priceUpdate(made, { circulation_hour_price: 30_000 }))
    expect(saved.body).toMatchObject({ circulation_hour_price: 30_000, is_active: true, version: 2 })
    const late = await ecole.put(path, priceUpdate(made))
    expect(late.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: saved.body } })
    const moved = await ecole.put(path, { ...priceUpdate(saved.body), idPermi: 1 })
    expect(moved.body.errors).toEqual({ idPermi: 'unknown_field' })
  })

  it('deletes former prices, never those in force', async () => {
    const { id } = await buildPrices(ecole)
    expect((await remove(id)).body).toMatchObject({ statusCode: 409, code: 'tarif_active' })
    await act(id, 'deactivate')
    expect((await remove(id)).status).toBe(204)
    expect((await ecole.get(`/api/config-prix/${id}`)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  it('refuses to delete prices of enrolments and says whose', async () => {
    const { id } = await buildPrices(ecole, { is_active: false })
    const names = await enrol(backend, { idConfigPrix: id, idPermi }, 4)
    expect((await remove(id)).body).toMatchObject({
      statusCode: 409,
      code: 'tarif_in_use',
      details: { inscriptions: 4, premiers: names.slice(0, 3) },
    })
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [{ code_hour_price: -1 }, { code_hour_price: 'too_small' }],
    [{ circulation_hour_price: 25.5 }, { circulation_hour_price: 'integer' }],
    [{ code_file_fee: 1_000_000_001 }, { code_file_fee: 'too_big' }],
    [{ driving_package_price: '600' }, { driving_package_price: 'invalid' }],
    [{ codePackageMinutes: -60 }, { codePackageMinutes: 'too_small' }],
    [{ circulationPackageMinutes: 60_001 }, { circulationPackageMinutes: 'too_big' }],
    [{ codeExamDroits: 80_001 }, { codeExamDroits: 'above_exam' }],
    [{ maneuver_exam_price: 0 }, { maneuverExamDroits: 'above_exam' }],
    [{ is_active: 1 }, { is_active: 'invalid' }],
    [{ maneuver_hour_price: undefined }, { maneuver_hour_price: 'required' }],
    [{ prix: 1 }, { prix: 'unknown_field' }],
    [{ idPermi: 999 }, { idPermi: 'unknown' }],
  ])('refuses %j', async (changes, errors) => {
    const answer = await ecole.post('/api/config-prix', { ...priceValues(idPermi), ...changes })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
    expect(await list()).toHaveLength(0)
  })

  it('refuses a permit that the school does not teach', async () => {
    const { body } = await ecole.get<{ version: number; permis: { id: number; code: string }[] }>('/api/permi/enseigne')
    const permis = body.permis.filter(({ id }) => id !== idPermi).map(({ id }) => id)
    expect((await ecole.put('/api/permi/enseigne', { permis, version: body.version })).status).toBe(200)
    const answer = await ecole.post('/api/config-prix', priceValues(idPermi))
    expect(answer.body.errors).toEqual({ idPermi: 'not_taught' })
  })

  it('refuses in France an accompaniment dearer than the hour', async () => {
    await backend.db.updateTable('auto_ecole').set({ pays: 'FR' }).where('id', '=', 1).execute()
    const { id: b } = await backend.db
      .selectFrom('permi')
      .select('id')
      .where('pays', '=', 'FR')
      .where('code', '=', 'B')
      .executeTakeFirstOrThrow()
    const prices = { idPermi: b, circulation_hour_price: 55_000, circulationExamDroits: 0, maneuver_exam_price: 0 }
    const values = priceValues(b, { ...prices, maneuverExamDroits: 0 })
    const dear = await ecole.post('/api/config-prix', { ...values, circulation_exam_price: 60_000 })
    expect([dear.status, dear.body.errors]).toEqual([422, { circulation_exam_price: 'above_accompaniment' }])
    const fair = await ecole.post<ConfigPrix>('/api/config-prix', { ...values, circulation_exam_price: 55_000 })
    expect(fair.status).toBe(201)
    const { idPermi: _, is_active: __, ...fields } = values
    const raised = await ecole.put(`/api/config-prix/${fair.body.id}`, {
      ...fields,
      circulation_exam_price: 55_001,
      version: 1,
    })
    expect(raised.body.errors).toEqual({ circulation_exam_price: 'above_accompaniment' })
  })

  it('belongs to the school alone', async () => {
    const { id, version } = await buildPrices(ecole)
    const other = await signedIn(backend, 'ecole2')
    const answers = await Promise.all([
      other.get(`/api/config-prix/${id}`),
      other.put(`/api/config-prix/${id}`, priceUpdate({ version })),
      other.post(`/api/config-prix/${id}/deactivate`),
      other.delete(`/api/config-prix/${id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('is closed to desks with less access and to other roles', async () => {
    const { id } = await buildPrices(ecole)
    expect((await clientOf(backend, null).get('/api/config-prix')).status).toBe(401)
    const planning = await signedIn(backend, 'ecole-planning')
    await backend.db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole3').execute()
    await backend.db.updateTable('auto_ecole').set({ statut: 'ACTIVE' }).where('id', '=', 3).execute()
    const people = [planning, await signedIn(backend, 'ecole3')]
    for (const role of ['manager', 'moniteur', 'candidat', 'client']) people.push(await signedIn(backend, role))
    for (const person of people) {
      expect((await person.get('/api/config-prix')).status).toBe(403)
      expect((await person.post('/api/config-prix', priceValues(idPermi))).status).toBe(403)
      expect((await person.delete(`/api/config-prix/${id}`)).status).toBe(403)
    }
  })

  it('logs who changed which price', async () => {
    const made = await buildPrices(ecole)
    await ecole.put(`/api/config-prix/${made.id}`, priceUpdate(made, { circulation_hour_price: 30_000 }))
    await act(made.id, 'deactivate')
    const log = async () =>
      (await ecole.get<Page<Historique>>('/api/historique?entite=configPrix')).body.data.map(
        ({ action, nom, before, after }) => ({ action, nom, before, after }),
      )
    expect(await log()).toMatchObject([
      { action: 'deactivate', nom: 'H', before: { is_active: true }, after: { is_active: false } },
      { action: 'update', before: { circulation_hour_price: 25_000 }, after: { circulation_hour_price: 30_000 } },
      { action: 'create', after: { idPermi, code_file_fee: 50_000, is_active: true } },
    ])
    await remove(made.id)
    expect((await log())[0]).toMatchObject({ action: 'delete', nom: null, before: { idPermi } })
  })

  it('has at most one active set for each permit, whatever is done', async () => {
    const permis = [idPermi, await permiOf(ecole, 'DE')]
    const step = fc.record({
      what: fc.constantFrom('create', 'createOff', 'activate', 'deactivate', 'delete' as const),
      permi: fc.nat({ max: 1 }),
      which: fc.nat({ max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await backend.db.deleteFrom('config_prix').execute()
        for (const { what, permi, which } of steps) {
          const rows = await backend.db.selectFrom('config_prix').select('id').execute()
          const id = rows[which % Math.max(1, rows.length)]?.id ?? 999
          if (what === 'activate' || what === 'deactivate') await act(id, what)
          else if (what === 'delete') await remove(id)
          else await buildPrices(ecole, { idPermi: permis[permi] ?? idPermi, is_active: what === 'create' })
          const active = await backend.db
            .selectFrom('config_prix')
            .select('idPermi')
            .where('is_active', '=', 1)
            .execute()
          expect(new Set(active.map((row) => row.idPermi)).size).toBe(active.length)
        }
      }),
      { numRuns: 25 },
    )
  })
})
