import { storedAccessToken, TOKEN_TYPE } from './tokens'

/** Milliseconds before a lost stream is opened again, twice as many each time, up to the longest. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000

interface StreamOptions {
  /** Full address of the stream. */
  url: string
  /** Called when something has changed, or a change may have been missed. */
  onChange: () => void
  /** Called with whether events arrive at present. */
  onOpen: (isOpen: boolean) => void
}

/** The events of a text, and the rest of an unfinished line. */
function eventsOf(text: string): { events: string[]; rest: string } {
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  return { events: lines.flatMap((line) => /^event: ?(.*)$/.exec(line)?.[1] ?? []), rest }
}

/**
 * Reads a stream of server-sent events while the page is visible, and opens it again whenever it is lost. EventSource
 * is not used, because it sends no header: the token would be in the address, and in the logs on its way.
 * @returns a function that ends it
 */
export function openEventStream({ url, onChange, onOpen }: StreamOptions): () => void {
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE

  async function read(signal: AbortSignal): Promise<void> {
    const token = storedAccessToken()
    const headers = token ? { Authorization: `${TOKEN_TYPE} ${token}` } : undefined
    const { ok, body } = await fetch(url, { signal, headers, cache: 'no-store' })
    if (!ok || !body) throw new Error('No stream')
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const { events, rest } = eventsOf(text + decoder.decode(value, { stream: true }))
      text = rest
      if (events.includes('open')) {
        pause = FIRST_PAUSE
        onOpen(true)
      }
      // The first event of a stream also requests the changes that happened while there was none.
      if (events.some((event) => event !== 'beat')) onChange()
    }
  }

  function start(): void {
    if (running || document.visibilityState === 'hidden') return
    const own = new AbortController()
    running = own
    const lost = () => {
      if (running !== own) return
      running = undefined
      onOpen(false)
      timer = setTimeout(start, pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE)
    }
    read(own.signal).then(lost, lost)
  }

  function end(): void {
    clearTimeout(timer)
    const own = running
    running = undefined
    own?.abort()
    onOpen(false)
  }

  // Browsers open six connections to a host without HTTP/2, so only visible tabs hold a stream.
  const seen = () => (document.visibilityState === 'hidden' ? end() : start())
  document.addEventListener('visibilitychange', seen)
  start()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    end()
  }
}
