import type { CandidatDocument } from '@contract/ecole/candidat'
import type { Tone } from '@core/components/StatusDot'
import { daysBetween } from '@core/format/date'

/** A paper is asked for anew this many days before it runs out. */
const SOON_DAYS = 30

export type PaperState = 'missing' | 'valid' | 'soon' | 'expired'

export const PAPER_TONES: Record<PaperState, Tone> = {
  missing: 'neutral',
  valid: 'success',
  soon: 'warning',
  expired: 'danger',
}

type Paper = Pick<CandidatDocument, 'recu' | 'dateExpiration'>

/** How a paper stands on a day, and the days left until it runs out; it is still valid on the day that it names. */
export function paperState({ recu, dateExpiration }: Paper, today: string): { state: PaperState; days: number } {
  if (!recu) return { state: 'missing', days: 0 }
  if (!dateExpiration) return { state: 'valid', days: 0 }
  const days = daysBetween(today, dateExpiration)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= SOON_DAYS ? 'soon' : 'valid', days }
}
