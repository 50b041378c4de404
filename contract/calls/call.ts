import type { z } from 'zod'
import type { Action, Subject } from '../ability'

type Schema = z.ZodType
/** Named inputs: path parameters or a query string. */
type Fields = z.ZodObject

/**
 * `public`: no token. `signedIn`: any account, for its own data. Otherwise the action and subject that the account's
 * rules must allow.
 */
export type Permission = 'public' | 'signedIn' | readonly [Action, Subject]

/**
 * The place where a failure of this call is shown, when it differs from the client's rule (`src/redux/failures.ts`).
 * `quiet`: nowhere, the part of the page that made the call stays unchanged. `page`: in the page itself, for refusals
 * with these codes. `dialog`: in the dialog, field faults included. `message`: in the dialog, with this text when the
 * server sends none.
 */
export type Failure = 'quiet' | 'dialog' | { readonly page: readonly string[] } | { readonly message: string }

/** A call of the API: the backend answers it, the client sends it and the OpenAPI document describes it. */
export interface Call<
  Query extends Fields | undefined = Fields | undefined,
  Params extends Fields | undefined = Fields | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Can extends Permission = Permission,
> {
  /** The name of the operation, equal to the name of the constant. */
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Without a leading slash; parameters in braces. */
  readonly path: string
  readonly summary: string
  readonly can: Can
  /** Also open to users who must first choose a password. */
  readonly beforeFirstPassword?: true
  /** Also open to a read-only school: the call helps it out of that state. */
  readonly whileReadOnly?: true
  readonly query?: Query
  readonly params?: Params
  readonly body?: Body
  /** The body is a file, sent as raw bytes. */
  readonly bytes?: true
  /** Without a schema the answer is 204, or text or bytes of this `mediaType`. */
  readonly answer?: Answer
  readonly mediaType?: string
  readonly status?: 200 | 201 | 202
  /** Maximum body size in bytes; by default one megabyte, and 4 KB for anybody without an account. */
  readonly limit?: number
  /** A host may leave this call out; it then answers 404. */
  readonly optional?: true
  /** A POST that only reads, because its query is long: it has no idempotency key, and other tabs are not notified. */
  readonly reads?: true
  /** Repeating the write is harmless: it has no idempotency key, so that nothing is stored for each of them. */
  readonly repeatable?: true
  /** Refusals besides those that its parts tell, for the document. */
  readonly refuses?: readonly (404 | 409 | 422)[]
  /** Attempts are counted: too many are answered with 429. */
  readonly counted?: true
  /**
   * The effect of the call on the caller's session; a 401 from such a call does not mean that the session has expired.
   */
  readonly session?: 'begin' | 'renew' | 'end'
  readonly failure?: Failure
}

/** Defines a call. */
export const call = <
  Query extends Fields | undefined = undefined,
  Params extends Fields | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
  const Can extends Permission = Permission,
>(
  one: Call<Query, Params, Body, Answer, Can>,
): Call<Query, Params, Body, Answer, Can> => one

/** The largest body of a few short fields, in bytes. */
export const SMALL_BODY = 4 * 1024
const MEGABYTE = 1024 * 1024

/** The largest body of a call, in bytes. */
export const bodyLimitOf = ({ limit, can }: Pick<Call, 'limit' | 'can'>): number =>
  limit ?? (can === 'public' ? SMALL_BODY : MEGABYTE)

/** The type of a call's answer. */
export type AnswerOf<One> =
  One extends Call<infer _Query, infer _Params, infer _Body, infer Answer>
    ? [Answer] extends [Schema]
      ? z.output<Answer>
      : // biome-ignore lint/suspicious/noConfusingVoidType: a call without an answer is typed as void.
        void
    : never

/**
 * Whether a call takes an idempotency key. Reads may be repeated, a session that was opened twice expires, and ending
 * an ended session has no effect.
 */
export const takesKey = ({
  method,
  reads,
  repeatable,
  session,
}: Pick<Call, 'method' | 'reads' | 'repeatable' | 'session'>): boolean =>
  method !== 'get' && !reads && !repeatable && session !== 'begin' && session !== 'end'
