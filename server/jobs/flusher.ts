export interface Flusher {
  /** Sends all waiting items. At most one run is active. A call during a run adds one more run after it. */
  flush(): Promise<void>
  /** Stops sending and waits for the active run. */
  stop(): Promise<void>
}

/**
 * Sends the items of a queue.
 * @param send sends some of the waiting items and returns their number
 * @param failed is called when a run fails
 */
export function createFlusher(send: () => Promise<number>, failed: (error: unknown) => void): Flusher {
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
      await running
    },
  }
}
