import type { Middleware } from '@reduxjs/toolkit'
import { api } from './api'
import { personMayHaveChanged } from './auth/personMayHaveChanged'

/** One person's answers are not for the next one. */
export const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (personMayHaveChanged(action)) dispatch(api.util.resetApiState())
    return result
  }
