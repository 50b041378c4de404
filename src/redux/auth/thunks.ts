import { login as loginCall, logout as logoutCall } from '@contract/calls/compte/auth'
import type { LoginInput } from '@contract/compte/auth'
import type { Problem } from '@core/http/problem'
import { storedRefreshToken } from '@core/http/tokens'
import { createAsyncThunk } from '@reduxjs/toolkit'
import { sendCall } from '@src/redux/failures'
import { forgetDrafts } from '@src/redux/session/forgetDrafts'
import { forgetSession, type Session, storedSession, storeSession } from '@src/redux/session/stored'

/** Milliseconds to wait for the server when signing out; the request itself continues. */
const PATIENCE = 2000

export const login = createAsyncThunk<Session, LoginInput, { rejectValue: Problem }>(
  'session/login',
  async (input, { rejectWithValue }) => {
    const { data, error } = await sendCall(loginCall, input)
    return error ? rejectWithValue(error) : storeSession(data)
  },
)

/** Revokes the refresh token if the server can be reached, and deletes the session and its drafts in any case. */
export const logout = createAsyncThunk('session/logout', async () => {
  const refreshToken = storedRefreshToken()
  const person = storedSession()?.userData.connect.id
  if (refreshToken) {
    const answered = sendCall(logoutCall, { refreshToken })
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  }
  forgetSession()
  if (person !== undefined) void forgetDrafts(person)
})
