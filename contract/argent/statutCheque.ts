/** The states of a cheque: in hand, at the bank, paid, refused, given back. */
export const STATUTS_CHEQUE = ['EN_MAIN', 'REMIS', 'ENCAISSE', 'REJETE', 'RENDU'] as const
export type StatutCheque = (typeof STATUTS_CHEQUE)[number]

/** Whether a cheque is with the school or its bank, and not paid yet. */
export const isUncashed = (statut: StatutCheque | null): boolean => statut === 'EN_MAIN' || statut === 'REMIS'

/** Whether the bank has a cheque, or its money: its payment is reversed by what is noted of the cheque alone. */
export const isAtBank = (statut: StatutCheque | null): boolean => statut === 'REMIS' || statut === 'ENCAISSE'
