import { addDays, addMonths, firstOfMonth, lastOfMonth, mondayOf } from '@contract/clock/days'

/** The ways to look at the planning; the words are those of the address. */
export const VUES = ['mois', 'semaine', 'jour', 'liste', 'moniteurs', 'vehicules'] as const
export type Vue = (typeof VUES)[number]

/** One column a person or a vehicle, for one day. */
export const isSideBySide = (vue: Vue): vue is 'moniteurs' | 'vehicules' => vue === 'moniteurs' || vue === 'vehicules'

/** Days, the last one not included. */
export interface Days {
  from: string
  to: string
}

/** How far back one looks at once for what nobody has attested: about as far as the server answers; the page names the rest. */
const LATE_DAYS = 91

/** The days that a view shows around a day: whole weeks, Monday first; what is still to be attested lies before it. */
export function daysOf(vue: Vue, day: string, isLate = false): Days {
  if (vue === 'mois') {
    return { from: mondayOf(firstOfMonth(day)), to: addDays(mondayOf(lastOfMonth(day)), 7) }
  }
  if (vue === 'liste' && isLate) return lateDays(day)
  if (vue === 'semaine' || vue === 'liste') return { from: mondayOf(day), to: addDays(mondayOf(day), 7) }
  return { from: day, to: addDays(day, 1) }
}

/** The days up to one on which a lesson may still wait to be attested. */
const lateDays = (day: string): Days => ({ from: addDays(day, 1 - LATE_DAYS), to: addDays(day, 1) })

/** The day to look at after one step forward (1) or back (-1). */
export function step(vue: Vue, day: string, direction: 1 | -1, isLate = false): string {
  if (vue === 'mois') return addMonths(firstOfMonth(day), direction)
  if (vue === 'liste' && isLate) return addDays(day, LATE_DAYS * direction)
  // Another week of the list is read from its beginning.
  if (vue === 'liste') return addDays(mondayOf(day), 7 * direction)
  return addDays(day, vue === 'semaine' ? 7 * direction : direction)
}
