import { sessionEnded, sessionTaken, tokensRenewed, userDataChanged } from '@src/redux/auth/slice'
import type { AppStore } from '@src/redux/store'
import { onSessionOfOtherTab, type Session, storedSession } from './stored'

/** Applies another tab's session change to this one. */
function follow(store: AppStore, session: Session | null): void {
  const { userData } = store.getState().auth
  if (!session) {
    if (userData) store.dispatch(sessionEnded({ resume: false }))
  } else if (session.userData.connect.id === userData?.connect.id) {
    store.dispatch(tokensRenewed({ accessToken: session.accessToken, refreshToken: session.refreshToken }))
    store.dispatch(userDataChanged(session.userData))
  } else store.dispatch(sessionTaken(session))
}

/** Signing in or out in one tab applies to all tabs. */
export const followOtherTabs = (store: AppStore): (() => void) =>
  onSessionOfOtherTab(() => follow(store, storedSession()))
