import { type Remote, wrap } from 'comlink'
import type { PaperFile } from './paper'
import type { PaperWorker } from './worker'

let thread: Worker | null = null
let remote: Remote<PaperWorker> | null = null

/** The worker starts with the first paper and stays: the next one finds its fonts read. */
function start(): { thread: Worker; remote: Remote<PaperWorker> } {
  thread ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'papers' })
  remote ??= wrap<PaperWorker>(thread)
  return { thread, remote }
}

/** A worker that could not start is not kept. */
function forget(): void {
  thread?.terminate()
  thread = null
  remote = null
}

/** Draws papers as one PDF file, off the main thread. @throws when the worker or a font cannot be loaded */
export async function makePdf(file: PaperFile): Promise<Blob> {
  const started = start()
  const ended = new Promise<never>((_, reject) => {
    started.thread.addEventListener('error', () => reject(new Error('The worker of papers failed')), { once: true })
  })
  try {
    const bytes = await Promise.race([started.remote.draw(file), ended])
    return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
  } catch (error) {
    forget()
    throw error
  }
}
