import type { StatutCheque } from '@contract/argent/statutCheque'
import type { AccountName, CausedLine } from '../argent/settlement'

export const CHEQUES_IN_HAND = 'cheque_en_main'
export const CHEQUES_AT_BANK = 'cheque_remis'
const BANK = 'banque'
/** The account of what the bank takes for refused cheques. */
export const BANK_FEES = 'frais_bancaires'

/** The account that holds the money of a cheque in a state. */
export function accountOfCheque(statut: StatutCheque): AccountName {
  if (statut === 'REMIS') return CHEQUES_AT_BANK
  return statut === 'ENCAISSE' ? BANK : CHEQUES_IN_HAND
}

/** The cause of what happens to a cheque besides its payment, and of the bank's fee for refusing it. */
export const causeOfCheque = (id: number) => `cheque:${id}`
export const causeOfFee = (id: number) => `frais:${id}`

/** The lines of the bank's fee for a refused cheque, and of the candidate's debt when the fee is passed on. */
export function refusalFee(id: number, montant: number, idCandidat: number | null): CausedLine[] {
  if (montant === 0) return []
  const fee = { debit: BANK_FEES, credit: BANK, montant, cause: causeOfFee(id) }
  if (idCandidat === null) return [fee]
  return [fee, { ...fee, debit: `candidat:${idCandidat}`, credit: 'produit:penalite' }]
}
