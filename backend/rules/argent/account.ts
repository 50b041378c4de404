import type { Method } from '@contract/argent/transaction'
import type { AccountName } from './settlement'

/** Where money lies after it was taken: the cash box of the cashier, cheques in hand, the bank, or card and mobile providers. */
export function placeOf(method: Method, idCashier: number): AccountName {
  switch (method) {
    case 'CASH':
      return `caisse:${idCashier}`
    case 'CHEQUE':
      return 'cheque_en_main'
    case 'TRANSFER':
      return 'banque'
    default:
      return 'carte_mobile'
  }
}
