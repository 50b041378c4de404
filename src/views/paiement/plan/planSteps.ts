import type { Echeancier } from '@contract/argent/echeancier'

export const STEP_STATES = ['paid', 'late', 'today', 'next', 'later'] as const
export type StepState = (typeof STEP_STATES)[number]

type Instalment = Echeancier['echeances'][number]
export type Step = Instalment & { state: StepState }

/** Each instalment with its state on a day; the first one to come that is not paid is the next one. */
export function planSteps(echeances: readonly Instalment[], today: string): Step[] {
  const next = echeances.find(({ date, reste }) => reste > 0 && date > today)
  const stateOf = (one: Instalment): StepState => {
    if (one.reste === 0) return 'paid'
    if (one.date < today) return 'late'
    if (one.date === today) return 'today'
    return one === next ? 'next' : 'later'
  }
  return echeances.map((one) => ({ ...one, state: stateOf(one) }))
}
