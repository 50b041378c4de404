import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { api } from './api'
import { authReducer } from './auth/slice'
import { forgetAnswers } from './forgetAnswers'
import { createListeners } from './listeners'

const rootReducer = combineReducers({ auth: authReducer, [api.reducerPath]: api.reducer })

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
