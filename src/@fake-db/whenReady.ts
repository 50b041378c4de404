/**
 * Waits for a worker to be ready. A worker that cannot be loaded reports it only by events, without which the wait
 * would never end.
 */
export async function whenReady<T>(worker: Worker, ready: () => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const broken = new Promise<never>((_resolve, reject) => {
    const fail = (event: Event) =>
      reject(
        new Error('The backend’s worker did not start', { cause: event instanceof ErrorEvent ? event.error : event }),
      )
    worker.addEventListener('error', fail, { signal: stop.signal })
    worker.addEventListener('messageerror', fail, { signal: stop.signal })
  })
  try {
    return await Promise.race([ready(), broken])
  } catch (error) {
    // The next request starts another worker.
    worker.terminate()
    throw error
  } finally {
    stop.abort()
  }
}
