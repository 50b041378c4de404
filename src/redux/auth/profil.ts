import type { Role } from '@contract/ability'
import type { Me } from '@contract/compte/auth'
import { storeTokens, type TokenPair } from '@core/http/tokens'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { RootState } from '@src/redux/rootReducer'
import { storeUserData, type UserData, userDataOf } from '@src/redux/session/stored'
import type { AppDispatch } from '@src/redux/store'
import { tokensRenewed, userDataChanged } from './slice'

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => void

/** Changes the stored user; what stays the same keeps its identity, and without a change nothing is drawn again. */
function changeUserData(change: (userData: UserData) => UserData): Thunk {
  return (dispatch, getState) => {
    const { userData, accessToken } = getState().auth
    if (!userData || !accessToken) return
    const changed = copyWithStructuralSharing(userData, change(userData))
    if (changed === userData) return
    storeUserData(changed, accessToken)
    dispatch(userDataChanged(changed))
  }
}

/** Stores the server's current data on the user: rights and package may have changed since the sign-in. */
export const takeProfil = (me: Me): Thunk =>
  changeUserData((userData) => (me.usersConnect.id === userData.connect.id ? userDataOf(me) : userData))

/** Stores the role returned by the server; the matching rights arrive with `takeProfil`. */
export const takeRole = ({ id, role }: { id: number; role: Role }): Thunk =>
  changeUserData((userData) => (id === userData.connect.id ? { ...userData, role } : userData))

export const takeLanguage = (langue: string): Thunk =>
  changeUserData((userData) => ({ ...userData, connect: { ...userData.connect, langue } }))

/** A password change returns new tokens and ends the first-login state. */
export const takeNewPassword =
  (tokens: TokenPair): Thunk =>
  (dispatch) => {
    storeTokens(tokens)
    dispatch(tokensRenewed(tokens))
    dispatch(changeUserData((userData) => ({ ...userData, isFirstLogin: false })))
  }
