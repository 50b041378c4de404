import { describeSurroundings } from '@core/errors/surroundings'
import { readText, writeText } from '@core/platform/storage'
import type { Ask, Connection } from '@fake-db/connection'
import { BaseFailureError } from '@fake-db/failure'
import { spawnBackend } from '@fake-db/spawn'
import { whenReady } from '@fake-db/whenReady'
import { setOutage } from '@src/redux/base/outage'
import { demoOwner } from '@src/redux/demo/owner'
import { hearFaults } from './hearFaults'

/** Set once this browser stores a database: from then on it must not be replaced by a new one. */
const KEPT = 'baseKept'

let starting: Promise<void> | undefined
let connection: Connection | undefined
let isInstalled = false

const ask: Ask = async (call) => {
  if (!connection) throw new Error('The backend’s worker has ended')
  return connection.ask(call)
}

/** Lets a worker open the database and routes the requests to it. */
async function connectTo(worker: Worker): Promise<Connection> {
  const connecting = import('@fake-db/connection').then(({ connect }) => connect(worker, readText(KEPT) !== null))
  // The database is opened before the first request: the time limit covers the request only.
  const [opened, { http }, { installWorker }] = await Promise.all([
    connecting,
    import('@core/http'),
    import('@fake-db/browser'),
  ])
  describeSurroundings({ storage: () => opened.storage })
  if (opened.storage === 'opfs') writeText(KEPT, '1')
  if (!isInstalled) await installWorker(http, ask, demoOwner)
  isInstalled = true
  return opened
}

async function startMocked(): Promise<void> {
  const worker = spawnBackend()
  hearFaults(worker)
  const opened = await whenReady(worker, () => connectTo(worker))
  connection = opened
  setOutage(null)
  // When the worker ends, the next request starts a new one.
  void opened.ended.then(() => {
    worker.terminate()
    connection = undefined
    starting = undefined
  })
}

/** With a remote backend, the demo areas are still answered in the browser; other requests go to the network. */
async function startDemo(): Promise<void> {
  const [{ http }, { installFakeDb }] = await Promise.all([import('@core/http'), import('@fake-db/index')])
  await installFakeDb(http, { owner: demoOwner })
}

/**
 * Starts the backend of the requests, once; a failed start is retried by the next request.
 * The mocked backend is large and not needed for the login page.
 */
export function startNetwork(): Promise<void> {
  starting ??= (import.meta.env.VITE_API_URL ? startDemo : startMocked)().catch((error: unknown) => {
    starting = undefined
    if (error instanceof BaseFailureError) setOutage(error.failure)
    throw error
  })
  return starting
}
