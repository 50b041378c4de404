import type { StatutContrat } from '@contract/papiers/contrat'
import type { Tone } from '@core/components/StatusDot'

/** How a contract's state is coloured. */
export const TONES: Record<StatutContrat, Tone> = {
  DRAFT: 'info',
  SIGNED: 'success',
  ENDORSED: 'success',
  TERMINATED: 'neutral',
  CANCELLED: 'neutral',
}
