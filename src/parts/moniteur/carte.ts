import { daysBetween } from '@core/format/date'

const WARNING_DAYS = 30

export interface CarteState {
  state: 'expired' | 'soon' | 'valid'
  /** Days until the last one; negative once it is past. */
  days: number
}

/** How an instructor's card stands on a day: its last day still counts. */
export function carteState(expiration: string, today: string): CarteState {
  const days = daysBetween(today, expiration)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= WARNING_DAYS ? 'soon' : 'valid', days }
}
