// @vitest-environment jsdom
import { whenReady } from '@fake-db/whenReady'
import { expect, it, vi } from 'vitest'

/** As much of a worker as is waited for. */
function fakeWorker() {
  const worker = Object.assign(new EventTarget(), { terminate: vi.fn() })
  // The page's worker has more than a test can give.
  return worker as unknown as Worker & typeof worker
}

const never = () => new Promise<void>(() => undefined)

it('waits until the worker is ready, and lets it live', async () => {
  const worker = fakeWorker()
  await whenReady(worker, async () => undefined)
  worker.dispatchEvent(new Event('error'))
  expect(worker.terminate).not.toHaveBeenCalled()
})

it.each(['error', 'messageerror'])('gives a worker up on its `%s`', async (name) => {
  const worker = fakeWorker()
  const waiting = whenReady(worker, never)
  worker.dispatchEvent(new Event(name))
  await expect(waiting).rejects.toThrow('did not start')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('ends a worker whose start failed', async () => {
  const worker = fakeWorker()
  await expect(whenReady(worker, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
