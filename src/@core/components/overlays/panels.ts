import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  open += by
  for (const listen of listeners) listen()
}

/** For `DetailsPanel` only: registers an open panel; returns a function that unregisters it. */
export function openPanel(): () => void {
  change(1)
  return () => change(-1)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Whether a details panel is open; floating elements keep clear of it. */
export const useHasPanel = (): boolean => useSyncExternalStore(subscribe, () => open > 0)
