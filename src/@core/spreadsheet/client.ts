import { type Remote, wrap } from 'comlink'
import { SpreadsheetError } from './faults'
import type { ReadOptions, Spreadsheet, WriteCell, WriteOptions } from './types'
import type { SpreadsheetWorker } from './worker'

/** Runs a job in a worker of its own, which ends with the job or as soon as it is stopped. */
async function inWorker<T>(
  signal: AbortSignal | undefined,
  job: (worker: Remote<SpreadsheetWorker>) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'spreadsheet' })
  const listening = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    const until = { signal: listening.signal }
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), until)
    thread.addEventListener('error', () => reject(new SpreadsheetError('damaged')), until)
  })
  try {
    return await Promise.race([job(wrap<SpreadsheetWorker>(thread)), ended])
  } finally {
    listening.abort()
    thread.terminate()
  }
}

/**
 * Reads a file chosen by the user, away from the page's own thread.
 * @throws {SpreadsheetError} naming what is wrong with the file
 * @throws {DOMException} `AbortError` once `signal` says so
 */
export function readSpreadsheet(file: Blob, options: ReadOptions, signal?: AbortSignal): Promise<Spreadsheet> {
  return inWorker(signal, async (worker) => {
    const answer = await worker.read(file, options)
    if ('fault' in answer) throw new SpreadsheetError(answer.fault)
    return answer.spreadsheet
  })
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
