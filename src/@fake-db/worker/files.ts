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

async function readFile(name: string): Promise<ArrayBuffer | null> {
  try {
    const handle = await (await root()).getFileHandle(name)
    return (await handle.getFile()).arrayBuffer()
  } catch {
    return null
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

/** SQLite's names for what belongs to a database beside its file: half of a write, or a log of them. */
const JOURNALS = ['-journal', '-wal']

/** Copies a file. A database without its journal may be half of a write: they go together. */
async function copyWithJournals(name: string, content: ArrayBuffer, copy: string): Promise<void> {
  for (const suffix of JOURNALS) {
    const journal = await readFile(name + suffix)
    if (journal?.byteLength) await writeFile(copy + suffix, new Uint8Array(journal))
  }
  await writeFile(copy, new Uint8Array(content))
}

/**
 * Copies a database that cannot be opened, with its journal, and only then empties its file. Nothing is ever deleted.
 * @param name of the database; nobody may hold it
 */
export async function setAside(name: string, reason: UnusableReason, now: Date): Promise<void> {
  const content = await readFile(name)
  if (!content) return
  const copy = `voie-libre-${now.toISOString().replace(/[:.]/g, '-')}.set-aside.sqlite3`
  await copyWithJournals(name, content, copy)
  const note = { reason, date: now.toISOString() }
  await writeFile(`${copy}.json`, new TextEncoder().encode(JSON.stringify(note)))
  for (const suffix of ['', ...JOURNALS]) await writeFile(name + suffix, new Uint8Array())
}

async function noteOf(name: string): Promise<{ reason: string; date: string }> {
  try {
    return JSON.parse(new TextDecoder().decode((await readFile(`${name}.json`)) ?? new ArrayBuffer()))
  } catch {
    return { reason: '', date: '' }
  }
}

/** The databases put aside, newest first. */
export async function listSetAside(): Promise<SetAside[]> {
  const found: SetAside[] = []
  for await (const entry of (await root()).values()) {
    if (entry.kind !== 'file' || !ASIDE.test(entry.name)) continue
    const size = (await (entry as FileSystemFileHandle).getFile()).size
    found.push({ name: entry.name, size, ...(await noteOf(entry.name)) })
  }
  return found.sort((a, b) => b.date.localeCompare(a.date))
}

/** The bytes of a database put aside; null when there is none of this name. */
export const readSetAside = (name: string): Promise<ArrayBuffer | null> =>
  ASIDE.test(name) ? readFile(name) : Promise.resolve(null)
