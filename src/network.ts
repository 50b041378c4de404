import { spawnBackend } from '@fake-db/spawn'
import { whenReady } from '@fake-db/whenReady'
import { demoOwner } from '@src/redux/demo/owner'

let starting: Promise<void> | undefined

async function startMocked(): Promise<void> {
  const worker = spawnBackend()
  await whenReady(worker, async () => {
    const [{ http }, { installWorker }] = await Promise.all([import('@core/http'), import('@fake-db/browser')])
    await installWorker(http, worker, demoOwner)
  })
}

/** With a backend elsewhere the demo areas are still answered here; the rest goes to the network. */
async function startDemo(): Promise<void> {
  const [{ http }, { installFakeDb }] = await Promise.all([import('@core/http'), import('@fake-db/index')])
  await installFakeDb(http, { owner: demoOwner })
}

/**
 * Starts what answers the requests, once; a failed start is tried again by the next request.
 * The mocked backend is heavy, and nobody who only looks at the login page needs it.
 */
export function startNetwork(): Promise<void> {
  starting ??= (import.meta.env.VITE_API_URL ? startDemo : startMocked)().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}
