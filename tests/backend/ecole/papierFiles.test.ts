import { FullError } from '@backend/database/dialect'
import type { Files } from '@backend/files'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf } from '@tests/helpers/http'
import { buildPapier, PDF, PNG, papiersIn, readPapier, sendPapier } from '@tests/helpers/papers/papiers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const id = 1

let stored: Map<string, Uint8Array<ArrayBuffer>>
/** What each use of the storage waits for; a bucket that is silent. */
let silence: Promise<void>
let afterPut: () => void
let backend: TestBackend
let ecole: Client

const files: Files = {
  async put(name, bytes) {
    await silence
    stored.set(name, bytes)
    afterPut()
  },
  has: async (name) => stored.has(name),
  async get(name) {
    await silence
    return stored.get(name) ?? null
  },
  remove: async (name) => void stored.delete(name),
  async *namesBefore() {
    yield* stored.keys()
  },
}

beforeEach(async () => {
  stored = new Map()
  silence = Promise.resolve()
  afterPut = () => undefined
  // With a single connection, whoever holds it keeps everybody waiting.
  backend = await startBackend({ files, connections: 1 })
  ecole = clientOf(backend, await backend.login('ecole'))
})
afterEach(() => backend.stop())

/** Makes the storage silent until the returned function is called. */
function silent(): () => void {
  let end: () => void = () => undefined
  silence = new Promise((resolve) => {
    end = resolve
  })
  return end
}

const bytesOf = async (papier: number | undefined) =>
  (await readPapier(backend, ecole, `/api/candidat/${id}/papier/${papier}`)).bytes

it('a storage that does not answer keeps nobody else of the school waiting', async () => {
  const [first] = papiersIn(await sendPapier(ecole, id, { bytes: PDF }))
  const other = await buildPapier(ecole, 2)
  const end = silent()
  const waiting = [
    sendPapier(ecole, id),
    ecole.put(`/api/candidat/${id}/papier/${first?.id}?nom=b.png`, PNG),
    bytesOf(first?.id),
  ]
  try {
    expect((await ecole.delete(`/api/candidat/2/papier/${other}`)).status).toBe(200)
    expect((await ecole.get('/api/candidat/2')).status).toBe(200)
  } finally {
    end()
  }
  await Promise.all(waiting)
})

it('bytes that were removed before their row was written are stored again', async () => {
  let puts = 0
  afterPut = () => {
    puts += 1
    // What the removal of unused files does to old bytes of the same name.
    if (puts === 1) stored.clear()
  }
  const [papier] = papiersIn(await sendPapier(ecole, id))
  expect(puts).toBe(2)
  expect(await bytesOf(papier?.id)).toEqual(PNG)
})

it('nothing is stored for a file that is refused', async () => {
  for (let count = 0; count < 6; count += 1) await sendPapier(ecole, id)
  stored.clear()
  expect((await sendPapier(ecole, id)).status).toBe(409)
  expect((await ecole.put(`/api/candidat/${id}/papier/999?nom=a.png`, PNG)).status).toBe(404)
  const other = clientOf(backend, await backend.login('ecole2'))
  expect((await sendPapier(other, id)).status).toBe(404)
  expect(stored.size).toBe(0)
})

it('a storage without room is said to be full', async () => {
  afterPut = () => {
    throw new FullError('full')
  }
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(await sendPapier(ecole, id)).toMatchObject({ status: 507, body: { code: 'storage_full' } })
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
