import { BusyError } from '@backend/database/dialect'
import { SharedFiles } from '@fake-db/worker/sharedFiles'
import { FakeOpfs } from '@tests/helpers/engines/fakeOpfs'
import { afterEach, expect, it, vi } from 'vitest'

const LOCK = 'ahp:/base'
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function install(): { opfs: FakeOpfs; tab: () => Promise<SharedFiles> } {
  const opfs = new FakeOpfs()
  opfs.install()
  return { opfs, tab: () => SharedFiles.of(opfs.root, 'base') }
}

afterEach(() => vi.unstubAllGlobals())

it('gives the files to one tab at a time, as soon as the other has finished', async () => {
  const { tab } = install()
  const [first, second] = [await tab(), await tab()]
  await first.take(100)
  const waiting = second.take(1000)
  await wait(30)
  expect(second.use()).toBe(false)
  first.rest()
  await waiting
  expect(first.use()).toBe(false)
  expect(second.use()).toBe(true)
})

it('takes the files from a tab that holds them idle', async () => {
  const { tab } = install()
  const [first, second] = [await tab(), await tab()]
  await first.take(100)
  first.rest()
  await second.take(500)
  expect(first.use()).toBe(false)
})

it('releases idle files after a while by itself', async () => {
  vi.useFakeTimers()
  const { opfs, tab } = install()
  const files = await tab()
  await files.take(100)
  files.rest()
  await vi.advanceTimersByTimeAsync(2000)
  expect(files.use()).toBe(false)
  expect([...opfs.files.values()].some(({ isOpen }) => isOpen)).toBe(false)
  vi.useRealTimers()
})

it('waits for files that a dead tab has open although its lock is free', async () => {
  const { opfs, tab } = install()
  const [dead, next] = [await tab(), await tab()]
  await dead.take(100)
  opfs.locks.free(LOCK)
  setTimeout(() => opfs.closeAll(), 120)
  const since = performance.now()
  await next.take(2000)
  expect(performance.now() - since).toBeGreaterThan(100)
  expect(next.use()).toBe(true)
})

it.each(['base', 'base-journal'])(
  'gives up when %s is never free, closes everything and takes it later',
  async (name) => {
    const { opfs, tab } = install()
    const files = await tab()
    const file = opfs.files.get(name)
    if (file) file.isOpen = true
    await expect(files.take(60)).rejects.toBeInstanceOf(BusyError)
    expect([...opfs.files].filter(([, { isOpen }]) => isOpen).map(([held]) => held)).toEqual([name])
    opfs.closeAll()
    const other = await tab()
    await other.take(200)
    other.release()
    await files.take(200)
    expect(files.use()).toBe(true)
  },
)

it('gives up when another tab never finishes, and leaves the queue', async () => {
  const { tab } = install()
  const [first, second, third] = [await tab(), await tab(), await tab()]
  await first.take(100)
  await expect(second.take(50)).rejects.toBeInstanceOf(BusyError)
  first.release()
  await third.take(100)
  expect(second.use()).toBe(false)
  expect(third.use()).toBe(true)
})

it('rethrows any other error immediately and releases the lock', async () => {
  const { opfs, tab } = install()
  const files = await tab()
  const broken = { createSyncAccessHandle: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
  const getFileHandle = async () => broken
  const unlucky = await SharedFiles.of({ getFileHandle } as unknown as FileSystemDirectoryHandle, 'base')
  await expect(unlucky.take(5000)).rejects.toThrow('gone')
  await files.take(100)
  expect(opfs.files.get('base')?.isOpen).toBe(true)
})
