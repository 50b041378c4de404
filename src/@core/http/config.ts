import type { InternalAxiosRequestConfig } from 'axios'
import type { Intent } from './intents'

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    session?: SessionStep
    /** A POST that writes nothing. */
    reads?: boolean
    /** Set when a request is repeated after its token was renewed. */
    retried?: boolean
    /** Whether an answer is valid for this request; an invalid one counts as a failure. */
    accepts?: (answer: unknown) => boolean
    /** Set on a write: identifies it, so that a repetition is recognised. */
    intent?: Intent
    /** Set on a failure that leaves open whether the write was saved: the message to show. */
    said?: string
  }
}

/** The effect of a request on the sender's session; most have none. */
export type SessionStep = 'begin' | 'renew' | 'end'

type Sent = Pick<InternalAxiosRequestConfig, 'method' | 'session' | 'reads'>

const WRITES = /^(post|put|delete)$/i

/** Signing in carries no token. */
export const carriesToken = ({ session }: Sent) => session !== 'begin'

/** A 401 on session calls does not mean that the session has expired. */
export const renewsSession = ({ session }: Sent) => session === undefined

/** Signing in and out save nothing that could be saved twice. */
export const carriesKey = ({ method = '', session, reads }: Sent) =>
  WRITES.test(method) && !reads && session !== 'begin' && session !== 'end'
