import type { ConfigPrixFields } from '@contract/argent/configPrix'
import type { FieldErrors } from '@contract/errors'
import { roundedQuotient } from './rounding'

/**
 * France: the most that a school may ask for accompanying a candidate to a driving exam is the price of so many
 * minutes of driving (decree 2015-1571). Presenting a candidate is free, so the exam's price is nothing else.
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

/** The driving exams priced above what the law of the school's country allows for the permit. */
export function accompanimentFaults(prices: ConfigPrixFields, permi: { pays: string; code: string }): FieldErrors {
  const minutes = permi.pays === 'FR' ? ACCOMPANIMENT_MINUTES[permi.code] : undefined
  if (minutes === undefined) return {}
  const above = DRIVING_EXAMS.filter(([exam, hour]) => prices[exam] > roundedQuotient(prices[hour] * minutes, 60))
  return Object.fromEntries(above.map(([exam]) => [exam, 'above_accompaniment'] as const))
}
