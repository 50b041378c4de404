import type { CausedLine } from '../argent/settlement'

export const CHEQUES_IN_HAND = 'cheque_en_main'
export const CHEQUES_AT_BANK = 'cheque_remis'

/** The lines of the bank's fee for a refused cheque, and of the candidate's debt when the fee is passed on. */
export function refusalFee(id: number, montant: number, idCandidat: number | null): CausedLine[] {
  if (montant === 0) return []
  const fee = { debit: 'frais_bancaires', credit: 'banque', montant, cause: `frais:${id}` }
  if (idCandidat === null) return [fee]
  return [fee, { ...fee, debit: `candidat:${idCandidat}`, credit: 'produit:penalite' }]
}
