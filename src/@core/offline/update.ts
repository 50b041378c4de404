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

/** Reports a newer version that another tab has started. @returns a function that stops listening */
export function watchOtherTabs(): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => undefined
  // The first worker that controls this page has the page's own version: that is no update.
  let isControlled = serviceWorker.controller !== null
  const tell = () => {
    if (isControlled) setUpdate({ kind: 'elsewhere', apply: () => window.location.reload() })
    isControlled = true
  }
  serviceWorker.addEventListener('controllerchange', tell)
  return () => serviceWorker.removeEventListener('controllerchange', tell)
}

/** Whether a newer version waits: fetching more files of this one is then pointless. */
export const isOutdated = (): boolean => update !== null

/** The newer version that waits, or null. */
export const useUpdate = (): Update | null => useSyncExternalStore(subscribe, () => update)
