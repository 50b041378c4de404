import type { Transaction } from '@contract/argent/transaction'

const INCOMING: readonly Transaction['kind'][] = ['PAYMENT', 'INCOME']

/** What a transaction adds to the school's money, below zero for what went out; a transfer adds nothing. */
export function signedAmount({
  kind,
  montant,
  idReversed,
}: Pick<Transaction, 'kind' | 'montant' | 'idReversed'>): number {
  if (kind === 'TRANSFER') return 0
  return INCOMING.includes(kind) === (idReversed === null) ? montant : -montant
}

/** The amount as a row shows it: a transfer keeps its amount, since it neither comes in nor goes out. */
export const shownAmount = (transaction: Parameters<typeof signedAmount>[0]): number =>
  transaction.kind === 'TRANSFER' ? transaction.montant : signedAmount(transaction)
