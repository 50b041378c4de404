import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { api } from './api'
import { sessionEnded, sessionTaken } from './auth/slice'
import { logout } from './auth/thunks'
import type { AppStore } from './store'

const personMayHaveChanged = isAnyOf(sessionEnded, sessionTaken, logout.fulfilled)

/** One person's answers are not for the next one. */
const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (personMayHaveChanged(action)) dispatch(api.util.resetApiState())
    return result
  }

const attached = new WeakSet<AppStore>()

/** Gives a store its part that keeps the server's answers: needed by everything behind the sign-in, and by nothing before it. */
export function attachApi(store: AppStore): void {
  if (attached.has(store)) return
  attached.add(store)
  store.rootReducer.inject(api)
  store.lazyMiddleware.addMiddleware(api.middleware, forgetAnswers)
  setupListeners(store.dispatch)
  // The new part of the state appears with the next action, and the first page reads it at once.
  store.dispatch({ type: 'api/attached' })
}
