import type { AnswerOf, Call, Failure } from '@contract/calls/call'
import type { z } from 'zod'
import type { Request } from './send'

type Schema = z.ZodType

/** Path parameters and query by their names, the body as `body`. */
type Named<Query, Params, Body> = (Params extends Schema ? z.output<Params> : unknown) &
  (Query extends Schema ? z.input<Query> : unknown) &
  (Body extends Schema ? { body: z.input<Body> } : unknown)

/** The id alone, where the path has only that parameter. */
type Place<Params> = keyof Params extends 'id' ? Params[keyof Params] : Params

type ArgOfParts<Query, Params, Body> = [Params] extends [Schema]
  ? [Query | Body] extends [undefined]
    ? Place<z.output<Params>>
    : Named<Query, Params, Body>
  : [Query] extends [Schema]
    ? Named<Query, Params, Body>
    : [Body] extends [Schema]
      ? z.input<Body>
      : // biome-ignore lint/suspicious/noConfusingVoidType: a hook with a void argument is called without one
        void

/**
 * The argument of a call: a list takes its query, a record its id, a write its body; a path combined with a query or a
 * body takes `{ id, …query, body }`.
 */
export type ArgOf<One> =
  One extends Call<infer Query, infer Params, infer Body> ? ArgOfParts<Query, Params, Body> : never

interface Parts {
  named: Record<string, unknown>
  data?: unknown
}

function partsOf({ query, params }: Call, arg: unknown): Parts {
  if (!query && !params) return { named: {}, data: arg }
  if (typeof arg !== 'object' || arg === null) return { named: { id: arg } }
  const { body, ...named }: Record<string, unknown> = { ...arg }
  return { named, data: body }
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

/** A request, with how its failure is reported where the general rule does not apply. */
export type CallRequest = Request & { failure?: Failure }

/** Builds the request of a call: the only place where a path is filled in. */
export function requestOf<One extends Call>(call: One, arg: ArgOf<One>): CallRequest {
  const { named, data } = partsOf(call, arg)
  const params = { ...named }
  const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete params[name]
    return encodeURIComponent(String(named[name]))
  })
  return {
    url,
    method: METHODS[call.method],
    ...(call.query && { params }),
    ...(data !== undefined && { data }),
    ...(call.session && { session: call.session }),
    ...(call.reads && { reads: call.reads }),
    ...(call.failure && { failure: call.failure }),
  }
}

/** Options of a request that are not part of the call. */
export type Manner = Pick<CallRequest, 'failure' | 'signal'>

/** Like `ask`, for hooks whose argument differs from the call's. */
export const askAs = <One extends Call, Arg>(call: One, argOf: (arg: Arg) => ArgOf<One>, manner: Manner = {}) => ({
  query: (arg: Arg): CallRequest => ({ ...requestOf(call, argOf(arg)), ...manner }),
  // The schema of this call: TypeScript loses its type for a generic call.
  responseSchema: call.answer as z.ZodType<AnswerOf<One>, AnswerOf<One>> | undefined,
})

/** A call as an endpoint of RTK Query: `build.query({ ...ask(listCandidats), providesTags })`. */
export const ask = <One extends Call>(call: One, manner?: Manner) => askAs(call, (arg: ArgOf<One>) => arg, manner)
