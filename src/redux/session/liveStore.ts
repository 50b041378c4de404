import { refreshTokens } from '@contract/calls/compte/auth'
import type { LoginInput } from '@contract/compte/auth'
import { sessionExpiredDialog } from '@core/dialogs/dialogs'
import { configureHttp } from '@core/http/callbacks'
import type { Problem } from '@core/http/problem'
import { storedAccessToken } from '@core/http/tokens'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { loaderHidden, selectShowLoader, sessionEnded, tokensRenewed } from '@src/redux/auth/slice'
import { login } from '@src/redux/auth/thunks'
import { type AppStore, makeStore } from '@src/redux/store'
import { followOtherTabs } from './followOtherTabs'
import { followShowLoader } from './loaderFlag'
import { forgetSession } from './stored'

let live: AppStore | undefined

/** Ends the session that ran out, once that was read; by then another tab may have signed in, and that one stays. */
async function endExpired({ dispatch }: AppStore, accessToken: string): Promise<void> {
  await sessionExpiredDialog()
  const current = storedAccessToken()
  if (current !== null && current !== accessToken) return
  forgetSession()
  dispatch(sessionEnded({ resume: true }))
}

/** The tokens are gone, and not by signing out: there is nothing to read, only to sign in again and come back. */
function endTokenless({ dispatch, getState }: AppStore): boolean {
  if (!getState().auth.userData) return false
  forgetSession()
  dispatch(sessionEnded({ resume: true }))
  return true
}

/** Says what the requests do to the state. */
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

/** The store of the running application, made by whoever needs it first. Load this file lazily: the first page does without. */
export function liveStore(): AppStore {
  if (!live) {
    live = makeStore()
    connect(live)
    followOtherTabs(live)
    setupListeners(live.dispatch)
    const { getState } = live
    live.subscribe(() => followShowLoader(selectShowLoader(getState())))
  }
  return live
}

/** Signs in; answers what went wrong, or nothing. */
export async function loginLive(input: LoginInput): Promise<Problem | null> {
  const action = await liveStore().dispatch(login(input))
  if (login.fulfilled.match(action)) return null
  return action.payload ?? { status: 0, code: 'unexpected', message: '' }
}

/** The session means nothing any more: its database was replaced. */
export function endLiveSession(): void {
  forgetSession()
  liveStore().dispatch(sessionEnded({ resume: false }))
}
