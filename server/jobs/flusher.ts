import { setTimeout } from 'node:timers/promises'

/** Milliseconds for which a stop waits: less than this process has to end, whatever the other side does. */
const PATIENCE = 10_000

export interface Flusher {
  /** Sends all waiting items. At most one run is active. A call during a run adds one more run after it. */
  flush(): Promise<void>
  /** Stops sending and waits for the active run, for ten seconds at most. The next start sends the rest. */
  stop(): Promise<void>
}

/**
 * Sends the items of a queue.
 * @param send sends some of the waiting items and returns their number
 * @param failed is called when a run fails
 * @param patience milliseconds for which a stop waits
 */
export function createFlusher(
  send: () => Promise<number>,
  failed: (error: unknown) => void,
  patience = PATIENCE,
): Flusher {
  let running: Promise<void> | undefined
  let isAsked = false
  let isStopped = false

  async function run(): Promise<void> {
    do {
      isAsked = false
      while (!isStopped && (await send()) > 0);
    } while (isAsked && !isStopped)
  }

  return {
    flush() {
      isAsked = true
      running ??= run()
        .catch(failed)
        .finally(() => {
          running = undefined
        })
      return running
    },
    async stop() {
      isStopped = true
      await Promise.race([running, setTimeout(patience, undefined, { ref: false })])
    },
  }
}
