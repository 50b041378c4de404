import { combineSlices, configureStore, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit'
import type { api } from './api'
import { authReducer } from './auth/slice'
import { createListeners } from './listeners'

/** Not loaded with the first page: see `attachApi`. */
type LazySlices = WithSlice<typeof api>

/** A fresh store, its session read from the local storage. */
export function makeStore() {
  const rootReducer = combineSlices({ auth: authReducer }).withLazyLoadedSlices<LazySlices>()
  const lazyMiddleware = createDynamicMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(createListeners().middleware).concat(lazyMiddleware.middleware),
    // Actions of the sign-in carry a password.
    devTools: import.meta.env.DEV,
  })
  return { ...store, rootReducer, lazyMiddleware }
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
