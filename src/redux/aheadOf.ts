import type { Problem } from '@core/http/problem'
import type { SerializedError } from '@reduxjs/toolkit'
import { problemOf } from './problemOf'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** How many planned events kept a record from being archived; 0 when it was refused for another reason. */
export function aheadOf(error: Problem | SerializedError): number {
  const { code, details } = problemOf(error)
  if (code !== 'events_ahead' || !isRecord(details)) return 0
  return typeof details.aVenir === 'number' ? details.aVenir : 0
}
