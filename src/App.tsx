import { Loader } from '@core/components/Loader'
import { Toaster } from '@core/components/Toaster'
import { selectShowLoader, selectSignedIn } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { connectHttp } from '@src/redux/session/connectHttp'
import { followOtherTabs } from '@src/redux/session/followOtherTabs'
import { type AppStore, makeStore } from '@src/redux/store'
import { createAppRouter } from '@src/router'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { startNetwork, startNetworkWhenNeeded } from './network'

interface Application {
  store: AppStore
  router: ReturnType<typeof createAppRouter>
}

/** Puts the application together, once for the life of the page. */
export function createApplication(): Application {
  const store = makeStore()
  connectHttp(store, startNetwork)
  followOtherTabs(store)
  startNetworkWhenNeeded(selectSignedIn(store.getState()))
  return { store, router: createAppRouter(store) }
}

export function App({ store, router }: Application) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <AppLoader />
      <Toaster />
    </Provider>
  )
}

function AppLoader() {
  return <Loader show={useAppSelector(selectShowLoader)} />
}
