import { addMonths } from '@contract/clock/days'
import type { Due } from './due'
import { instalmentsOf } from './shares'

/**
 * A payment plan: instalments a month apart, each counted from the first day and not from the one before, so that
 * 31 January is followed by 29 February and 31 March.
 */
export const monthlyPlan = (amount: number, count: number, firstDay: string, step: number): Due[] =>
  instalmentsOf(amount, count, step).map((montant, index) => ({ date: addMonths(firstDay, index), montant }))
