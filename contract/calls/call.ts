import type { z } from 'zod'
import type { Action, Subject } from '../ability'

type Schema = z.ZodType
/** What comes by name: parts of a path, a query string. */
type Fields = z.ZodObject

/** `public`: no token. `signedIn`: any account, on its own things. Otherwise what its rules must allow. */
export type Permission = 'public' | 'signedIn' | readonly [Action, Subject]

/**
 * Who says that the call failed, where it is not what the rule of the client says (`src/redux/failures.ts`). `quiet`:
 * nobody, the part of the page that wanted the answer stays as it is. `page`: the page itself, for refusals of these codes.
 * `dialog`: the dialog, for faults of fields too. `message`: the dialog, in these words where the server has none.
 */
export type Failure = 'quiet' | 'dialog' | { readonly page: readonly string[] } | { readonly message: string }

/** A call of the API, as the backend answers it, the client asks it and the document describes it. */
export interface Call<
  Query extends Fields | undefined = Fields | undefined,
  Params extends Fields | undefined = Fields | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Can extends Permission = Permission,
> {
  /** The name of the operation: that of the constant. */
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Without a leading slash; parameters in braces. */
  readonly path: string
  readonly summary: string
  readonly can: Can
  /** Open as well to whoever must choose a password first. */
  readonly beforeFirstPassword?: true
  /** Open as well to a school that may only read: what gets it out of that state. */
  readonly whileReadOnly?: true
  readonly query?: Query
  readonly params?: Params
  readonly body?: Body
  /** The body is a file, as it is. */
  readonly bytes?: true
  /** Without one the answer is 204, or text or bytes of this `mediaType`. */
  readonly answer?: Answer
  readonly mediaType?: string
  readonly status?: 200 | 201 | 202
  /** Bytes of body accepted; a megabyte unless said. */
  readonly limit?: number
  /** A host may leave it out, and answers 404 then. */
  readonly optional?: true
  /** Tries are counted: after too many the answer is 429. */
  readonly counted?: true
  /** What it does to the session of whoever calls: a 401 of such a call is no session that has run out. */
  readonly session?: 'begin' | 'renew' | 'end'
  readonly failure?: Failure
}

/** Writes a call into the table. */
export const call = <
  Query extends Fields | undefined = undefined,
  Params extends Fields | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
  const Can extends Permission = Permission,
>(
  one: Call<Query, Params, Body, Answer, Can>,
): Call<Query, Params, Body, Answer, Can> => one

/** What a call answers. */
export type AnswerOf<One> =
  One extends Call<infer _Query, infer _Params, infer _Body, infer Answer>
    ? [Answer] extends [Schema]
      ? z.output<Answer>
      : // biome-ignore lint/suspicious/noConfusingVoidType: what answers nothing is typed as nothing.
        void
    : never
