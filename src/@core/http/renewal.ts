import type { AxiosInstance } from 'axios'
import type { HttpCallbacks } from './callbacks'
import { KEY_HEADER } from './intents'
import { toProblem } from './problem'
import { renewalKey, samePerson, storedAccessToken, storedRefreshToken, storeTokens } from './tokens'

/** `renewed`: try again. `expired`: sign in again. `unreachable`: nobody could be asked. `left`: signed out or replaced meanwhile. */
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

/** One tab at a time: a refresh token is good for a single use. */
function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Plain HTTP on another host has no locks.
  return navigator.locks ? navigator.locks.request(LOCK, task) : task()
}

/** What became of the token that failed: `undefined` while it is still the stored one. */
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
    // Left or replaced while the answer was on its way: the new tokens must not bring that session back.
    if (storedRefreshToken() !== refreshToken) return alreadyReplaced(failed) ?? 'left'
    storeTokens(tokens)
    onTokens(tokens)
    return 'renewed'
  } catch (error) {
    // Another tab signed in meanwhile: what was refused is no longer the session.
    if (storedRefreshToken() !== refreshToken) return alreadyReplaced(failed) ?? 'left'
    const { status } = toProblem(error)
    // Any refusal of the token itself, a mangled one included, ends the session; too many tries or a broken server do not.
    return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'expired' : 'unreachable'
  }
}

/** Renews the stored tokens: one request, however many calls wait for it, in whatever tab. */
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
