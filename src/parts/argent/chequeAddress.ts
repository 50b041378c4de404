import type { Transaction } from '@contract/argent/transaction'
import { paths } from '@src/configs/paths'

/** The list of cheques with the one of a transaction: a cheque has no page of its own. */
export const chequeAddress = ({ reference }: Pick<Transaction, 'reference'>): string =>
  reference === null ? paths.cheques : `${paths.cheques}?${new URLSearchParams({ q: reference })}`
