import { useSyncExternalStore } from 'react'

/** Whether the loader is requested. Kept outside the store, which the pages before the sign-in do not load. */
let isShown = false
const listeners = new Set<() => void>()

export function followShowLoader(next: boolean): void {
  if (next === isShown) return
  isShown = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export const useShowLoader = () => useSyncExternalStore(subscribe, () => isShown)
