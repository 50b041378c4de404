import type { Pays } from '@contract/clock/pays'
import type { FieldErrors } from '@contract/errors'
import { type Calendar, isExam } from '@contract/planning/evenement'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageCode } from './messages'

export interface Extra {
  errors?: FieldErrors
  details?: unknown
}

/** A refusal for the client. Thrown anywhere below a route, it rolls the surrounding transaction back. */
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
/** Also the answer for a record of another school, so that its existence is not revealed. */
export const notFound = () => new HttpError(404, 'not_found')
/** The record was saved by somebody else after it was read. `current` is its current state. */
export const stale = (current: unknown) => new HttpError(409, 'stale', { details: { current } })
/** Planned events depend on the change; `aVenir` is their number. */
export const eventsAhead = (aVenir: number) => new HttpError(409, 'events_ahead', { details: { aVenir } })
/**
 * The same refusal with the number of exams and the first few events, for callers who may cancel them in the same step.
 */
export const eventsToCancel = (ahead: readonly { calendar: Calendar; start: string }[]) => {
  const examens = ahead.filter(({ calendar }) => isExam(calendar)).length
  const premiers = ahead.slice(0, 3).map(({ calendar, start }) => ({ calendar, start }))
  return new HttpError(409, 'events_ahead', { details: { aVenir: ahead.length, examens, premiers } })
}
/** An amount above what the school allows; `plafond` is in millimes of the country's currency. */
export const aboveCeiling = (
  code: 'plafond_remise' | 'plafond_remboursement' | 'plafond_depense' | 'plafond_contrepassation' | 'plafond_especes',
  plafond: number,
  pays: Pays,
) => new HttpError(code === 'plafond_especes' ? 409 : 403, code, { details: { plafond, pays } })
export const wrongState = () => new HttpError(409, 'state')
/** Too many tries. `until` is the moment from which further tries are accepted. */
export const tooMany = (until: string, now: Date) =>
  new HttpError(429, 'too_many', {
    details: { seconds: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000)) },
  })
export const invalid = (errors: FieldErrors, details?: unknown) =>
  new HttpError(422, 'invalid', { errors, ...(details !== undefined && { details }) })
export const conflict = (errors: FieldErrors, details?: unknown) => new HttpError(409, 'invalid', { errors, details })
