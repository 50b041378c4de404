import { BusyError } from '@backend/database/dialect'

/**
 * Runs `work` under a lock shared by all tabs.
 * @param patience milliseconds to wait for the lock
 * @throws BusyError when another tab held it for longer
 */
export async function inTurn<T>(name: string, patience: number, work: () => Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(new BusyError(`${name} is never free`)), patience)
  try {
    return await navigator.locks.request(name, { signal: giveUp.signal }, () => {
      // Granted at the moment of giving up: the caller no longer waits for it.
      giveUp.signal.throwIfAborted()
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    // Some browsers reject with an error of their own.
    throw giveUp.signal.aborted ? giveUp.signal.reason : error
  }
}
