import { type Evenement, evenement } from '@contract/planning/evenement'
import { currentIn } from '@core/form/record/recordKit'
import type { Problem } from '@core/http/problem'

const eventIn = currentIn(evenement)

/** The event as somebody else saved it, out of a refusal to overwrite it; null when it was refused for another reason. */
export const currentOf = ({ code, details }: Problem): Evenement | null => (code === 'stale' ? eventIn(details) : null)
