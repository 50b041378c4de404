import { isAnythingUnsaved } from '@core/form/unsaved'
import { forgetAllDrafts, hasDrafts } from '@core/hooks/drafts'
import { forgetIntents } from '@core/http/intents'
import { forgetRecents } from '@core/layouts/search/recents'
import { forgetPicture } from '@core/platform/picture'
import { remove } from '@core/platform/storage'
import { forgetLastAnswers } from '../answers/lastAnswers'
import { journeeKey } from '../moniteur/day/dayKey'
import { IMPORTS } from './drafts'

/** The keys of a person's imports, in all tabs. */
const keysOf = (person: number) => IDBKeyRange.bound(`${person}:`, `${person}:\uffff`)

function deleteImports(database: IDBDatabase, person: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const work = database.transaction(IMPORTS.store, 'readwrite')
    work.objectStore(IMPORTS.store).delete(keysOf(person))
    // The key without a tab, for tabs without a name.
    work.objectStore(IMPORTS.store).delete(`${person}`)
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })
}

function openImports(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(IMPORTS.database)
    // There was no import: only its owner creates the database.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(request.error)
  })
}

function countImports(database: IDBDatabase, person: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(IMPORTS.store).objectStore(IMPORTS.store).count(keysOf(person))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/**
 * Whether a sign-out would delete something that is typed, or an import that is reviewed, and not saved, in any tab:
 * it applies to all of them.
 */
export async function hasUnsaved(person: number): Promise<boolean> {
  if (hasDrafts() || (await isAnythingUnsaved())) return true
  try {
    const database = await openImports()
    return (await countImports(database, person).finally(() => database.close())) > 0
  } catch {
    // No storage, or nothing stored.
    return false
  }
}

async function forgetImports(person: number): Promise<void> {
  try {
    const database = await openImports()
    await deleteImports(database, person).finally(() => database.close())
  } catch {
    // No storage, or nothing stored.
  }
}

/**
 * Deletes a user's drafts at sign-out, for shared devices; answers to lessons that are still queued stay. A session
 * that only expires keeps its drafts.
 */
export async function forgetDrafts(person: number): Promise<void> {
  forgetAllDrafts()
  forgetIntents()
  forgetRecents()
  forgetLastAnswers()
  forgetPicture()
  remove(journeeKey(person))
  await forgetImports(person)
}
