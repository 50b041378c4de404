import { Toaster } from '@core/components/messages/Toaster'
import { describeSurroundings } from '@core/errors/surroundings'
import { today } from '@core/format/date'
import { breathe } from '@core/platform/breathe'
import { onFirstSign } from '@core/platform/onFirstSign'
import { connectHttp } from '@src/redux/session/connectHttp'
import { hasStoredSession } from '@src/redux/session/stored'
import { createAppRouter } from '@src/router'
import { AppLoader } from '@src/router/AppLoader'
import { asksAtOnce } from '@src/router/openPages'
import { routePattern } from '@src/router/routePattern'
import { RouterProvider } from 'react-router-dom'
import { startNetwork } from './network'

/** Assembles the application, once per page load. */
export async function createApplication() {
  connectHttp(startNetwork)
  if (hasStoredSession()) prepare()
  else {
    if (asksAtOnce(window.location.pathname)) startNetwork().catch(() => undefined)
    onFirstSign(prepare)
  }
  await breathe()
  const router = await createAppRouter()
  describeSurroundings({ route: () => routePattern(router.routes, window.location.pathname) })
  return router
}

/** Prefetches code for a signed-in user; a failure here is retried where the code is used. */
function prepare(): void {
  const loading: Promise<unknown>[] = [
    startNetwork(),
    import('@src/router/pages'),
    import('@src/redux/session/liveStore'),
    import('@src/router/SignedInArea'),
    import('@src/router/frame/Shell'),
    import('@src/router/Landing'),
  ]
  for (const one of loading) one.catch(() => undefined)
  // The first formatter takes a browser 15 ms, a phone four times as long: they pass while the files are on their way.
  void breathe().then(() => today())
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
