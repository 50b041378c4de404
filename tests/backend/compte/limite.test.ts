import { countTry, findCount, forgetOldCounts } from '@backend/database/compte/limite'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { send } from '@tests/helpers/http'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const count = (cle: string, now: string, expiresAt: string) =>
  backend.db.transaction().execute((trx) => countTry(trx, cle, expiresAt, now))

it('begins a new count when the last one has expired, whether it was deleted or not', async () => {
  expect(await count('one', '2026-11-21T09:00', '2026-11-21T10:00')).toEqual({
    nombre: 1,
    expiresAt: '2026-11-21T10:00',
  })
  expect(await count('one', '2026-11-21T09:59', '2026-11-21T10:59')).toEqual({
    nombre: 2,
    expiresAt: '2026-11-21T10:00',
  })
  expect(await count('one', '2026-11-21T10:00', '2026-11-21T11:00')).toEqual({
    nombre: 1,
    expiresAt: '2026-11-21T11:00',
  })
})

it('forgets the expired counts alone', async () => {
  await count('old', '2026-11-21T09:00', '2026-11-21T10:30')
  await count('new', '2026-11-21T10:00', '2026-11-21T12:00')
  expect(await forgetOldCounts(backend.db, '2026-11-21T10:30')).toBe(1)
  expect(await findCount(backend.db, 'new', '2026-11-21T10:30')).toBeDefined()
})

it('counts many unknown names at once without a conflict', async () => {
  const tries = Array.from({ length: 50 }, (_, index) =>
    send(backend, 'POST', '/auth/login', { body: { username: `nobody${index}`, password: 'wrong' } }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 401)).toEqual([])
})
