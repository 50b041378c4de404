import { IMPORTS } from '@src/redux/session/drafts'
import type { ImportDraft } from './draft'

const TAB_KEY = 'importDraft'
const DAY_MS = 24 * 3600 * 1000
/** After this time a finished report is no longer restored for a user who comes to import again. */
const REPORT_MS = 15 * 60 * 1000

/** Version of the stored structure: a draft of another version is ignored. */
const SHAPE = 2

interface Kept {
  shape: number
  draft: ImportDraft
  savedAt: number
}

function isFresh(kept: Kept | undefined): boolean {
  if (kept?.shape !== SHAPE) return false
  return Date.now() - kept.savedAt < (kept.draft.step === 'report' ? REPORT_MS : DAY_MS)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(IMPORTS.database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(IMPORTS.store)
  return done(request)
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    const database = await open()
    try {
      return await work(database.transaction(IMPORTS.store, mode).objectStore(IMPORTS.store))
    } finally {
      database.close()
    }
  } catch {
    // No storage (private window, full disk): the import works but does not survive a reload.
    return null
  }
}

/** Separate for each tab and each person, because the draft contains names and numbers. */
function keyOf(person: number): string {
  try {
    const tab = sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID()
    sessionStorage.setItem(TAB_KEY, tab)
    return `${person}:${tab}`
  } catch {
    return `${person}`
  }
}

/** The stored import of this tab; abandoned drafts are deleted. */
export async function loadDraft(person: number): Promise<ImportDraft | null> {
  return inStore('readwrite', async (store) => {
    for (const key of await done(store.getAllKeys())) {
      const kept: Kept | undefined = await done(store.get(key))
      if (!isFresh(kept)) store.delete(key)
    }
    const kept: Kept | undefined = await done(store.get(keyOf(person)))
    return kept?.draft ?? null
  })
}

export async function saveDraft(person: number, draft: ImportDraft | null): Promise<void> {
  await inStore('readwrite', async (store) => {
    const key = keyOf(person)
    if (!draft) return done(store.delete(key))
    const kept: Kept = { shape: SHAPE, draft, savedAt: Date.now() }
    await done(store.put(kept, key))
  })
}
