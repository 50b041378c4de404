import { type Remote, wrap } from 'comlink'
import { SpreadsheetError } from './faults'
import type { ReadOptions, Spreadsheet, WriteCell, WriteOptions } from './types'
import type { SpreadsheetWorker } from './worker'

/** Many times the time of the largest list on a slow phone: a longer read means a malicious file. */
const MAX_READ_MS = 60_000

/** Runs a job in its own worker, which is terminated when the job ends, is stopped, or exceeds its time. */
async function inWorker<T>(
  signal: AbortSignal | undefined,
  job: (worker: Remote<SpreadsheetWorker>) => Promise<T>,
  timeLimit?: number,
): Promise<T> {
  signal?.throwIfAborted()
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'spreadsheet' })
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_, reject) => {
    const until = { signal: listening.signal }
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), until)
    thread.addEventListener('error', () => reject(new SpreadsheetError('damaged')), until)
    if (timeLimit) timer = setTimeout(() => reject(new SpreadsheetError('too_much_inside')), timeLimit)
  })
  try {
    return await Promise.race([job(wrap<SpreadsheetWorker>(thread)), ended])
  } finally {
    listening.abort()
    clearTimeout(timer)
    thread.terminate()
  }
}

/**
 * Reads a file chosen by the user, off the main thread.
 * @throws {SpreadsheetError} naming the fault of the file
 * @throws {DOMException} `AbortError` when `signal` is aborted
 */
export function readSpreadsheet(file: Blob, options: ReadOptions, signal?: AbortSignal): Promise<Spreadsheet> {
  const read = async (worker: Remote<SpreadsheetWorker>) => {
    const answer = await worker.read(file, options)
    if ('fault' in answer) throw new SpreadsheetError(answer.fault)
    return answer.spreadsheet
  }
  return inWorker(signal, read, MAX_READ_MS)
}

/** Writes the rows of `slices` as they arrive, and returns the file. */
export function writeSpreadsheet(
  options: WriteOptions,
  slices: AsyncIterable<WriteCell[][]> | Iterable<WriteCell[][]>,
  signal?: AbortSignal,
): Promise<Blob> {
  return inWorker(signal, async (worker) => {
    await worker.open(options)
    for await (const rows of slices) {
      signal?.throwIfAborted()
      await worker.add(rows)
    }
    return worker.finish()
  })
}
