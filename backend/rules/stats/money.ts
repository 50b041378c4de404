import { FIGURE_GROUPS, type TransactionKind } from '@contract/argent/transaction'

/** The money of a kind of transactions, in millimes. */
interface Moved {
  kind: TransactionKind
  incoming: number
  outgoing: number
}

const isOf = (kinds: readonly TransactionKind[], kind: TransactionKind) => kinds.includes(kind)

/** What was received less what was given back: a refund is no expense, because its money was never earned. */
export const receiptsOf = ({ kind, incoming, outgoing }: Moved): number =>
  isOf(FIGURE_GROUPS.toutesRecettes, kind) ? incoming - outgoing : 0

/** What the school spent, and paid to its instructors. */
export const expensesOf = ({ kind, incoming, outgoing }: Moved): number =>
  isOf(FIGURE_GROUPS.toutesDepenses, kind) ? outgoing - incoming : 0
