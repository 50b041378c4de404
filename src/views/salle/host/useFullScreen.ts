import { useSyncExternalStore } from 'react'

/** Fills the screen with the page, or gives it back; a browser may refuse. */
export async function toggleFullScreen(): Promise<void> {
  const change = document.fullscreenElement
    ? document.exitFullscreen?.()
    : document.documentElement.requestFullscreen?.()
  await change?.catch(() => undefined)
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

export function useFullScreen() {
  const isFull = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement))
  return { isFull, isPossible: document.fullscreenEnabled === true }
}
