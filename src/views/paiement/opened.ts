import type { Absence, Ligne } from '@contract/argent/compte'
import type { Transaction } from '@contract/argent/transaction'

/** The panel that is open beside an account; that of payments is kept in the address instead. */
export type Opened =
  | { kind: 'enrol' | 'advance' | 'lots' | 'remise' | 'end' | 'refund' | 'plan' | 'promise' | 'writeOff' }
  | { kind: 'reverse'; transaction: Transaction }
  | { kind: 'decide'; absence: Absence }
  | { kind: 'reverseRemise'; ligne: Ligne }

export type Open = (panel: Opened) => void
