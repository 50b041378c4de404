import axios, { type AxiosInstance } from 'axios'
import { applicationCallbacks, defaultCallbacks, type HttpCallbacks } from './callbacks'
import { REQUEST_TIMEOUT } from './config'
import { addRequestHeaders, handleFailures } from './interceptors'

export interface HttpOptions {
  baseURL?: string
  /** Milliseconds; a request may ask for its own. */
  timeout?: number
  callbacks?: Partial<HttpCallbacks>
}

/** An axios instance with the product's way to send, to renew a session and to fail. */
export function createHttp({ baseURL, timeout = REQUEST_TIMEOUT, callbacks }: HttpOptions = {}): AxiosInstance {
  const http = axios.create({ baseURL, timeout, headers: { Accept: 'application/json' } })
  const current = () => ({ ...defaultCallbacks, ...callbacks })
  addRequestHeaders(http, current)
  handleFailures(http, current)
  return http
}

/** The application's own; `configureHttp` says what it does about errors. */
export const http = createHttp({ baseURL: import.meta.env.VITE_API_URL || '/', callbacks: applicationCallbacks })
