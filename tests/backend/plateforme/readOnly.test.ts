import type { LoginAnswer } from '@contract/compte/auth'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { candidatValues, importInputOf, importRow, moniteurValues, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { endPackages, SUSPENSION_REASON, suspend, wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

const CASES = [
  { reason: 'PENDING', code: 'read_only_pending', username: 'ecole3', arrange: async () => {} },
  { reason: 'REFUSED', code: 'read_only_refused', username: 'ecole3', arrange: () => suspend(backend, 3) },
  { reason: 'SUSPENDED', code: 'read_only_suspended', username: 'ecole', arrange: () => suspend(backend, 1) },
  { reason: 'NO_PACKAGE', code: 'read_only_no_package', username: 'ecole', arrange: () => endPackages(backend, 1) },
]

const me = async (client: Client) => (await client.get<LoginAnswer>('/api/user/me')).body

describe.each(CASES)('a read-only school ($reason)', ({ reason, code, username, arrange }) => {
  it('reads everything, is refused every write and learns the reason', async () => {
    await arrange()
    const client = await signedIn(backend, username)
    expect((await me(client)).usersConnect.ecole).toMatchObject({
      lectureSeule: reason,
      motif: ['REFUSED', 'SUSPENDED'].includes(reason) ? SUSPENSION_REASON : null,
    })
    const { body: list } = await client.get<{ data: { id: number }[] }>('/api/candidat')
    expect(list.data.length).toBeGreaterThan(0)
    const id = list.data[0]?.id
    for (const path of [
      '/api/moniteur',
      '/api/permi',
      `/api/candidat/${id}`,
      `/api/candidat/${id}/historique`,
      '/api/candidat/export',
    ]) {
      expect((await client.get(path)).status, path).toBe(200)
    }
    const before = await backend.db.selectFrom('candidat').selectAll().execute()
    const idPermi = await permiOf(client)
    const writes = [
      await client.post('/api/candidat', candidatValues(idPermi)),
      await client.put(`/api/candidat/${id}`, { ...candidatValues(idPermi), version: 1 }),
      await client.put(`/api/candidat/${id}/document/cin`, { recu: true, version: 0 }),
      await client.post(`/api/candidat/${id}/archive`),
      await client.post(`/api/candidat/${id}/unarchive`),
      await client.post('/api/candidat/import', importInputOf([importRow()])),
      await client.post('/api/moniteur', await moniteurValues(client)),
    ]
    for (const { status, body } of writes) {
      expect(status).toBe(423)
      expect(body).toMatchObject({ statusCode: 423, code })
      expect(body.message).toMatch(/consultation seule/)
    }
    expect(await backend.db.selectFrom('candidat').selectAll().execute()).toEqual(before)
    // Users may still change their own account.
    expect((await client.put('/api/user/me', { langue: 'en' })).status).toBe(200)
    expect((await client.delete('/api/session')).status).toBe(204)
  })
})

it.each(['moniteur', 'candidat'])('the reason of a suspension is for the school, not for its %s', async (username) => {
  await suspend(backend, 1)
  const { ecole } = (await me(await signedIn(backend, username))).usersConnect
  expect(ecole).toMatchObject({ lectureSeule: 'SUSPENDED', motif: null })
})

describe('the last package of a school', () => {
  it('ends at midnight of its last day in the school’s time zone', async () => {
    const { last } = await backend.db
      .selectFrom('package_ecole')
      .select((eb) => eb.fn.max('dateFin').as('last'))
      .where('idAutoEcole', '=', 1)
      .executeTakeFirstOrThrow()
    backend.clock.now = new Date(`${last}T22:59:59Z`)
    const lastEvening = await signedIn(backend, 'ecole')
    expect((await me(lastEvening)).usersConnect.ecole?.lectureSeule).toBeNull()
    // Midnight in Tunis is 23:00 UTC.
    wait(backend, { minutes: 1 })
    expect((await me(lastEvening)).usersConnect.ecole?.lectureSeule).toBe('NO_PACKAGE')
  })
})
