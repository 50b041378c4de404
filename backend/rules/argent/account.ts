import type { ExpenseCategory } from '@contract/argent/categorie'
import type { Method, Place } from '@contract/argent/transaction'
import type { AccountName } from './settlement'

/**
 * The account of money received by a method: the cash box of the cashier, cheques in hand, the bank, or card and mobile
 * providers.
 */
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

/** The account from which the school pays by a method: cash from the cashier's box, everything else from the bank. */
export const sourceOf = (method: Method, idCashier: number): AccountName =>
  method === 'CASH' ? `caisse:${idCashier}` : 'banque'

/** The account of one of the school's places of money; the cash box is the cashier's own. */
export const accountOfPlace = (place: Place, idCashier: number): AccountName =>
  place === 'caisse' ? `caisse:${idCashier}` : place

/**
 * The account to which an expense is charged. Exam fees are not a cost of the school: candidates owe them and the
 * school passes them on.
 */
export const accountOfExpense = (categorie: ExpenseCategory): AccountName =>
  categorie.startsWith('exam_') ? `debours:${categorie}` : `charge:${categorie}`

/** The account of debts that the school has written off. */
export const LOSS: AccountName = 'perte'

/** The account of income besides training. */
export const OTHER_INCOME: AccountName = 'produit:autre'
