import type { ConfigPrixFields } from '@contract/argent/configPrix'
import type { FieldErrors } from '@contract/errors'
import { roundedQuotient } from './rounding'

/**
 * Minutes of driving whose price is the maximum that a school in France may charge for accompanying a candidate to a
 * driving exam (decree 2015-1571). Presenting a candidate is free, so the exam's price consists of nothing else.
 */
const ACCOMPANIMENT_MINUTES: Readonly<Record<string, number>> = {
  B: 60,
  B1: 60,
  A: 90,
  A1: 90,
  A2: 90,
  BE: 90,
  C: 120,
  C1: 120,
  D: 120,
  D1: 120,
  CE: 150,
  C1E: 150,
  DE: 150,
  D1E: 150,
}

const DRIVING_EXAMS = [
  ['circulation_exam_price', 'circulation_hour_price'],
  ['maneuver_exam_price', 'maneuver_hour_price'],
] as const

/** The faults of driving exams whose price exceeds the maximum in the school's country. */
export function accompanimentFaults(prices: ConfigPrixFields, permi: { pays: string; code: string }): FieldErrors {
  const minutes = permi.pays === 'FR' ? ACCOMPANIMENT_MINUTES[permi.code] : undefined
  if (minutes === undefined) return {}
  const above = DRIVING_EXAMS.filter(([exam, hour]) => prices[exam] > roundedQuotient(prices[hour] * minutes, 60))
  return Object.fromEntries(above.map(([exam]) => [exam, 'above_accompaniment'] as const))
}
