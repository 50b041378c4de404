import type { ExpenseCategory } from '@contract/argent/categorie'
import type { Method, Place } from '@contract/argent/transaction'
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

/** Where money that the school pays is taken from: only cash lies in a box, everything else leaves the bank. */
export const sourceOf = (method: Method, idCashier: number): AccountName =>
  method === 'CASH' ? `caisse:${idCashier}` : 'banque'

/** One of the school's places of money; the cash box is that of the cashier. */
export const accountOfPlace = (place: Place, idCashier: number): AccountName =>
  place === 'caisse' ? `caisse:${idCashier}` : place

/** What an expense is charged to. The fees of exams are no cost: candidates owe them, the school passes them on. */
export const accountOfExpense = (categorie: ExpenseCategory): AccountName =>
  categorie.startsWith('exam_') ? `debours:${categorie}` : `charge:${categorie}`

/** What candidates owed and the school gave up. */
export const LOSS: AccountName = 'perte'

/** Income besides training. */
export const OTHER_INCOME: AccountName = 'produit:autre'
