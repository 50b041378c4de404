import { deviceInfo } from '@core/platform/device'
import {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios'
import { badAnswer, fits } from './answers'
import type { HttpCallbacks } from './callbacks'
import { carriesKey, carriesToken, renewsSession } from './config'
import { noteFailure } from './failures'
import { closeIntent, intentOf, KEY_HEADER, turnAwayIntent } from './intents'
import { saysUnauthenticated } from './problem'
import { createRenewal } from './renewal'
import { longerLimitOf } from './timeLimits'
import { storedAccessToken, TOKEN_TYPE } from './tokens'

/** Headers hold printable ASCII only. The percent sign is encoded too, because the reader decodes. */
const HEADER_SAFE = /^[\x20-\x24\x26-\x7e]*$/
const HALF_CHARACTERS = /\p{Surrogate}/gu

/** Percent-encodes a text where a header requires it. */
function headerSafe(text: string): string {
  const short = text.trim().slice(0, 400)
  return HEADER_SAFE.test(short) ? short : encodeURIComponent(short.replace(HALF_CHARACTERS, ''))
}

const bearer = (token: string) => `${TOKEN_TYPE} ${token}`

/** The token that the request carried, if any. */
function tokenOf(config: InternalAxiosRequestConfig): string | undefined {
  const header = config.headers.get('Authorization')
  return typeof header === 'string' ? header.slice(TOKEN_TYPE.length + 1) : undefined
}

/** Adds the idempotency key of a write; the renewal of a session brings its own. */
function addKey(config: InternalAxiosRequestConfig): void {
  const isNamed = config.headers.has(KEY_HEADER) && !config.intent
  if (isNamed || !carriesKey(config)) return
  config.intent ??= intentOf(config)
  config.headers.set(KEY_HEADER, config.intent.key)
}

/** Adds the device information, the language, the bearer token and a write's key to every request. */
export function addRequestHeaders(http: AxiosInstance, callbacks: () => HttpCallbacks): void {
  http.interceptors.request.use(async (config) => {
    const { beforeRequest, language } = callbacks()
    try {
      await beforeRequest()
    } catch {
      throw new AxiosError('Not ready', AxiosError.ERR_NETWORK, config)
    }
    // The prerequisite may have installed its own adapter.
    config.adapter = http.defaults.adapter
    if (config.timeout === http.defaults.timeout) config.timeout = longerLimitOf(config.url) ?? config.timeout
    for (const [name, value] of Object.entries(deviceInfo())) config.headers.set(name, headerSafe(value))
    config.headers.set('Accept-Language', language())
    const token = storedAccessToken()
    if (token && carriesToken(config)) config.headers.set('Authorization', bearer(token))
    else config.headers.delete('Authorization')
    addKey(config)
    return config
  })
}

/** Renews an expired session, rejects invalid answers, and records all other failures. */
export function handleFailures(http: AxiosInstance, callbacks: () => HttpCallbacks): void {
  const renew = createRenewal(http, callbacks)
  let expired: string | undefined

  function endSession(token: string): void {
    if (expired === token) return
    expired = token
    callbacks().onSessionExpired(token)
  }

  /** Repeats the request with a new token, or fails silently: an ended session has its own dialog. */
  async function sendAgain(error: AxiosError, config: InternalAxiosRequestConfig, token: string) {
    if (expired === token) throw error
    const renewal = config.retried ? 'expired' : await renew(token)
    if (renewal === 'renewed') return http.request({ ...config, retried: true })
    if (config.intent) turnAwayIntent(config.intent)
    if (renewal === 'unreachable') {
      return fail(new AxiosError('Session not renewed', AxiosError.ERR_NETWORK, { ...config, intent: undefined }))
    }
    callbacks().hideLoader()
    if (renewal === 'expired') endSession(token)
    else if (!storedAccessToken()) callbacks().onTokenMissing()
    throw error
  }

  function fail(error: unknown): never {
    noteFailure(error, callbacks())
    throw error
  }

  /** Handles a request refused for lack of a session: renews the session, or calls `onTokenMissing`. */
  function refused(error: AxiosError, config: InternalAxiosRequestConfig) {
    const token = tokenOf(config)
    if (token) return sendAgain(error, config, token)
    if (config.intent) turnAwayIntent(config.intent)
    if (!storedAccessToken() && callbacks().onTokenMissing()) throw error
    return fail(error)
  }

  function answered(response: AxiosResponse): AxiosResponse | Promise<AxiosResponse> {
    const { config, request } = response
    if (saysUnauthenticated(response) && renewsSession(config)) {
      return refused(new AxiosError('Unauthenticated', AxiosError.ERR_BAD_REQUEST, config, request, response), config)
    }
    if (!fits(response)) return fail(badAnswer(response))
    if (config.intent) closeIntent(config.intent)
    return response
  }

  http.interceptors.response.use(answered, (error: unknown) => {
    if (isAxiosError(error) && error.config && saysUnauthenticated(error.response) && renewsSession(error.config)) {
      return refused(error, error.config)
    }
    return fail(error)
  })
}
