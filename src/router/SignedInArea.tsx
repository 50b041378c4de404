import type { AppStore } from '@src/redux/store'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { SignedIn } from './SignedIn'

/** Provides the store to the routes behind the sign-in, inside `Frame` when given. */
export function signedInArea(store: AppStore, Frame?: ComponentType): ComponentType {
  return function SignedInArea() {
    return (
      <Provider store={store}>
        <SignedIn>{Frame ? <Frame /> : null}</SignedIn>
      </Provider>
    )
  }
}
