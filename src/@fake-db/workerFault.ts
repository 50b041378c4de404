/** What the worker says of an error that nobody caught there; it goes beside the calls of Comlink, which have an id. */
export interface WorkerFault {
  fault: { name: string; message: string; stack: string }
}

export const isWorkerFault = (data: unknown): data is WorkerFault =>
  typeof data === 'object' && data !== null && 'fault' in data && typeof data.fault === 'object' && data.fault !== null
