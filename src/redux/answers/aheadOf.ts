import { CALENDARS, type Calendar } from '@contract/planning/evenement'
import type { Problem } from '@core/http/problem'
import { isRecord } from '@core/isRecord'
import type { SerializedError } from '@reduxjs/toolkit'
import { problemOf } from './problemOf'

/** The number of planned events that prevented the archiving of a record; 0 when it was refused for another reason. */
export function aheadOf(error: Problem | SerializedError): number {
  const { code, details } = problemOf(error)
  if (code !== 'events_ahead' || !isRecord(details)) return 0
  return typeof details.aVenir === 'number' ? details.aVenir : 0
}

/** The planned events that archiving a candidate would cancel. */
export interface WhatIsAhead {
  lecons: number
  examens: number
  premiers: { calendar: Calendar; start: string }[]
}

const isEvent = (value: unknown): value is WhatIsAhead['premiers'][number] =>
  isRecord(value) && typeof value.start === 'string' && CALENDARS.some((calendar) => calendar === value.calendar)

/**
 * The planned events, exams excluded, that prevented the archiving of candidates; null when it was refused for another
 * reason.
 */
export function whatIsAhead(error: Problem | SerializedError): WhatIsAhead | null {
  const count = aheadOf(error)
  const { details } = problemOf(error)
  if (count === 0 || !isRecord(details)) return null
  const examens = typeof details.examens === 'number' ? details.examens : 0
  const premiers = Array.isArray(details.premiers) ? details.premiers.filter(isEvent) : []
  return { lecons: count - examens, examens, premiers }
}
