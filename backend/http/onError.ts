import { type ApiError, faultsInBody } from '@contract/errors'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { InDoubtError, outageOf } from '../database/dialect'
import { type Extra, HttpError } from '../errors'
import { type MessageCode, preferredLanguage, sentenceOf } from '../messages'
import { DoneBefore } from './once'

/** The body of a refusal in the reader's language. */
export function errorBody(c: Context, status: number, code: MessageCode, extra: Extra = {}): ApiError {
  const language = preferredLanguage(c.req.header('Accept-Language'))
  const { errors, ...rest } = extra
  const message = sentenceOf(code, language, extra.details)
  return { statusCode: status, code, message, ...(errors && faultsInBody(errors)), ...rest }
}

/** Outages of the database. The request was valid, and nothing was written unless the write is in doubt. */
const OUTAGES = {
  busy: { status: 503, code: 'busy' },
  full: { status: 507, code: 'storage_full' },
  newer: { status: 503, code: 'outdated' },
  doubt: { status: 503, code: 'in_doubt' },
} as const

function showError(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: an unexpected error must be visible to the operator of the host.
  console.error('Backend error', error)
}

const RETRY_SECONDS = '1'

function outage(c: Context, name: keyof typeof OUTAGES): Response {
  const { status, code } = OUTAGES[name]
  if (name === 'busy' || name === 'doubt') c.header('Retry-After', RETRY_SECONDS)
  return c.json(errorBody(c, status, code), status)
}

/** The seconds that a refusal tells its sender to wait; null when it names none. */
function secondsOf({ extra: { details } }: HttpError): number | null {
  const seconds = typeof details === 'object' && details !== null && 'seconds' in details ? details.seconds : null
  return typeof seconds === 'number' ? seconds : null
}

/** The answer of a refusal. `Retry-After` repeats the seconds of its body, for programs that know only the header. */
export function refusal(c: Context, error: HttpError): Response {
  const seconds = error.status === 429 ? secondsOf(error) : null
  if (seconds !== null) c.header('Retry-After', String(seconds))
  return c.json(errorBody(c, error.status, error.code, error.extra), error.status)
}

/**
 * The only error handler: an `HttpError` becomes its answer, any other error a 500 without details.
 * @param report receives the errors that nobody expected
 */
export const onError =
  (report: (error: Error) => void = showError) =>
  (error: Error, c: Context): Response => {
    if (error instanceof DoneBefore) return error.response
    if (error instanceof HttpError) return refusal(c, error)
    if (error instanceof HTTPException) {
      const code = error.status === 413 ? 'too_large' : 'malformed'
      return c.json(errorBody(c, error.status, code), error.status)
    }
    report(error)
    const reason = error instanceof InDoubtError ? 'doubt' : outageOf(error)
    if (reason) return outage(c, reason)
    return c.json(errorBody(c, 500, 'internal'), 500)
  }
