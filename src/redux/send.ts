import type { Call } from '@contract/calls/call'
import type { Problem } from '@core/http/problem'
import { tellOtherTabs } from './news'

/** A request as pages and endpoints describe it. */
export interface Request {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  data?: unknown
  params?: unknown
  /** Its effect on the sender's session. */
  session?: Call['session']
  /** A POST that writes nothing. */
  reads?: true
  /**
   * Whether the answer is valid for this request; an invalid one counts as a failure. Endpoints use their schema
   * instead.
   */
  accepts?: (answer: unknown) => boolean
  headers?: Record<string, string>
  responseType?: 'json' | 'blob' | 'arraybuffer'
  signal?: AbortSignal
  /** Called with the share of the body that was sent, between 0 and 1; the mocked network reports nothing. */
  onUploadProgress?: (event: { progress?: number }) => void
}

/** `reject` turns an answer that proved invalid into a failure. */
export type Outcome<Answer> =
  | { data: Answer; error?: undefined; reject: () => Problem }
  | { data?: undefined; error: Problem; reject?: undefined }

/**
 * Sends a request; it never throws and reports no failure (see `failures.ts`). The network code is loaded with the
 * first request, so that a page without requests does not wait for it.
 */
export async function send<Answer>(request: Request): Promise<Outcome<Answer>> {
  const network = await Promise.all([import('@core/http'), import('@core/http/problem')]).catch(() => null)
  if (!network) return { error: { status: 0, code: 'network', message: '' } }
  const [{ http, rejectAnswer }, { toProblem }] = network
  try {
    const response = await http.request<Answer>(request)
    if ((request.method ?? 'GET') !== 'GET' && !request.reads) tellOtherTabs()
    return { data: response.data, reject: () => rejectAnswer(response) }
  } catch (error) {
    return { error: toProblem(error) }
  }
}
