import { addDays, addMonths, firstOfMonth, lastOfMonth, mondayOf } from '@contract/clock/days'

/** The views of the planning, by their names in the address. */
export const VUES = ['mois', 'semaine', 'jour', 'liste', 'moniteurs', 'vehicules'] as const
export type Vue = (typeof VUES)[number]

/** One column per person or vehicle, for one day. */
export const isSideBySide = (vue: Vue): vue is 'moniteurs' | 'vehicules' => vue === 'moniteurs' || vue === 'vehicules'

/** Has an axis of hours, whose height depends on when the school is open. */
export const hasHours = (vue: Vue): boolean => vue !== 'mois' && vue !== 'liste'

/** A range of days, the end excluded. */
export interface Days {
  from: string
  to: string
}

/** How many days back unattested lessons are loaded: about the server's limit; a link leads to the older ones. */
const LATE_DAYS = 91

/** The days that a view shows around a day: whole weeks, Monday first; unattested lessons are in the past. */
export function daysOf(vue: Vue, day: string, isLate = false): Days {
  if (vue === 'mois') {
    return { from: mondayOf(firstOfMonth(day)), to: addDays(mondayOf(lastOfMonth(day)), 7) }
  }
  if (vue === 'liste' && isLate) return lateDays(day)
  if (vue === 'semaine' || vue === 'liste') return { from: mondayOf(day), to: addDays(mondayOf(day), 7) }
  return { from: day, to: addDays(day, 1) }
}

/** The range of past days for unattested lessons. */
const lateDays = (day: string): Days => ({ from: addDays(day, 1 - LATE_DAYS), to: addDays(day, 1) })

/** The day after one step forward (1) or back (-1). */
export function step(vue: Vue, day: string, direction: 1 | -1, isLate = false): string {
  if (vue === 'mois') return addMonths(firstOfMonth(day), direction)
  if (vue === 'liste' && isLate) return addDays(day, LATE_DAYS * direction)
  // Another week of the list starts at its Monday.
  if (vue === 'liste') return addDays(mondayOf(day), 7 * direction)
  return addDays(day, vue === 'semaine' ? 7 * direction : direction)
}
