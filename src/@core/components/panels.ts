import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  open += by
  for (const listen of listeners) listen()
}

/** For `DetailsPanel` alone: notes that one is open; answers a function that notes its end. */
export function openPanel(): () => void {
  change(1)
  return () => change(-1)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Whether a panel of details is open; what floats over the page keeps clear of it. */
export const useHasPanel = (): boolean => useSyncExternalStore(subscribe, () => open > 0)
