import { LIVE_PATH, type LiveTopic } from '@contract/live'

interface Listener {
  changed: () => void
  /** Called with whether the server announces changes at present. */
  opened?: (isOpen: boolean) => void
}

/**
 * Listens to a server's announcements. Without a server, as in the mocked mode, there are none, and listeners have to
 * poll. @returns the function that ends it
 */
export function hearServer(topic: LiveTopic, { changed, opened }: Listener): () => void {
  const host = import.meta.env.VITE_API_URL
  if (!host) return () => undefined
  let end: (() => void) | undefined
  let isEnded = false
  void import('@core/http/eventStream').then(
    ({ openEventStream }) => {
      if (isEnded) return
      const url = new URL(`${LIVE_PATH}/${topic}`, new URL(host, window.location.origin)).href
      end = openEventStream({ url, onChange: changed, onOpen: (isOpen) => opened?.(isOpen) })
    },
    () => undefined,
  )
  return () => {
    isEnded = true
    end?.()
  }
}
