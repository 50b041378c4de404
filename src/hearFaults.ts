import { noteFault } from '@core/errors/faults'
import { isWorkerFault } from '@fake-db/workerFault'

/** Notes the errors of the backend's worker beside the page's own. */
export function hearFaults(worker: Worker): void {
  worker.addEventListener('message', ({ data }) => {
    if (isWorkerFault(data)) noteFault('worker', data.fault)
  })
  worker.addEventListener('error', ({ message, filename, lineno, colno }) => {
    const stack = filename ? `@${filename}:${lineno}:${colno}` : ''
    noteFault('worker', { name: 'Error', message: message ?? '', stack })
  })
}
