import { Toaster } from '@core/components/Toaster'
import { connectHttp } from '@src/redux/session/connectHttp'
import { hasStoredSession } from '@src/redux/session/stored'
import { createAppRouter } from '@src/router'
import { AppLoader } from '@src/router/AppLoader'
import { RouterProvider } from 'react-router-dom'
import { startNetwork } from './network'
import { onFirstSign } from './onFirstSign'

/** Assembles the application, once per page load. */
export function createApplication() {
  connectHttp(startNetwork)
  if (hasStoredSession()) prepare()
  else onFirstSign(prepare)
  return createAppRouter()
}

/** Prefetches what a signed-in user needs; a failure here is retried where the code is used. */
function prepare(): void {
  const loading: Promise<unknown>[] = [
    startNetwork(),
    import('@src/router/pages'),
    import('@src/redux/session/liveStore'),
    import('@src/router/SignedInArea'),
    import('@src/router/Shell'),
    import('@src/router/Landing'),
  ]
  for (const one of loading) one.catch(() => undefined)
}

export function App({ router }: { router: Awaited<ReturnType<typeof createAppRouter>> }) {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
      <AppLoader />
    </>
  )
}
