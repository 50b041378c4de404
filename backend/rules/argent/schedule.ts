import { addDays, addMonths } from '@contract/clock/days'
import type { Due } from './due'
import { instalmentsOf } from './shares'

/** The interval between instalments: a number of months or of days. */
export type Rhythm = { months: number } | { days: number }

/**
 * A payment plan. Each date is computed from the first one and not from the one before, so that 31 January is followed
 * by 29 February and 31 March.
 */
export const planOf = (amount: number, count: number, firstDay: string, rhythm: Rhythm, step: number): Due[] =>
  instalmentsOf(amount, count, step)
    .map((montant, index) => ({
      date: 'months' in rhythm ? addMonths(firstDay, rhythm.months * index) : addDays(firstDay, rhythm.days * index),
      montant,
    }))
    // A small amount in large steps can leave instalments of zero.
    .filter(({ montant }) => montant > 0)

/**
 * The open amount of each instalment when `open` of their sum and of the `others` is not paid. What is due first is
 * paid first; the others, which the plan does not spread, come before an instalment of the same day.
 */
export function openInstalments(
  echeances: readonly Due[],
  open: number,
  others: readonly Due[] = [],
): (Due & { reste: number })[] {
  let left = open
  const inOrder = [...others.map((due) => ({ due, isOwn: false })), ...echeances.map((due) => ({ due, isOwn: true }))]
  return inOrder
    .sort((one, other) => (one.due.date < other.due.date ? -1 : Number(one.due.date > other.due.date)))
    .toReversed()
    .flatMap(({ due, isOwn }) => {
      const reste = Math.max(0, Math.min(left, due.montant))
      left -= reste
      return isOwn ? [{ ...due, reste }] : []
    })
    .toReversed()
}
