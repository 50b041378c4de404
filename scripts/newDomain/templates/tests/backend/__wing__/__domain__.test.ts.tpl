import type { __Domain__ } from '@contract/__wing__/__domain__'
import type { Page } from '@contract/list'
import { build__Domain__, __domain__Values } from '@tests/helpers/__domain__'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const list = async (query = '') => (await ecole.get<Page<__Domain__>>(`/api/__slug__?perPage=100&${query}`)).body.data

describe('records « __domain__ »', () => {
  it('are added, read and changed with the version that was read, and the log says so', async () => {
    const made = await build__Domain__(ecole, { nom: ' Une fiche ', note: 'À voir' })
    expect(made).toMatchObject({ nom: 'Une fiche', note: 'À voir', archived: false, version: 1 })
    expect((await ecole.get(`/api/__slug__/${made.id}`)).body).toEqual(made)
    const values = __domain__Values({ nom: 'Une autre' })
    const changed = await ecole.put<__Domain__>(`/api/__slug__/${made.id}`, { ...values, version: 1 })
    expect(changed.body).toMatchObject({ nom: 'Une autre', note: null, version: 2 })
    const stale = await ecole.put(`/api/__slug__/${made.id}`, { ...values, version: 1 })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: changed.body } })
    const log = await ecole.get<Page<{ action: string }>>(`/api/historique?entite=__domain__&idEntite=${made.id}`)
    expect(log.body.data.map(({ action }) => action)).toEqual(['update', 'create'])
  })

  it.each([
    [{ nom: '' }, { nom: 'required' }],
    [{ nom: 'x'.repeat(81) }, { nom: 'too_long' }],
    [{ idAutoEcole: 2 }, { idAutoEcole: 'unknown_field' }],
  ])('are refused with %j', async (values, errors) => {
    const answer = await ecole.post('/api/__slug__', { ...__domain__Values(), ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('of another school are not there, and roles without the right are refused', async () => {
    const { id } = await build__Domain__(await signedIn(backend, 'ecole2'))
    for (const answer of [
      await ecole.get(`/api/__slug__/${id}`),
      await ecole.put(`/api/__slug__/${id}`, { ...__domain__Values(), version: 1 }),
      await ecole.post(`/api/__slug__/${id}/archive`),
      await ecole.post(`/api/__slug__/${id}/unarchive`),
    ])
      expect(answer.status).toBe(404)
    expect((await list()).map((row) => row.id)).not.toContain(id)
    expect((await (await signedIn(backend, 'candidat')).get('/api/__slug__')).status).toBe(403)
    expect((await clientOf(backend, null).post('/api/__slug__', __domain__Values())).status).toBe(401)
  })

  it('are archived and come back, once each', async () => {
    const { id } = await build__Domain__(ecole)
    expect((await ecole.post(`/api/__slug__/${id}/archive`)).body).toMatchObject({ archived: true })
    expect((await ecole.post(`/api/__slug__/${id}/archive`)).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect((await list('archived=true')).map((row) => row.id)).toContain(id)
    expect((await ecole.post(`/api/__slug__/${id}/unarchive`)).body).toMatchObject({ archived: false })
  })

  it('are found by their name, whatever its accents, and sorted', async () => {
    for (const nom of ['Zèbre', 'Abricot']) await build__Domain__(ecole, { nom })
    expect((await list('q=zebre')).map(({ nom }) => nom)).toEqual(['Zèbre'])
    expect(await list('q=%26')).toEqual([])
    expect((await list('sort=-nom')).map(({ nom }) => nom)).toEqual(['Zèbre', 'Abricot'])
  })
})
