import type { Problem } from '@core/http/problem'
import { tellOtherTabs } from './news'

/** A request as the pages and the endpoints write it: only what the network needs to know. */
export interface Request {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  data?: unknown
  params?: unknown
  /** Milliseconds, where the usual 5000 cannot be enough. */
  timeout?: number
  headers?: Record<string, string>
  responseType?: 'json' | 'blob' | 'arraybuffer'
  signal?: AbortSignal
}

export type Outcome<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: Problem }

/**
 * Sends a request; it never throws, and tells nobody what failed (`failures.ts`). The network's code is loaded at the first one,
 * so that a page which asks nothing does not wait for it.
 */
export async function send<Answer>(request: Request): Promise<Outcome<Answer>> {
  const network = await Promise.all([import('@core/http'), import('@core/http/problem')]).catch(() => null)
  if (!network) return { error: { status: 0, code: 'network', message: '' } }
  const [{ http }, { toProblem }] = network
  try {
    const { data } = await http.request<Answer>({ ...request, silent: true })
    if ((request.method ?? 'GET') !== 'GET') tellOtherTabs()
    return { data }
  } catch (error) {
    return { error: toProblem(error) }
  }
}
