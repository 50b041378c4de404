import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  open += by
  for (const listen of listeners) listen()
}

/** For `DetailsPanel` alone: tells that one is open; answers what tells that it is closed. */
export function openPanel(): () => void {
  change(1)
  return () => change(-1)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Whether details stand beside the page; what floats over the page keeps clear of them. */
export const useHasPanel = (): boolean => useSyncExternalStore(subscribe, () => open > 0)
