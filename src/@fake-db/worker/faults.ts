import type { WorkerFault } from '../workerFault'

/** Reports an error of this worker to the page. */
export function tellFault(thrown: unknown): void {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: 'Error', message: '' }
  postMessage({ fault: { name, message, stack } } satisfies WorkerFault)
}

/** Reports unhandled rejections to the page; errors reach it by themselves. */
export function tellFaults(): void {
  addEventListener('unhandledrejection', ({ reason }) => tellFault(reason))
}
