import { useSyncExternalStore } from 'react'

/** Bookmarks that a part of the application keeps itself and shows in the same bar. */
interface OtherBookmarks {
  addresses: readonly string[]
  toggle: (address: string) => void
}

const NONE: OtherBookmarks = { addresses: [], toggle: () => undefined }
let current = NONE
const listeners = new Set<() => void>()

function change(next: OtherBookmarks): void {
  current = next
  for (const listen of listeners) listen()
}

/** Says which bookmarks are shown elsewhere, so that none is shown or offered twice; the answer withdraws them. */
export function shareBookmarks(bookmarks: OtherBookmarks): () => void {
  change(bookmarks)
  return () => change(NONE)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export const useOtherBookmarks = (): OtherBookmarks => useSyncExternalStore(subscribe, () => current)
