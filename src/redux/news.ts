const CHANNEL = 'voie-libre:news'
/** Several writes in a row are announced once. */
const PAUSE = 100

/** One channel for sending and receiving: a tab does not receive its own messages. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a write to the other tabs of the browser, without network. */
export function tellOtherTabs(): void {
  clearTimeout(timer)
  timer = setTimeout(() => channel?.postMessage('changed'), PAUSE)
}

/** Calls back when another tab has written something, signed in or not; returns the unsubscribe function. */
export function hearOtherTabs(changed: () => void): () => void {
  channel?.addEventListener('message', changed)
  return () => channel?.removeEventListener('message', changed)
}
