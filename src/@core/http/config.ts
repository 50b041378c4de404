import type { InternalAxiosRequestConfig } from 'axios'
import type { Intent } from './intents'

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    session?: SessionStep
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

/** What a request does to the session of whoever sends it; most do nothing. */
export type SessionStep = 'begin' | 'renew' | 'end'

type Sent = Pick<InternalAxiosRequestConfig, 'method' | 'session'>

const WRITES = /^(post|put|delete)$/i

/** Signing in carries no token. */
export const carriesToken = ({ session }: Sent) => session !== 'begin'

/** A 401 on these says something else than 'your session is too old'. */
export const renewsSession = ({ session }: Sent) => session === undefined

/** Signing in and out save nothing that could be saved twice. */
export const carriesKey = ({ method = '', session }: Sent) =>
  WRITES.test(method) && session !== 'begin' && session !== 'end'
