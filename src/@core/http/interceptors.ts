import { deviceInfo } from '@core/platform/device'
import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import type { HttpCallbacks } from './callbacks'
import { carriesToken, renewsSession } from './config'
import { toProblem } from './problem'
import { createRenewal } from './renewal'
import { storedAccessToken, TOKEN_TYPE } from './tokens'

/** A header holds printable ASCII only. A percent sign is encoded too: whoever reads it decodes. */
const HEADER_SAFE = /^[\x20-\x24\x26-\x7e]*$/
const HALF_CHARACTERS = /\p{Surrogate}/gu

/** The text as a header can hold it: percent-encoded where it must be. */
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

/** Adds the device information, the language and the bearer token to every request. */
export function addRequestHeaders(http: AxiosInstance, callbacks: () => HttpCallbacks): void {
  http.interceptors.request.use(async (config) => {
    const { beforeRequest, language } = callbacks()
    try {
      await beforeRequest()
    } catch {
      throw new AxiosError('Not ready', AxiosError.ERR_NETWORK, config)
    }
    // What had to be there first may have brought its own way to answer.
    config.adapter = http.defaults.adapter
    for (const [name, value] of Object.entries(deviceInfo())) config.headers.set(name, headerSafe(value))
    config.headers.set('Accept-Language', language())
    const token = storedAccessToken()
    if (token && carriesToken(config.url)) config.headers.set('Authorization', bearer(token))
    else config.headers.delete('Authorization')
    return config
  })
}

/** Renews a session that has run out, and shows whatever else went wrong. */
export function handleFailures(http: AxiosInstance, callbacks: () => HttpCallbacks): void {
  const renew = createRenewal(http, (tokens) => callbacks().onTokens(tokens))
  let expired: string | undefined

  function endSession(token: string): void {
    if (expired === token) return
    expired = token
    callbacks().onSessionExpired(token)
  }

  /** Sends the request again with a new token, or fails without a word: an ended session has its own dialog. */
  async function sendAgain(error: AxiosError, config: InternalAxiosRequestConfig, token: string) {
    if (expired === token) throw error
    const renewal = config.retried ? 'expired' : await renew(token)
    if (renewal === 'renewed') return http.request({ ...config, retried: true })
    if (renewal === 'unreachable') return fail(new AxiosError('Session not renewed', AxiosError.ERR_NETWORK, config))
    callbacks().hideLoader()
    if (renewal === 'expired') endSession(token)
    throw error
  }

  function fail(error: unknown): never {
    const { code, message } = toProblem(error)
    const silent = isAxiosError(error) && error.config?.silent
    if (code !== 'cancelled') {
      const { hideLoader, noAnswerMessage, onError } = callbacks()
      hideLoader()
      if (!silent) onError(message || noAnswerMessage())
    }
    throw error
  }

  http.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && error.config && error.response?.status === 401) {
      const token = tokenOf(error.config)
      if (token && renewsSession(error.config.url)) return sendAgain(error, error.config, token)
    }
    return fail(error)
  })
}
