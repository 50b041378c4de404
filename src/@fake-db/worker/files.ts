import { type SharedFiles, SUFFIXES } from './sharedFiles'
import type { UnusableReason } from './unusable'

/** Files of the origin-private file system, beside the database itself. */

const ASIDE = /^voie-libre-.+\.set-aside\.sqlite3$/

export interface SetAside {
  name: string
  size: number
  reason: string
  date: string
}

const root = () => navigator.storage.getDirectory()

/** Null for a missing file. @throws when an existing one cannot be read */
async function readFile(name: string): Promise<ArrayBuffer | null> {
  try {
    const handle = await (await root()).getFileHandle(name)
    return await (await handle.getFile()).arrayBuffer()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null
    throw error
  }
}

async function writeFile(name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const file = await (await root()).getFileHandle(name, { create: true })
  const handle = await file.createSyncAccessHandle()
  try {
    handle.truncate(0)
    if (handle.write(content, { at: 0 }) !== content.byteLength) throw new Error('The file was not written whole')
    handle.flush()
  } finally {
    handle.close()
  }
}

/**
 * Copies a database that cannot be opened together with its journal, and only then empties its files: without its
 * journal it may contain half a write. Nothing is ever deleted.
 * @param files of the database, held by this tab: no other tab may write between the copy and the emptying
 */
export async function setAside(files: SharedFiles, reason: UnusableReason, now: Date): Promise<void> {
  const copy = `voie-libre-${now.toISOString().replace(/[:.]/g, '-')}.set-aside.sqlite3`
  for (const [index, suffix] of SUFFIXES.entries()) {
    const content = files.bytes(index)
    if (content.byteLength > 0) await writeFile(copy + suffix, content)
  }
  const note = { reason, date: now.toISOString() }
  await writeFile(`${copy}.json`, new TextEncoder().encode(JSON.stringify(note)))
  for (const index of SUFFIXES.keys()) files.empty(index)
}

async function noteOf(name: string): Promise<{ reason: string; date: string }> {
  try {
    return JSON.parse(new TextDecoder().decode((await readFile(`${name}.json`)) ?? new ArrayBuffer()))
  } catch {
    return { reason: '', date: '' }
  }
}

/** The databases set aside, newest first. */
export async function listSetAside(): Promise<SetAside[]> {
  const found: SetAside[] = []
  for await (const entry of (await root()).values()) {
    if (entry.kind !== 'file' || !ASIDE.test(entry.name)) continue
    const size = (await (entry as FileSystemFileHandle).getFile()).size
    found.push({ name: entry.name, size, ...(await noteOf(entry.name)) })
  }
  return found.sort((a, b) => b.date.localeCompare(a.date))
}

/** The bytes of a database that was set aside; null when there is none with this name. */
export const readSetAside = (name: string): Promise<ArrayBuffer | null> =>
  ASIDE.test(name) ? readFile(name) : Promise.resolve(null)

/**
 * Deletes temporary files of earlier versions, if no tab of theirs is open. Files that cannot be deleted now are
 * retried at the next start.
 */
export async function clearLeftovers(): Promise<void> {
  const folder = await root()
  for await (const { kind, name } of folder.values()) {
    if (kind !== 'directory' || !name.startsWith('.ahp-')) continue
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await folder.removeEntry(name, { recursive: true }).catch(() => undefined)
    })
  }
}
