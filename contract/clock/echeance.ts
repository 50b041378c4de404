import { daysBetween } from './days'

/** Days before the end of a paper, card or package on which the school is notified. */
export const ALERT_DAYS = [30, 14, 7, 1] as const
/** An end within this many days counts as soon. */
export const SOON_DAYS = ALERT_DAYS[0]

type Threshold = `${(typeof ALERT_DAYS)[number]}`
/** The levels of an approaching end: the last threshold passed, or the end itself. */
export const ALERT_LEVELS = ['30', '14', '7', '1', 'expire'] as const satisfies readonly (Threshold | 'expire')[]
export type AlertLevel = (typeof ALERT_LEVELS)[number]

/** The last threshold passed for a number of days left; null while the end is further away than all thresholds. */
export function alertLevel(jours: number): AlertLevel | null {
  if (jours < 0) return 'expire'
  const nearest = ALERT_DAYS.filter((threshold) => jours <= threshold).at(-1)
  return nearest === undefined ? null : `${nearest}`
}

/** Whether an end date is past on a day; the end date itself is still valid. */
export const isPast = (fin: string, today: string): boolean => fin < today

export interface Echeance {
  state: 'expired' | 'soon' | 'valid'
  /** Days until the end; negative once it is past. */
  days: number
}

/** The state of a paper, card or package on a day, by its end date. */
export function echeanceOn(fin: string, today: string): Echeance {
  const days = daysBetween(today, fin)
  if (isPast(fin, today)) return { state: 'expired', days }
  return { state: days <= SOON_DAYS ? 'soon' : 'valid', days }
}
