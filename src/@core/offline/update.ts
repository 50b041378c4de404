import { useSyncExternalStore } from 'react'

/** A newer version: `ready` when it is kept here whole, `elsewhere` when another tab runs it already. */
export interface Update {
  kind: 'ready' | 'elsewhere'
  /** Reloads the page with it. */
  apply: () => void
}

let update: Update | null = null
const listeners = new Set<() => void>()

export function setUpdate(next: Update | null): void {
  update = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The newer version that waits, or null. */
export const useUpdate = (): Update | null => useSyncExternalStore(subscribe, () => update)
