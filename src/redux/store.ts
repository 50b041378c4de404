import { draftsBelongTo } from '@core/hooks/drafts'
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { forgetAnswers } from './answers/forgetAnswers'
import { api } from './api'
import { selectUserData } from './auth/slice'
import { createListeners } from './listeners'
import { type RootState, rootReducer } from './rootReducer'

/** A fresh store, with the session read from local storage. What is typed from now on belongs to its user. */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(createListeners().middleware).concat(api.middleware, forgetAnswers),
    // Off in production: sign-in actions carry a password.
    devTools: import.meta.env.DEV,
  })
  draftsBelongTo(() => selectUserData(store.getState())?.connect.id)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Answer> = ThunkAction<Answer, RootState, unknown, UnknownAction>
