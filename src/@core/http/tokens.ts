import { freshId } from '@core/platform/freshId'
import { readText, remove, writeText } from '@core/platform/storage'
import { jwtDecode } from 'jwt-decode'

export const ACCESS_TOKEN_KEY = 'accessToken'
export const REFRESH_TOKEN_KEY = 'refreshToken'
export const TOKEN_TYPE = 'Bearer'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** The claims of an access token that the client reads. */
export interface TokenPayload {
  /** User id. */
  sub: string
  idRole?: unknown
  username2?: string
  exp?: number
}

export const storedAccessToken = () => readText(ACCESS_TOKEN_KEY)
export const storedRefreshToken = () => readText(REFRESH_TOKEN_KEY)

/**
 * The key of the write that uses up the stored refresh token. All tabs share it: after a lost answer, whichever repeats
 * the call gets the same tokens, where a second use without the key would look like a theft.
 */
const RENEWAL_KEY = 'renewalKey'

export function renewalKey(): string {
  const stored = readText(RENEWAL_KEY)
  if (stored) return stored
  const key = freshId()
  writeText(RENEWAL_KEY, key)
  return key
}

/** The access token goes last: other tabs wake up at its change and must find the rest in place. */
export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  remove(RENEWAL_KEY)
  writeText(REFRESH_TOKEN_KEY, refreshToken)
  writeText(ACCESS_TOKEN_KEY, accessToken)
}

export function forgetTokens(): void {
  remove(RENEWAL_KEY)
  remove(REFRESH_TOKEN_KEY)
  remove(ACCESS_TOKEN_KEY)
}

/** Decodes a token without verifying it: only the server can do that. `null` when it is no token. */
export function tokenPayload(token: string): TokenPayload | null {
  try {
    const claims: unknown = jwtDecode(token)
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null
    return { ...claims, sub: String(claims.sub) }
  } catch {
    return null
  }
}

/** True when both tokens belong to the same user. */
export const samePerson = (token: string, other: string) => tokenPayload(token)?.sub === tokenPayload(other)?.sub
