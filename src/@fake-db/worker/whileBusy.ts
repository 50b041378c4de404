import { BusyError } from '@backend/database/dialect'

const FIRST_PAUSE = 5
const LONGEST_PAUSE = 250

/** The names of the failure to open a file that somebody else has open: the standard's, and that of older Safaris. */
const BUSY = new Set(['NoModificationAllowedError', 'InvalidStateError'])
const isBusy = (error: unknown) => error instanceof DOMException && BUSY.has(error.name)

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tries again, after longer and longer pauses, as long as somebody else has the file: a tab that was killed keeps its
 * files open for a moment longer than its locks.
 * @param patience milliseconds
 * @throws BusyError when the file was never free; any other failure at once
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
