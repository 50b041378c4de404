import { isMocked } from '@src/configs/network'

const FIRST_SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const

let starting: Promise<void> | undefined

async function startMocked(): Promise<void> {
  const [{ http }, { startMockedBackend }] = await Promise.all([import('@core/http'), import('@fake-db/browser')])
  await startMockedBackend(http)
}

/** Starts what answers the requests, once; a failed start is tried again by the next request. */
export function startNetwork(): Promise<void> {
  if (import.meta.env.VITE_API_URL) return Promise.resolve()
  starting ??= startMocked().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

/**
 * The mocked backend is heavy, and nobody who only looks at the login page needs it:
 * it starts with the first sign of somebody who will, or at once for somebody signed in.
 */
export function startNetworkWhenNeeded(signedIn: boolean): void {
  if (!isMocked) return
  const start = () => {
    for (const sign of FIRST_SIGNS) window.removeEventListener(sign, start)
    // The first request tells what went wrong.
    startNetwork().catch(() => undefined)
  }
  if (signedIn) start()
  else for (const sign of FIRST_SIGNS) window.addEventListener(sign, start, { passive: true })
}
