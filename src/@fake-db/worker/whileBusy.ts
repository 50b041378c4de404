import { BusyError } from '@backend/database/dialect'

const FIRST_PAUSE = 5
const LONGEST_PAUSE = 250

/** The names of the error for a file that is open elsewhere: the standard's, and that of older Safaris. */
const BUSY = new Set(['NoModificationAllowedError', 'InvalidStateError'])
const isBusy = (error: unknown) => error instanceof DOMException && BUSY.has(error.name)

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Retries with growing pauses while a file is open elsewhere: a killed tab keeps its files open slightly longer than
 * its locks.
 * @param patience milliseconds
 * @throws BusyError when the file did not become free; any other failure immediately
 */
export async function whileBusy<T>(attempt: () => Promise<T>, patience: number): Promise<T> {
  const end = performance.now() + patience
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() + pause > end) throw new BusyError('The file is never free', { cause: error })
    }
    await wait(pause)
  }
}
