import type { Method } from '@contract/argent/transaction'

/** The names of the payment methods on papers. */
export const METHOD_NAMES: Record<Method, string> = {
  CASH: 'espèces',
  CHEQUE: 'chèque',
  TRANSFER: 'virement',
  CARD: 'carte',
  MOBILE: 'paiement mobile',
}
