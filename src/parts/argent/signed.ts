import type { Transaction } from '@contract/argent/transaction'

const INCOMING: readonly Transaction['kind'][] = ['PAYMENT', 'INCOME']

/** Whether a transaction neither brings in nor costs money: a transfer between places, or what was written off. */
export const isNeutral = ({ kind }: Pick<Transaction, 'kind'>): boolean => kind === 'TRANSFER' || kind === 'WRITE_OFF'

/** What a transaction adds to the school's money, below zero for what went out; transfers and write-offs add nothing. */
export function signedAmount({
  kind,
  montant,
  idReversed,
}: Pick<Transaction, 'kind' | 'montant' | 'idReversed'>): number {
  if (isNeutral({ kind })) return 0
  return INCOMING.includes(kind) === (idReversed === null) ? montant : -montant
}

/** The amount as a row shows it: what neither comes in nor goes out keeps its amount. */
export const shownAmount = (transaction: Parameters<typeof signedAmount>[0]): number =>
  isNeutral(transaction) ? transaction.montant : signedAmount(transaction)
