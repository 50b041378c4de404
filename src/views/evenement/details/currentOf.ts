import { type Evenement, evenement } from '@contract/planning/evenement'
import { currentIn } from '@core/form/record/recordKit'
import type { Problem } from '@core/http/problem'

const eventIn = currentIn(evenement)

/** The event as another user saved it, from the details of a conflict; null for any other refusal. */
export const currentOf = ({ code, details }: Problem): Evenement | null => (code === 'stale' ? eventIn(details) : null)
