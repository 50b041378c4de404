import type { ApiError, FieldErrors } from '@contract/errors'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { outageOf } from '../database/dialect'
import { MESSAGES, type MessageCode, preferredLanguage } from './messages'

interface Extra {
  errors?: FieldErrors
  details?: unknown
}

/** A refusal that the client is told of: thrown anywhere below a route, it undoes the transaction around it. */
export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: MessageCode,
    readonly extra: Extra = {},
  ) {
    super(code)
    this.name = 'HttpError'
  }
}

export const unauthenticated = (code: 'unauthenticated' | 'bad_credentials' | 'inactive' = 'unauthenticated') =>
  new HttpError(401, code)
export const forbidden = () => new HttpError(403, 'forbidden')
/** Also the answer for a record of another school: that it exists is nobody else's business. */
export const notFound = () => new HttpError(404, 'not_found')
/** Somebody saved the record after it was read; `current` is how it stands. */
export const stale = (current: unknown) => new HttpError(409, 'stale', { details: { current } })
/** Planned events stand on what is to change; `aVenir` says how many. */
export const eventsAhead = (aVenir: number) => new HttpError(409, 'events_ahead', { details: { aVenir } })
export const wrongState = () => new HttpError(409, 'state')
export const invalid = (errors: FieldErrors) => new HttpError(422, 'invalid', { errors })
export const conflict = (errors: FieldErrors, details?: unknown) => new HttpError(409, 'invalid', { errors, details })

/** Makes the body of a refusal in the reader's language. */
export function errorBody(c: Context, status: number, code: MessageCode, extra: Extra = {}): ApiError {
  const language = preferredLanguage(c.req.header('Accept-Language'))
  return { statusCode: status, code, message: MESSAGES[code][language], ...extra }
}

/** Of the database: the request was right, and nothing of it was done. */
const OUTAGES = {
  busy: { status: 503, code: 'busy' },
  full: { status: 507, code: 'storage_full' },
} as const
const RETRY_SECONDS = '1'

function outage(c: Context, name: keyof typeof OUTAGES): Response {
  const { status, code } = OUTAGES[name]
  if (name === 'busy') c.header('Retry-After', RETRY_SECONDS)
  return c.json(errorBody(c, status, code), status)
}

/** The application's one place for errors: named ones as they say, anything else a 500 that tells nothing. */
export function onError(error: Error, c: Context): Response {
  if (error instanceof HttpError) return c.json(errorBody(c, error.status, error.code, error.extra), error.status)
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? 'too_large' : 'malformed'
    return c.json(errorBody(c, error.status, code), error.status)
  }
  // biome-ignore lint/suspicious/noConsole: an unforeseen error must leave a trace for whoever runs the host.
  console.error('Backend error', error)
  const reason = outageOf(error)
  if (reason) return outage(c, reason)
  return c.json(errorBody(c, 500, 'internal'), 500)
}
