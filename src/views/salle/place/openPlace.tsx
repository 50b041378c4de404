import '@src/assets/styles/app.scss'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'

/** The page of a participant with the store that it needs: it requires no sign-in. */
export async function openPlace(): Promise<ComponentType> {
  const [{ liveStore }, { PlacePage }] = await Promise.all([
    import('@src/redux/session/liveStore'),
    import('./PlacePage'),
  ])
  const store = liveStore()
  return function OpenPlace() {
    return (
      <Provider store={store}>
        <PlacePage />
      </Provider>
    )
  }
}
