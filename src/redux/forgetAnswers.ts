import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { api } from './api'
import { sessionEnded, sessionTaken } from './auth/slice'
import { logout } from './auth/thunks'

const personMayHaveChanged = isAnyOf(sessionEnded, sessionTaken, logout.fulfilled)

/** One person's answers are not for the next one. */
export const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (personMayHaveChanged(action)) dispatch(api.util.resetApiState())
    return result
  }
