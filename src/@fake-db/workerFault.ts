/**
 * The worker's message about an error that no code caught. It shares the channel with Comlink's calls, which have an
 * id.
 */
export interface WorkerFault {
  fault: { name: string; message: string; stack: string }
}

export const isWorkerFault = (data: unknown): data is WorkerFault =>
  typeof data === 'object' && data !== null && 'fault' in data && typeof data.fault === 'object' && data.fault !== null
