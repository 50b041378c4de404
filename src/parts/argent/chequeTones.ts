import type { StatutCheque } from '@contract/argent/statutCheque'
import type { Tone } from '@core/components/StatusDot'

/** The colour of each state of a cheque, wherever it is shown. */
export const CHEQUE_TONES: Record<StatutCheque, Tone> = {
  EN_MAIN: 'warning',
  REMIS: 'info',
  ENCAISSE: 'success',
  REJETE: 'danger',
  RENDU: 'neutral',
}
