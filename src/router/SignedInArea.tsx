import type { AppStore } from '@src/redux/store'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { SignedIn } from './SignedIn'

/** Everything behind the sign-in, on its store: the pages of the routes below, inside `Frame` where there is one. */
export function signedInArea(store: AppStore, Frame?: ComponentType): ComponentType {
  return function SignedInArea() {
    return (
      <Provider store={store}>
        <SignedIn>{Frame ? <Frame /> : null}</SignedIn>
      </Provider>
    )
  }
}
