import type { BaseFailure } from '@contract/base'
import { useSyncExternalStore } from 'react'

/**
 * The reason why no request can be answered: the mocked backend could not open its database. Kept outside the store,
 * which is loaded later.
 */
let outage: BaseFailure | null = null
const listeners = new Set<() => void>()

export const currentOutage = (): BaseFailure | null => outage

export function setOutage(next: BaseFailure | null): void {
  outage = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export const useOutage = () => useSyncExternalStore(subscribe, currentOutage)
