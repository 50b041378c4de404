import { listSetAside, readSetAside, setAside } from '@fake-db/worker/files'
import { SharedFiles } from '@fake-db/worker/sharedFiles'
import { FakeOpfs } from '@tests/helpers/engines/fakeOpfs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const BYTES = new TextEncoder().encode('a database')
const JOURNAL = new TextEncoder().encode('its journal')

let opfs: FakeOpfs
beforeEach(() => {
  opfs = FakeOpfs.from(
    new Map([
      ['base', BYTES.slice()],
      ['base-journal', JOURNAL.slice()],
    ]),
  )
  opfs.install()
})
afterEach(() => vi.unstubAllGlobals())

async function putAside(): Promise<void> {
  const files = await SharedFiles.of(opfs.root, 'base')
  await files.take(100)
  await setAside(files, 'damaged', new Date('2026-11-21T09:00:00Z'))
}

it('setAside copies a database with its journal, then empties both', async () => {
  await putAside()
  const [aside] = await listSetAside()
  expect(aside).toMatchObject({ reason: 'damaged', date: '2026-11-21T09:00:00.000Z', size: BYTES.length })
  const files = opfs.snapshot()
  expect(files.get(`${aside?.name}`)).toEqual(BYTES)
  expect(files.get(`${aside?.name}-journal`)).toEqual(JOURNAL)
  expect([files.get('base'), files.get('base-journal')]).toEqual([new Uint8Array(), new Uint8Array()])
})

it('setAside keeps the database when it cannot be copied', async () => {
  opfs.beforeWrite = (name) => {
    if (name !== 'base') throw new DOMException('no room', 'QuotaExceededError')
  }
  await expect(putAside()).rejects.toThrow('no room')
  expect(opfs.snapshot().get('base')).toEqual(BYTES)
  expect(opfs.snapshot().get('base-journal')).toEqual(JOURNAL)
})

it('readSetAside distinguishes an unreadable file from a missing one', async () => {
  await putAside()
  const [aside] = await listSetAside()
  const broken = { getFile: () => Promise.reject(new DOMException('unreadable', 'NotReadableError')) }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ getFileHandle: async () => broken }) } })
  await expect(readSetAside(`${aside?.name}`)).rejects.toThrow('unreadable')
  expect(await readSetAside('base')).toBeNull()
})
