import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { forgetAnswers } from './answers/forgetAnswers'
import { api } from './api'
import { createListeners } from './listeners'
import { type RootState, rootReducer } from './rootReducer'

/** A fresh store, with the session read from local storage. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(createListeners().middleware).concat(api.middleware, forgetAnswers),
    // Off in production: sign-in actions carry a password.
    devTools: import.meta.env.DEV,
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Answer> = ThunkAction<Answer, RootState, unknown, UnknownAction>
