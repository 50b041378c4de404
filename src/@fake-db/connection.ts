import type { BaseInfo, BaseOpening } from '@contract/base'
import { type Remote, wrap } from 'comlink'
import { BaseFailureError } from './failure'
import type { WorkerHost } from './worker'

export class WorkerEndedError extends Error {
  constructor() {
    super('The backend’s worker has ended')
    this.name = 'WorkerEndedError'
  }
}

/** Calls the worker; rejects when the worker ends before its answer. */
export type Ask = <T>(call: (host: Remote<WorkerHost>) => Promise<T>) => Promise<T>

/** A worker with an open database. */
export interface Connection {
  ask: Ask
  storage: BaseInfo['storage']
  /** Resolves when the worker has ended. */
  ended: Promise<void>
}

function askUntil(host: Remote<WorkerHost>, ended: Promise<void>): Ask {
  const waiting = new Set<(error: Error) => void>()
  let isEnded = false
  void ended.then(() => {
    isEnded = true
    for (const reject of waiting) reject(new WorkerEndedError())
  })
  return async (call) => {
    if (isEnded) throw new WorkerEndedError()
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      call(host)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject))
    })
  }
}

/**
 * Lets a worker open its database.
 * @param isKept this browser is known to store a database
 * @throws BaseFailureError when the worker reports why it cannot; any other error when the worker itself fails
 */
export async function connect(worker: Worker, isKept: boolean): Promise<Connection> {
  const host = wrap<WorkerHost>(worker)
  // Sent before the first answer is here: this thread may be busy then.
  const opens = host.open(isKept)
  opens.catch(() => undefined)
  const life = await host.life()
  // Without the Web Locks API the end of the worker is not noticed.
  const ended = life ? navigator.locks.request(life, () => undefined) : new Promise<void>(() => undefined)
  const ask = askUntil(host, ended)
  const opening = await ask<BaseOpening>(() => opens)
  if ('failure' in opening) throw new BaseFailureError(opening.failure)
  return { ask, ended, storage: opening.storage }
}
