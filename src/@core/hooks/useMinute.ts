import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
/** How late a page may notice the next minute, in milliseconds. */
const CHECK_MS = 5_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for everything on the page that depends on the time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, CHECK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS)

/** The current minute, ISO 8601 in UTC; rerenders when the next one begins. Events begin and end on whole minutes. */
export function useMinute(): string {
  return new Date(useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS).toISOString()
}
