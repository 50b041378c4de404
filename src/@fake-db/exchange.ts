import { UNROUTED_HEADER } from '@contract/unrouted'
import type { InternalAxiosRequestConfig } from 'axios'
import axios from 'axios'

/** Anything that answers like a server: a Hono application, a test's backend, or the worker that hosts one. */
export interface BackendHost {
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

/** An answer in the mock adapter's format. */
export type Reply = [status: number, data: unknown, headers: Record<string, string>]

export interface Exchanged {
  reply: Reply
  unrouted: boolean
}

export const isUnrouted = ({ unrouted }: Exchanged): boolean => unrouted

const WITHOUT_BODY = new Set(['GET', 'HEAD'])

/** The path with its query, from the root; the base URL is irrelevant in the browser. */
function pathOf(config: InternalAxiosRequestConfig): string {
  const uri = axios.getUri({ ...config, baseURL: undefined })
  return uri.startsWith('/') ? uri : `/${uri}`
}

/** Axios's headers for fetch; those that a browser sets itself are dropped. */
function headersOf(config: InternalAxiosRequestConfig): Record<string, string> {
  const entries = Object.entries(config.headers.toJSON()).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

async function bodyOf(response: Response, responseType: InternalAxiosRequestConfig['responseType']): Promise<unknown> {
  if (responseType === 'arraybuffer') return response.arrayBuffer()
  if (responseType === 'blob') return response.blob()
  return response.text()
}

/** Passes a request of axios to the backend and returns its answer; as over a network, only text and bytes pass. */
export async function exchange(backend: BackendHost, config: InternalAxiosRequestConfig): Promise<Exchanged> {
  const method = (config.method ?? 'get').toUpperCase()
  const response = await backend.request(pathOf(config), {
    method,
    headers: headersOf(config),
    ...(WITHOUT_BODY.has(method) || config.data === undefined ? {} : { body: config.data }),
  })
  const headers = Object.fromEntries(response.headers)
  return {
    reply: [response.status, await bodyOf(response, config.responseType), headers],
    unrouted: response.status === 404 && response.headers.has(UNROUTED_HEADER),
  }
}
