import { refreshTokens } from '@contract/calls/compte/auth'
import type { LoginInput } from '@contract/compte/auth'
import { sessionExpiredDialog } from '@core/dialogs/dialogs'
import { forgetWithOtherTabs, tellDrafts } from '@core/hooks/drafts'
import { configureHttp } from '@core/http/callbacks'
import type { Problem } from '@core/http/problem'
import { storedAccessToken } from '@core/http/tokens'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { loaderHidden, selectShowLoader, sessionEnded, tokensRenewed } from '@src/redux/auth/slice'
import { login } from '@src/redux/auth/thunks'
import { type AppStore, makeStore } from '@src/redux/store'
import { followOtherTabs } from './followOtherTabs'
import { showLastAnswers } from './lastAnswers'
import { followShowLoader } from './loaderFlag'
import { forgetSession } from './stored'

let live: AppStore | undefined

/** Ends the expired session after its dialog was closed; if another tab has signed in by then, that session stays. */
async function endExpired({ dispatch }: AppStore, accessToken: string): Promise<void> {
  await sessionExpiredDialog()
  const current = storedAccessToken()
  if (current !== null && current !== accessToken) return
  forgetSession()
  dispatch(sessionEnded({ resume: true }))
}

/** The tokens disappeared without a sign-out: the user has to sign in again and returns to the page. */
function endTokenless({ dispatch, getState }: AppStore): boolean {
  if (!getState().auth.userData) return false
  forgetSession()
  dispatch(sessionEnded({ resume: true }))
  return true
}

/** Connects the HTTP callbacks to the store. */
function connect(store: AppStore): void {
  const { dispatch } = store
  configureHttp({
    refreshPath: refreshTokens.path,
    onSessionExpired: (accessToken) => void endExpired(store, accessToken),
    onTokenMissing: () => endTokenless(store),
    onTokens: (tokens) => dispatch(tokensRenewed(tokens)),
    hideLoader: () => dispatch(loaderHidden()),
  })
}

/**
 * The store of the running application, created on first use. Import this file lazily: the first page does not need it.
 */
export function liveStore(): AppStore {
  if (!live) {
    live = makeStore()
    connect(live)
    followOtherTabs(live)
    tellDrafts()
    forgetWithOtherTabs()
    setupListeners(live.dispatch)
    if (!import.meta.env.VITE_API_URL) showLastAnswers(live)
    const { getState } = live
    live.subscribe(() => followShowLoader(selectShowLoader(getState())))
  }
  return live
}

/** Signs in; returns the failure, or null. */
export async function loginLive(input: LoginInput): Promise<Problem | null> {
  const action = await liveStore().dispatch(login(input))
  if (login.fulfilled.match(action)) return null
  return action.payload ?? { status: 0, code: 'unexpected', message: '' }
}

/** Ends the session because its database was replaced. */
export function endLiveSession(): void {
  forgetSession()
  liveStore().dispatch(sessionEnded({ resume: false }))
}
