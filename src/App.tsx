import { Toaster } from '@core/components/Toaster'
import { connectHttp } from '@src/redux/session/connectHttp'
import { hasStoredSession } from '@src/redux/session/stored'
import { createAppRouter } from '@src/router'
import { AppLoader } from '@src/router/AppLoader'
import { RouterProvider } from 'react-router-dom'
import { startNetwork } from './network'
import { onFirstSign } from './onFirstSign'

/** Puts the application together, once for the life of the page. */
export function createApplication() {
  connectHttp(startNetwork)
  if (hasStoredSession()) prepare()
  else onFirstSign(prepare)
  return createAppRouter()
}

/** Fetches and starts what a signed-in person needs; whatever fails here is tried again where it is used. */
function prepare(): void {
  const loading: Promise<unknown>[] = [
    startNetwork(),
    import('@src/redux/session/liveStore'),
    import('@src/router/SignedInArea'),
    import('@src/router/Shell'),
    import('@src/router/Landing'),
  ]
  for (const one of loading) one.catch(() => undefined)
}

export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
      <AppLoader />
    </>
  )
}
