import type { AbilityRule, Role } from '@contract/ability'
import type { ConnectedUser, LoginAnswer, Me } from '@contract/compte/auth'
import {
  ACCESS_TOKEN_KEY,
  forgetTokens,
  storedAccessToken,
  storedRefreshToken,
  storeTokens,
  type TokenPair,
  tokenPayload,
} from '@core/http/tokens'
import { isRecord } from '@core/isRecord'
import { onOtherTab, readJson, remove, writeJson, writeText } from '@core/platform/storage'

/** The signed-in user and their rights. */
export interface UserData {
  role: Role
  connect: ConnectedUser
  avatar: string | null
  isFirstLogin: boolean
  idAutoEcole: number | null
  activePackage: Me['activePackage']
  ability: AbilityRule[]
}

export interface Session extends TokenPair {
  userData: UserData
}

const USER_DATA_KEY = 'userData'
/** Stored separately beside `userData`: other parts of the product read them by these names. */
const SINGLE_KEYS = [
  'role',
  'activePackage',
  'connect',
  'avatar',
  'user',
  'idUser',
  'activeUserId',
  'isFirstLogin',
  'idAutoEcole',
] as const

/** Checks the fields that pages rely on; zod would be larger than the whole login page. */
function isUserData(value: unknown): value is UserData {
  if (!isRecord(value) || !isRecord(value.connect)) return false
  const { connect, ability } = value
  return (
    typeof value.role === 'string' &&
    typeof connect.id === 'number' &&
    typeof connect.username === 'string' &&
    Array.isArray(ability) &&
    ability.every((rule) => isRecord(rule) && 'action' in rule && 'subject' in rule)
  )
}

export const userDataOf = ({ usersConnect, ...me }: Me): UserData => ({
  role: me.role,
  connect: usersConnect,
  avatar: me.avatar,
  isFirstLogin: me.isFirstLogin,
  idAutoEcole: me.idAutoEcole,
  activePackage: me.activePackage,
  ability: me.ability,
})

/** The values of the answer and the token under their storage names. */
function singleValues(userData: UserData, accessToken: string): Record<(typeof SINGLE_KEYS)[number], string> {
  const payload = tokenPayload(accessToken)
  const id = payload?.sub ?? String(userData.connect.id)
  return {
    role: userData.role,
    activePackage: JSON.stringify(userData.activePackage),
    connect: JSON.stringify(userData.connect),
    avatar: userData.avatar ?? '',
    user: payload?.username2 ?? userData.connect.username,
    idUser: id,
    activeUserId: id,
    isFirstLogin: String(userData.isFirstLogin),
    idAutoEcole: userData.idAutoEcole === null ? '' : String(userData.idAutoEcole),
  }
}

export function storeUserData(userData: UserData, accessToken: string): void {
  for (const [key, value] of Object.entries(singleValues(userData, accessToken))) writeText(key, value)
  writeJson(USER_DATA_KEY, userData)
}

export function storeSession(answer: LoginAnswer): Session {
  const userData = userDataOf(answer)
  const tokens = { accessToken: answer.access_token, refreshToken: answer.refresh_token }
  storeUserData(userData, tokens.accessToken)
  storeTokens(tokens)
  return { userData, ...tokens }
}

/** The stored session; `null` when there is none or it is unreadable. */
export function storedSession(): Session | null {
  const accessToken = storedAccessToken()
  const refreshToken = storedRefreshToken()
  const userData = readJson(USER_DATA_KEY, isUserData)
  return accessToken && refreshToken && userData ? { accessToken, refreshToken, userData } : null
}

/** Whether a user is signed in on this device. */
export const hasStoredSession = () => storedSession() !== null

export function forgetSession(): void {
  for (const key of SINGLE_KEYS) remove(key)
  remove(USER_DATA_KEY)
  forgetTokens()
}

/** Calls back when another tab signs in, signs out or renews the session. */
export const onSessionOfOtherTab = (changed: () => void) => onOtherTab([ACCESS_TOKEN_KEY, USER_DATA_KEY], changed)
