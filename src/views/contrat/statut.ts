import type { StatutContrat } from '@contract/papiers/contrat'
import type { Tone } from '@core/components/StatusDot'

/** The colour of each state of a contract. */
export const TONES: Record<StatutContrat, Tone> = {
  DRAFT: 'info',
  SIGNED: 'success',
  ENDORSED: 'success',
  TERMINATED: 'neutral',
  CANCELLED: 'neutral',
}
