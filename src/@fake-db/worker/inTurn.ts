import { BusyError } from '@backend/database/dialect'

/**
 * Takes a lock that all tabs know and calls `work`; the lock is free again when that has ended.
 * @param patience milliseconds to wait for the lock
 * @throws BusyError when another tab kept it for longer
 */
export async function inTurn<T>(name: string, patience: number, work: () => Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(new BusyError(`${name} is never free`)), patience)
  try {
    return await navigator.locks.request(name, { signal: giveUp.signal }, () => {
      // Granted in the instant of giving up: nobody waits for it any more.
      giveUp.signal.throwIfAborted()
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    // Some browsers answer with an error of their own.
    throw giveUp.signal.aborted ? giveUp.signal.reason : error
  }
}
