import type { BaseOpening } from '@contract/base'
import { connect } from '@fake-db/connection'
import { FakeOpfs } from '@tests/helpers/engines/fakeOpfs'
import { expose } from 'comlink'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LIFE = 'life of a worker'
const ports: MessagePort[] = []
let opfs: FakeOpfs

beforeEach(() => {
  opfs = new FakeOpfs()
  opfs.install()
})
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
  vi.unstubAllGlobals()
})

/** The part of a worker that the client uses: it holds its lock, opens a database, and answers some requests. */
function fakeWorker(opening: BaseOpening): Worker {
  void opfs.locks.request(LIFE, () => new Promise(() => undefined))
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const request = (path: string) => (path === '/never' ? new Promise(() => undefined) : path)
  expose({ life: () => LIFE, open: () => opening, request }, port2)
  // Both ports of a channel behave like a worker.
  return port1 as unknown as Worker
}

it('connect reports the storage and sends requests', async () => {
  const { ask, storage } = await connect(fakeWorker({ storage: 'opfs' }), true)
  expect(storage).toBe('opfs')
  expect(await ask((host) => host.request('/somewhere', {}))).toBe('/somewhere')
})

it.each(['busy', 'full', 'newer', 'unknown'] as const)(
  'connect rejects with the reason when there is no database: %s',
  async (failure) => {
    await expect(connect(fakeWorker({ failure }), true)).rejects.toMatchObject({ name: 'BaseFailureError', failure })
  },
)

it('connect rejects pending and later requests when the worker ends', async () => {
  const { ask, ended } = await connect(fakeWorker({ storage: 'opfs' }), true)
  const underWay = ask((host) => host.request('/never', {}))
  opfs.locks.free(LIFE)
  await expect(underWay).rejects.toMatchObject({ name: 'WorkerEndedError' })
  await ended
  await expect(ask((host) => host.request('/somewhere', {}))).rejects.toMatchObject({ name: 'WorkerEndedError' })
})
