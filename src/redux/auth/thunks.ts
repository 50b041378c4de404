import type { LoginAnswer, LoginInput } from '@contract/compte/auth'
import type { Problem } from '@core/http/problem'
import { storedRefreshToken } from '@core/http/tokens'
import { createAsyncThunk } from '@reduxjs/toolkit'
import { send } from '@src/redux/send'
import { forgetDrafts } from '@src/redux/session/forgetDrafts'
import { forgetSession, type Session, storedSession, storeSession } from '@src/redux/session/stored'

/** Signing out must not make anybody wait for a server that does not answer. */
const LOGOUT_TIMEOUT = 2000

export const login = createAsyncThunk<Session, LoginInput, { rejectValue: Problem }>(
  'auth/login',
  async (input, { rejectWithValue }) => {
    const { data, error } = await send<LoginAnswer>({ url: '/auth/login', method: 'POST', data: input, silent: true })
    return error ? rejectWithValue(error) : storeSession(data)
  },
)

/** Revokes the refresh token where the server can be reached, and forgets the session and its drafts in any case. */
export const logout = createAsyncThunk('auth/logout', async () => {
  const refreshToken = storedRefreshToken()
  const person = storedSession()?.userData.connect.id
  if (refreshToken) {
    await send({ url: 'auth/logout', method: 'POST', data: { refreshToken }, silent: true, timeout: LOGOUT_TIMEOUT })
  }
  forgetSession()
  if (person !== undefined) void forgetDrafts(person)
})
