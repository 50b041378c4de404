import type { Evenement } from '@contract/planning/evenement'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useMinute } from '@core/hooks/useMinute'
import { type Standing, standingOf, standingWord } from './eventWords'
import { useWords } from './useWords'

const TONES: Record<Standing, Tone> = {
  PLANNED: 'info',
  OVERDUE: 'warning',
  SUCCESS: 'success',
  FAILED: 'danger',
  NO_SHOW: 'danger',
  CANCELLED: 'neutral',
}

/** The state of an event, as a word with a dot. */
export function StandingDot({ event }: { event: Evenement }) {
  const words = useWords()
  const standing = standingOf(event, useMinute())
  return <StatusDot tone={TONES[standing]} label={standingWord(event, standing, words)} />
}
