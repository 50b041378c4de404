import type { DemoOwner } from '@contract/demo/owner'
import type { InternalAxiosRequestConfig } from 'axios'
import type { Reply } from '../../exchange'
import { addressOf, type Query } from './query'
import { Refusal } from './refusal'
import { languageOf } from './sentences'

export interface DemoRequest {
  query: Query
  /** The parsed JSON body; undefined without a body. */
  body: unknown
  /** The last part of a path that ends in `/:id`. */
  id: string
}

type Answer = readonly [status: number, data?: unknown]

/** Answers a request or throws a `Refusal`. */
export type Handler = (request: DemoRequest) => Answer

/** The calls of one area by `METHOD /path`; a final `/:id` matches any value. */
export type Calls = Record<string, Handler>

/** An area's module creates the area with its own copy of the sample data for the signed-in user. */
export interface AreaModule {
  begin: (me: DemoOwner) => Calls
}

/**
 * Serialised, as over a network, so that a caller cannot change the sample data. An empty answer is an empty object,
 * because an empty body would count as a lost answer.
 */
const replyOf = ([status, data = {}]: Answer): Reply => [
  status,
  JSON.stringify(data),
  { 'content-type': 'application/json' },
]

function bodyOf({ data }: InternalAxiosRequestConfig): unknown {
  if (data === undefined || data === null || data === '') return undefined
  if (typeof data !== 'string') throw new Refusal(400, 'malformed')
  try {
    return JSON.parse(data)
  } catch {
    throw new Refusal(400, 'malformed')
  }
}

/** The handler of a call with the id in its path. */
function find(calls: Calls, method: string, path: string): [Handler, string] | undefined {
  const named = `${method} ${path}`
  const whole = Object.hasOwn(calls, named) ? calls[named] : undefined
  if (whole) return [whole, '']
  const slash = named.lastIndexOf('/')
  const pattern = `${named.slice(0, slash)}/:id`
  const one = Object.hasOwn(calls, pattern) ? calls[pattern] : undefined
  return one && [one, named.slice(slash + 1)]
}

/** Answers a request with an area's calls; undefined when none matches. */
export function answerFrom(calls: Calls, config: InternalAxiosRequestConfig): Reply | undefined {
  const { path, query } = addressOf(config)
  const method = (config.method ?? 'get').toUpperCase()
  const found = find(calls, method, path)
  if (!found) return undefined
  const [handler, id] = found
  try {
    const body = bodyOf(config)
    // The record to delete is named in the address, or in the body by some callers.
    return replyOf(handler({ query: method === 'DELETE' ? query.with(body) : query, body, id }))
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'failed')
    return replyOf([refusal.status, refusal.body(languageOf(config.headers.get('Accept-Language')))])
  }
}
