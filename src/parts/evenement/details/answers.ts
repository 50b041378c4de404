import { type Evenement, isExam } from '@contract/planning/evenement'
import type { Rights } from '../useRights'

/** The answers to an event, each with its own questions. */
export const ANSWERS = ['attest', 'result', 'noShow', 'cancel'] as const
export type Answer = (typeof ANSWERS)[number]

/** The possible answers to an event, the usual one first. */
export function answersFor(event: Evenement, { canUpdate, canAttest }: Rights, now: string): Answer[] {
  if (event.status !== 'PLANNED') return []
  const hasBegun = event.start <= now
  const usual: Answer = isExam(event.extendedProps.calendar) ? 'result' : 'attest'
  return [...(canAttest && hasBegun ? [usual, 'noShow' as const] : []), ...(canUpdate ? ['cancel' as const] : [])]
}

/** The key of an answer's button label. */
export const answerKey = (answer: Answer, { extendedProps }: Evenement) =>
  `act.${answer === 'cancel' && isExam(extendedProps.calendar) ? 'cancelExam' : answer}` as const
