import { readText, writeText } from '@core/platform/storage'
import type { Ask, Connection } from '@fake-db/connection'
import { BaseFailureError } from '@fake-db/failure'
import { spawnBackend } from '@fake-db/spawn'
import { whenReady } from '@fake-db/whenReady'
import { setOutage } from '@src/redux/base/outage'

/** Set once this browser keeps a database: from then on no other may take its place. */
const KEPT = 'baseKept'

let starting: Promise<void> | undefined
let connection: Connection | undefined
let isInstalled = false

const ask: Ask = async (call) => {
  if (!connection) throw new Error('The backend’s worker has ended')
  return connection.ask(call)
}

/** Has a worker open the database, and puts it behind the requests. */
async function connectTo(worker: Worker): Promise<Connection> {
  const connecting = import('@fake-db/connection').then(({ connect }) => connect(worker, readText(KEPT) !== null))
  // The database is open before anything is asked: the time limit of a request is for the request alone.
  const [opened, { http }, { installWorker }] = await Promise.all([
    connecting,
    import('@core/http'),
    import('@fake-db/browser'),
  ])
  if (opened.storage === 'opfs') writeText(KEPT, '1')
  if (!isInstalled) await installWorker(http, ask)
  isInstalled = true
  return opened
}

async function startMocked(): Promise<void> {
  const worker = spawnBackend()
  const opened = await whenReady(worker, () => connectTo(worker))
  connection = opened
  setOutage(null)
  // One that ends leaves its place to the worker that the next request starts.
  void opened.ended.then(() => {
    worker.terminate()
    connection = undefined
    starting = undefined
  })
}

/** With a backend elsewhere the demo areas are still answered here; the rest goes to the network. */
async function startDemo(): Promise<void> {
  const [{ http }, { installFakeDb }] = await Promise.all([import('@core/http'), import('@fake-db/index')])
  await installFakeDb(http)
}

/**
 * Starts what answers the requests, once; a failed start is tried again by the next request.
 * The mocked backend is heavy, and nobody who only looks at the login page needs it.
 */
export function startNetwork(): Promise<void> {
  starting ??= (import.meta.env.VITE_API_URL ? startDemo : startMocked)().catch((error: unknown) => {
    starting = undefined
    if (error instanceof BaseFailureError) setOutage(error.failure)
    throw error
  })
  return starting
}
