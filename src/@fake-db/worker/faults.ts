import type { WorkerFault } from '../workerFault'

/** Tells the page of an error of this worker. */
export function tellFault(thrown: unknown): void {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: 'Error', message: '' }
  postMessage({ fault: { name, message, stack } } satisfies WorkerFault)
}

/** Tells the page of unhandled rejections; errors reach it by themselves. */
export function tellFaults(): void {
  addEventListener('unhandledrejection', ({ reason }) => tellFault(reason))
}
