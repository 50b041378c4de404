import type { Transaction } from '@contract/argent/transaction'

const INCOMING: readonly Transaction['kind'][] = ['PAYMENT', 'INCOME']

/** Whether a transaction neither brings in nor costs money: a transfer between places, or a write-off. */
export const isNeutral = ({ kind }: Pick<Transaction, 'kind'>): boolean => kind === 'TRANSFER' || kind === 'WRITE_OFF'

/**
 * The change that a transaction makes to the school's money, below zero for outgoing money; transfers and write-offs
 * change nothing.
 */
export function signedAmount({
  kind,
  montant,
  idReversed,
}: Pick<Transaction, 'kind' | 'montant' | 'idReversed'>): number {
  if (isNeutral({ kind })) return 0
  return INCOMING.includes(kind) === (idReversed === null) ? montant : -montant
}

/** The amount as a row shows it: a transfer or a write-off, which has no sign, keeps its amount. */
export const shownAmount = (transaction: Parameters<typeof signedAmount>[0]): number =>
  isNeutral(transaction) ? transaction.montant : signedAmount(transaction)
