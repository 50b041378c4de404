import type { FieldErrors } from '@contract/errors'
import { type Calendar, isExam } from '@contract/planning/evenement'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageCode } from './messages'

export interface Extra {
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
/** The same with how many of them are exams, and the first few, for whoever may cancel them in the same step. */
export const eventsToCancel = (ahead: readonly { calendar: Calendar; debut: string }[]) => {
  const examens = ahead.filter(({ calendar }) => isExam(calendar)).length
  const premiers = ahead.slice(0, 3).map(({ calendar, debut }) => ({ calendar, start: debut }))
  return new HttpError(409, 'events_ahead', { details: { aVenir: ahead.length, examens, premiers } })
}
export const wrongState = () => new HttpError(409, 'state')
/** Too many tries; `until` is the moment from which others are taken. */
export const tooMany = (until: string, now: Date) =>
  new HttpError(429, 'too_many', {
    details: { seconds: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)) },
  })
export const invalid = (errors: FieldErrors, details?: unknown) =>
  new HttpError(422, 'invalid', { errors, ...(details !== undefined && { details }) })
export const conflict = (errors: FieldErrors, details?: unknown) => new HttpError(409, 'invalid', { errors, details })
