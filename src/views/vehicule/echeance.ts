import type { Tone } from '@core/components/StatusDot'
import { daysBetween } from '@core/format/date'

/** Papers are told of within this many days, as the contract's `ALERTES_JOURS` says. */
const SOON_DAYS = 30

export interface EcheanceState {
  state: 'expired' | 'soon' | 'valid'
  tone: Tone
  /** Days until the last one; negative once it is past. */
  days: number
}

/** How a paper stands on a day: its last day still counts. */
export function echeanceState(fin: string, today: string): EcheanceState {
  const days = daysBetween(today, fin)
  if (days < 0) return { state: 'expired', tone: 'danger', days }
  return days <= SOON_DAYS ? { state: 'soon', tone: 'warning', days } : { state: 'valid', tone: 'success', days }
}
