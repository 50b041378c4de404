import axios, { type AxiosInstance, type AxiosResponse } from 'axios'
import { badAnswer } from './answers'
import { applicationCallbacks, defaultCallbacks, type HttpCallbacks } from './callbacks'
import { noteFailure } from './failures'
import { reopenIntent } from './intents'
import { addRequestHeaders, handleFailures } from './interceptors'
import { type Problem, toProblem } from './problem'
import { REQUEST_TIMEOUT } from './timeLimits'

export interface HttpOptions {
  baseURL?: string
  /** Milliseconds, for calls without a limit in `timeLimits.ts`. */
  timeout?: number
  callbacks?: Partial<HttpCallbacks>
}

/** An axios instance with the application's headers, session renewal and error handling. */
export function createHttp({ baseURL, timeout = REQUEST_TIMEOUT, callbacks }: HttpOptions = {}): AxiosInstance {
  const http = axios.create({ baseURL, timeout, headers: { Accept: 'application/json' } })
  const current = () => ({ ...defaultCallbacks, ...callbacks })
  addRequestHeaders(http, current)
  handleFailures(http, current)
  return http
}

/** The application's own instance; `configureHttp` sets how it reacts to errors. */
export const http = createHttp({ baseURL: import.meta.env.VITE_API_URL || '/', callbacks: applicationCallbacks })

/** Turns an answer of `http` that proved invalid into a failure like any other. */
export function rejectAnswer(response: AxiosResponse): Problem {
  if (response.config.intent) reopenIntent(response.config.intent)
  const error = badAnswer(response)
  noteFailure(error, applicationCallbacks)
  return toProblem(error)
}
