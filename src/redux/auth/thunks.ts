import type { LoginAnswer, LoginInput } from '@contract/compte/auth'
import type { Problem } from '@core/http/problem'
import { storedRefreshToken } from '@core/http/tokens'
import { createAsyncThunk } from '@reduxjs/toolkit'
import { send } from '@src/redux/send'
import { forgetDrafts } from '@src/redux/session/forgetDrafts'
import { forgetSession, isLoginAnswer, type Session, storedSession, storeSession } from '@src/redux/session/stored'

/** Milliseconds that somebody who signs out waits for a server that does not answer; the request itself goes on. */
const PATIENCE = 2000

export const login = createAsyncThunk<Session, LoginInput, { rejectValue: Problem }>(
  'auth/login',
  async (input, { rejectWithValue }) => {
    const request = { url: '/auth/login', method: 'POST', data: input, accepts: isLoginAnswer, silent: true } as const
    const { data, error } = await send<LoginAnswer>(request)
    return error ? rejectWithValue(error) : storeSession(data)
  },
)

/** Revokes the refresh token where the server can be reached, and forgets the session and its drafts in any case. */
export const logout = createAsyncThunk('auth/logout', async () => {
  const refreshToken = storedRefreshToken()
  const person = storedSession()?.userData.connect.id
  if (refreshToken) {
    const answered = send<void>({ url: 'auth/logout', method: 'POST', data: { refreshToken }, silent: true })
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  }
  forgetSession()
  if (person !== undefined) void forgetDrafts(person)
})
