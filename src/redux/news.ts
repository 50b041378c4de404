const CHANNEL = 'voie-libre:news'
/** Several writes in a row are told once. */
const PAUSE = 100

/** One for both ways: what a tab tells, it does not hear itself. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells the other tabs of the browser, over no network, that this one has written something. */
export function tellOtherTabs(): void {
  clearTimeout(timer)
  timer = setTimeout(() => channel?.postMessage('changed'), PAUSE)
}

/** Calls back when another tab has written something, signed in or not; answers how to stop. */
export function hearOtherTabs(changed: () => void): () => void {
  channel?.addEventListener('message', changed)
  return () => channel?.removeEventListener('message', changed)
}
