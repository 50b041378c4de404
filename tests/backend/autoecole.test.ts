import type { AutoEcole } from '@contract/autoecole'
import type { Page } from '@contract/list'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
beforeAll(async () => {
  backend = await startBackend()
  manager = await signedIn(backend, 'manager')
})
afterAll(() => backend.stop())

const list = async (query = '') => (await manager.get<Page<AutoEcole>>(`/api/autoecole?${query}`)).body
const names = async (query: string) => (await list(query)).data.map(({ nom }) => nom)

describe('schools', () => {
  it('come with those that wait for approval first, then by name', async () => {
    expect(await names('')).toEqual(['Auto-école Les Oliviers', 'Auto-école El Menzah', 'Auto-école La Corniche'])
    expect(await names('sort=-nom')).toEqual([
      'Auto-école Les Oliviers',
      'Auto-école La Corniche',
      'Auto-école El Menzah',
    ])
    expect(await names('statut=ACTIVE&sort=createdAt')).toEqual(['Auto-école El Menzah', 'Auto-école La Corniche'])
  })

  it('count their people in training and at work', async () => {
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
    ['%', 3],
    ["'", 3],
  ])('%j finds %i', async (q, count) => {
    expect((await list(`q=${encodeURIComponent(q)}`)).totalDataCount).toBe(count)
  })

  it('of equal rank are each on one page', async () => {
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
