import 'axios'
import type { Intent } from './intents'

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** The caller shows the failure itself: no dialog. */
    silent?: boolean
    /** Set on the second try of a request whose token had to be renewed. */
    retried?: boolean
    /** Whether the answer is one to this request; what is not is a failure. */
    accepts?: (answer: unknown) => boolean
    /** Set on a write: what it is about, and whether it may have been done already. */
    intent?: Intent
    /** Set on a failure that left open whether something was saved: what is said of it. */
    said?: string
  }
}

const WITHOUT_TOKEN = /^\/?auth\/login$/
const WITHOUT_RENEWAL = /^\/?auth\/(login|refresh|logout)$/
const WITHOUT_KEY = /^\/?auth\/(login|logout)$/
const WRITES = /^(post|put|delete)$/i

/** Signing in carries no token. */
export const carriesToken = (url = '') => !WITHOUT_TOKEN.test(url)

/** A 401 on these says something else than 'your session is too old'. */
export const renewsSession = (url = '') => !WITHOUT_RENEWAL.test(url)

/** Signing in and out save nothing that could be saved twice. */
export const carriesKey = (method = '', url = '') => WRITES.test(method) && !WITHOUT_KEY.test(url)
