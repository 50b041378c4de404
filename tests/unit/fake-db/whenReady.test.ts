// @vitest-environment jsdom
import { whenReady } from '@fake-db/whenReady'
import { expect, it, vi } from 'vitest'

/** The part of a worker that whenReady uses. */
function fakeWorker() {
  const worker = Object.assign(new EventTarget(), { terminate: vi.fn() })
  // A real Worker has members that a test cannot provide.
  return worker as unknown as Worker & typeof worker
}

const never = () => new Promise<void>(() => undefined)

it('whenReady resolves when the worker is ready and keeps it', async () => {
  const worker = fakeWorker()
  await whenReady(worker, async () => undefined)
  worker.dispatchEvent(new Event('error'))
  expect(worker.terminate).not.toHaveBeenCalled()
})

it.each(['error', 'messageerror'])('whenReady rejects and ends a worker on its `%s`', async (name) => {
  const worker = fakeWorker()
  const waiting = whenReady(worker, never)
  worker.dispatchEvent(new Event(name))
  await expect(waiting).rejects.toThrow('did not start')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('whenReady ends a worker whose start failed', async () => {
  const worker = fakeWorker()
  await expect(whenReady(worker, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
