import type { Call } from '@contract/calls/call'
import type { Problem } from '@core/http/problem'
import { tellOtherTabs } from './news'

/** A request as the pages and the endpoints write it: only what the network needs to know. */
export interface Request {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  data?: unknown
  params?: unknown
  /** What it does to the session of whoever sends it. */
  session?: Call['session']
  /** Whether the answer is one to this request; what is not is a failure. Endpoints have their schema for it. */
  accepts?: (answer: unknown) => boolean
  headers?: Record<string, string>
  responseType?: 'json' | 'blob' | 'arraybuffer'
  signal?: AbortSignal
}

/** `reject` makes a failure of an answer that turned out to be none to its request. */
export type Outcome<Answer> =
  | { data: Answer; error?: undefined; reject: () => Problem }
  | { data?: undefined; error: Problem; reject?: undefined }

/**
 * Sends a request; it never throws, and tells nobody what failed (`failures.ts`). The network's code is loaded at the first one,
 * so that a page which asks nothing does not wait for it.
 */
export async function send<Answer>(request: Request): Promise<Outcome<Answer>> {
  const network = await Promise.all([import('@core/http'), import('@core/http/problem')]).catch(() => null)
  if (!network) return { error: { status: 0, code: 'network', message: '' } }
  const [{ http, rejectAnswer }, { toProblem }] = network
  try {
    const response = await http.request<Answer>(request)
    if ((request.method ?? 'GET') !== 'GET') tellOtherTabs()
    return { data: response.data, reject: () => rejectAnswer(response) }
  } catch (error) {
    return { error: toProblem(error) }
  }
}
