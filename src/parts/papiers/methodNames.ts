import type { Method } from '@contract/argent/transaction'

/** How papers name the ways in which money changes hands. */
export const METHOD_NAMES: Record<Method, string> = {
  CASH: 'espèces',
  CHEQUE: 'chèque',
  TRANSFER: 'virement',
  CARD: 'carte',
  MOBILE: 'paiement mobile',
}
