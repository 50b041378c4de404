import type { Middleware } from '@reduxjs/toolkit'
import { api } from '../api'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'

/** Clears the cached answers when the user changes. */
export const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (personMayHaveChanged(action)) dispatch(api.util.resetApiState())
    return result
  }
