import type { TokenPair } from '@core/http/tokens'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Session, storedSession, type UserData } from '@src/redux/session/stored'
import { login, logout } from './thunks'

export interface AuthState {
  userData: UserData | null
  accessToken: string | null
  refreshToken: string | null
  /** The global loader is shown while this is true. */
  showLoader: boolean
  /** True when the session was restored from storage: its data on the user may be outdated. */
  isRestored: boolean
  /** Whether the next sign-in returns to the page that was open: false after a deliberate sign-out. */
  resume: boolean
}

const SIGNED_OUT = { userData: null, accessToken: null, refreshToken: null }

function takeSession(state: AuthState, session: Session): void {
  Object.assign(state, session, { resume: true, isRestored: false })
}

const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => {
    const stored = storedSession()
    return { ...SIGNED_OUT, ...stored, showLoader: false, isRestored: stored !== null, resume: true }
  },
  reducers: {
    loaderHidden: (state) => {
      state.showLoader = false
    },
    tokensRenewed: (state, { payload }: PayloadAction<TokenPair>) => {
      Object.assign(state, payload)
    },
    userDataChanged: (state, { payload }: PayloadAction<UserData>) => {
      state.userData = payload
    },
    /** Another tab signed in or renewed the session. */
    sessionTaken: (state, { payload }: PayloadAction<Session>) => takeSession(state, payload),
    /** The session has ended; `resume` keeps the way back to the open page. */
    sessionEnded: (state, { payload }: PayloadAction<{ resume: boolean }>) => {
      Object.assign(state, SIGNED_OUT, payload, { showLoader: false })
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(login.fulfilled, (state, { payload }) => takeSession(state, payload))
      .addCase(logout.pending, (state) => {
        state.showLoader = true
      })
      .addCase(logout.fulfilled, (state) => {
        Object.assign(state, SIGNED_OUT, { resume: false, showLoader: false })
      })
  },
  selectors: {
    selectUserData: (state) => state.userData,
    selectSignedIn: (state) => state.userData !== null,
    selectRestored: (state) => state.isRestored,
    selectShowLoader: (state) => state.showLoader,
    selectResume: (state) => state.resume,
  },
})

export const authReducer = authSlice.reducer
export const { loaderHidden, sessionEnded, sessionTaken, tokensRenewed, userDataChanged } = authSlice.actions
export const { selectRestored, selectResume, selectShowLoader, selectSignedIn, selectUserData } = authSlice.selectors
