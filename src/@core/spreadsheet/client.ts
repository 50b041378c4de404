import { type Remote, wrap } from 'comlink'
import { SpreadsheetError } from './faults'
import type { ReadOptions, Spreadsheet, WriteCell, WriteOptions } from './types'
import type { SpreadsheetWorker } from './worker'

/** Many times what the largest list takes on a slow phone: a file that takes longer is made to. */
const MAX_READ_MS = 60_000

/** Runs a job in a worker of its own, which ends with the job, as soon as it is stopped, or when its time is over. */
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
 * Reads a file chosen by the user, away from the page's own thread.
 * @throws {SpreadsheetError} naming what is wrong with the file
 * @throws {DOMException} `AbortError` once `signal` says so
 */
export function readSpreadsheet(file: Blob, options: ReadOptions, signal?: AbortSignal): Promise<Spreadsheet> {
  const read = async (worker: Remote<SpreadsheetWorker>) => {
    const answer = await worker.read(file, options)
    if ('fault' in answer) throw new SpreadsheetError(answer.fault)
    return answer.spreadsheet
  }
  return inWorker(signal, read, MAX_READ_MS)
}

/** Writes the rows that `slices` brings, as they arrive, and gives the file. */
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
