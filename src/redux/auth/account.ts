import type { Role } from '@contract/ability'
import type { Me } from '@contract/compte/auth'
import { storeTokens, type TokenPair } from '@core/http/tokens'
import { storeUserData, type UserData, userDataOf } from '@src/redux/session/stored'
import type { AppDispatch, RootState } from '@src/redux/store'
import { tokensRenewed, userDataChanged } from './slice'

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => void

function changeUserData(change: (userData: UserData) => UserData): Thunk {
  return (dispatch, getState) => {
    const { userData, accessToken } = getState().auth
    if (!userData || !accessToken) return
    const changed = change(userData)
    storeUserData(changed, accessToken)
    dispatch(userDataChanged(changed))
  }
}

/** What the server says of the person now: rights and package may have changed since the sign-in. */
export const takeMe = (me: Me): Thunk =>
  changeUserData((userData) => (me.usersConnect.id === userData.connect.id ? userDataOf(me) : userData))

/** The role that the server knows; what it may do comes with `takeMe`. */
export const takeRole = ({ id, role }: { id: number; role: Role }): Thunk =>
  changeUserData((userData) => (id === userData.connect.id ? { ...userData, role } : userData))

export const takeLanguage = (langue: string): Thunk =>
  changeUserData((userData) => ({ ...userData, connect: { ...userData.connect, langue } }))

/** A new password gives new tokens, and makes the first login a thing of the past. */
export const takeNewPassword =
  (tokens: TokenPair): Thunk =>
  (dispatch) => {
    storeTokens(tokens)
    dispatch(tokensRenewed(tokens))
    dispatch(changeUserData((userData) => ({ ...userData, isFirstLogin: false })))
  }
