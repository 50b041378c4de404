import type { TransactionKind } from '@contract/argent/transaction'
import { HOUR_MS } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import type { AccountName, Line } from '../argent/settlement'

/**
 * The local hour at which the day of a cash desk ends, so that a cashier who works past midnight still closes a single
 * day.
 */
const DAY_ENDS_AT = 5

/** Whether a session is of an earlier day, so that it takes no more money and must be closed first. */
export const isStale = ({ jour }: { jour: string }, moment: Date, pays: Pays): boolean =>
  dayIn(new Date(moment.getTime() - DAY_ENDS_AT * HOUR_MS), pays) > jour

/** The account of a cashier's box. */
export const boxOf = (idUtilisateur: number): AccountName => `caisse:${idUtilisateur}`

/** Whether an account is a cashier's box. */
export const isBox = (account: AccountName) => account.startsWith('caisse:')

/** The amount that lines add to an account. */
export const effectOn = (account: AccountName, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { debit, credit, montant }) => sum + (debit === account ? montant : 0) - (credit === account ? montant : 0),
    0,
  )

/** Whether a transaction needs an open session: money taken at the desk, and any movement of a box. */
export const needsSession = (kind: TransactionKind, lines: readonly Line[]): boolean =>
  kind === 'PAYMENT' || kind === 'INCOME' || lines.some(({ debit, credit }) => isBox(debit) || isBox(credit))
