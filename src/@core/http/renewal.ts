import type { AxiosInstance } from 'axios'
import type { HttpCallbacks } from './callbacks'
import { KEY_HEADER } from './intents'
import { toProblem } from './problem'
import { renewalKey, samePerson, storedAccessToken, storedRefreshToken, storeTokens } from './tokens'

/**
 * `renewed`: try again. `expired`: sign in again. `unreachable`: the server did not answer. `left`: signed out or
 * replaced in the meantime.
 */
export type Renewal = 'renewed' | 'expired' | 'unreachable' | 'left'

const LOCK = 'session-renewal'

interface RefreshAnswer {
  access_token: string
  refresh_token: string
}

const isRefreshAnswer = (answer: unknown): answer is RefreshAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'access_token' in answer &&
  'refresh_token' in answer &&
  [answer.access_token, answer.refresh_token].every((token) => typeof token === 'string' && token !== '')

/** One tab at a time: a refresh token is valid for a single use. */
function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Over plain HTTP on another host there is no Web Locks API.
  return navigator.locks ? navigator.locks.request(LOCK, task) : task()
}

/** The outcome when another token has replaced the failed one; `undefined` while it is still the stored one. */
function alreadyReplaced(failed: string): Renewal | undefined {
  const current = storedAccessToken()
  if (current === failed) return undefined
  return current !== null && samePerson(current, failed) ? 'renewed' : 'left'
}

async function askForTokens(
  http: AxiosInstance,
  failed: string,
  { onTokens, refreshPath }: HttpCallbacks,
): Promise<Renewal> {
  const refreshToken = storedRefreshToken()
  if (!refreshToken || !refreshPath) return 'expired'
  try {
    const options = { session: 'renew' as const, accepts: isRefreshAnswer, headers: { [KEY_HEADER]: renewalKey() } }
    const { data } = await http.post<RefreshAnswer>(refreshPath, { refreshToken }, options)
    const tokens = { accessToken: data.access_token, refreshToken: data.refresh_token }
    // The user signed out or another session replaced this one during the request: the new tokens must not restore it.
    if (storedRefreshToken() !== refreshToken) return alreadyReplaced(failed) ?? 'left'
    storeTokens(tokens)
    onTokens(tokens)
    return 'renewed'
  } catch (error) {
    // Another tab signed in meanwhile: the refused token is no longer the session's.
    if (storedRefreshToken() !== refreshToken) return alreadyReplaced(failed) ?? 'left'
    const { status } = toProblem(error)
    // Any refusal of the token itself, a malformed one included, ends the session; too many tries or a server error do
    // not.
    return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'expired' : 'unreachable'
  }
}

/** Renews the stored tokens: one request, however many calls and tabs wait for it. */
export function createRenewal(http: AxiosInstance, callbacks: () => HttpCallbacks) {
  let running: Promise<Renewal> | undefined
  return (failed: string): Promise<Renewal> => {
    const replaced = alreadyReplaced(failed)
    if (replaced) return Promise.resolve(replaced)
    running ??= oneTabAtATime(async () => alreadyReplaced(failed) ?? askForTokens(http, failed, callbacks())).finally(
      () => {
        running = undefined
      },
    )
    return running
  }
}
