import type { PaperState } from '@contract/ecole/dossier'
import type { Tone } from '@core/components/StatusDot'

/** The colour of a paper by how close its expiry is. */
export const ECHEANCE_TONES: Record<PaperState, Tone> = {
  missing: 'neutral',
  valid: 'success',
  soon: 'warning',
  expired: 'danger',
}
