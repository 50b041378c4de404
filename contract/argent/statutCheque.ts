/** The states of a cheque: in hand, at the bank, paid, refused, given back. */
export const STATUTS_CHEQUE = ['EN_MAIN', 'REMIS', 'ENCAISSE', 'REJETE', 'RENDU'] as const
export type StatutCheque = (typeof STATUTS_CHEQUE)[number]
