export interface Flusher {
  /** Sends what waits; at most one run at a time, and one more when it was called meanwhile. */
  flush(): Promise<void>
  /** Waits for the running run. */
  stop(): Promise<void>
}

/**
 * Sends from a queue.
 * @param send sends some of what waits, and says how many they were
 * @param failed hears of a run that broke off
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
