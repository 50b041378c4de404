import type { TransactionKind } from '@contract/argent/transaction'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import type { AccountName, Line } from '../argent/settlement'

/** The hour of the school at which the day of a cash desk ends: who works past midnight still closes one day. */
const DAY_ENDS_AT = 5
const HOUR_MS = 3_600_000

/** Whether a session is of a day before, so that it takes no more money and is to be closed first. */
export const isStale = ({ jour }: { jour: string }, moment: Date, pays: Pays): boolean =>
  dayIn(new Date(moment.getTime() - DAY_ENDS_AT * HOUR_MS), pays) > jour

/** The account of a cashier's box. */
export const boxOf = (idUtilisateur: number): AccountName => `caisse:${idUtilisateur}`

/** Whether an account is a cashier's box. */
export const isBox = (account: AccountName) => account.startsWith('caisse:')

/** What lines add to an account. */
export const effectOn = (account: AccountName, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { debit, credit, montant }) => sum + (debit === account ? montant : 0) - (credit === account ? montant : 0),
    0,
  )

/** Whether a transaction needs an open session: money that is taken at the desk, and whatever lies in a box. */
export const needsSession = (kind: TransactionKind, lines: readonly Line[]): boolean =>
  kind === 'PAYMENT' || kind === 'INCOME' || lines.some(({ debit, credit }) => isBox(debit) || isBox(credit))
