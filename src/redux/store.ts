import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from './api'
import { forgetAnswers } from './forgetAnswers'
import { createListeners } from './listeners'
import { rootReducer } from './rootReducer'

/** A fresh store, its session read from the local storage. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(createListeners().middleware).concat(api.middleware, forgetAnswers),
    // Actions of the sign-in carry a password.
    devTools: import.meta.env.DEV,
  })

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Answer> = ThunkAction<Answer, RootState, unknown, UnknownAction>
