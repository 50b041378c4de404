import { earliestMiss } from '@contract/planning/attestation'
import { type Evenement, isExam } from '@contract/planning/evenement'
import type { Rights } from '../useRights'

/** The answers to an event, each with its own questions. */
export const ANSWERS = ['attest', 'result', 'noShow', 'cancel'] as const
export type Answer = (typeof ANSWERS)[number]

/** Whether an absence may be recorded now, as the backend decides it. */
export const mayBeMissed = ({ start, extendedProps }: Evenement, retardMinutes: number, now: string): boolean =>
  earliestMiss(extendedProps.calendar, start, retardMinutes) <= now

/**
 * The possible answers to an event, the usual one first.
 * @param retardMinutes the minutes that the school waits for a late candidate
 */
export function answersFor(
  event: Evenement,
  { canUpdate, canAttest }: Rights,
  retardMinutes: number,
  now: string,
): Answer[] {
  if (event.status !== 'PLANNED') return []
  const usual: Answer = isExam(event.extendedProps.calendar) ? 'result' : 'attest'
  const offered: [Answer, boolean][] = [
    [usual, canAttest && event.start <= now],
    ['noShow', canAttest && mayBeMissed(event, retardMinutes, now)],
    ['cancel', canUpdate],
  ]
  return offered.filter(([, isOffered]) => isOffered).map(([answer]) => answer)
}

/** The key of an answer's button label. */
export const answerKey = (answer: Answer, { extendedProps }: Evenement) =>
  `act.${answer === 'cancel' && isExam(extendedProps.calendar) ? 'cancelExam' : answer}` as const
