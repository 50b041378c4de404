export const TRANSACTION_KINDS = ['PAYMENT', 'REFUND', 'PAY', 'EXPENSE', 'INCOME', 'TRANSFER'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** How money changes hands. */
export const METHODS = ['CASH', 'CHEQUE', 'TRANSFER', 'CARD', 'MOBILE'] as const
export type Method = (typeof METHODS)[number]
