import type { Evenement } from '@contract/planning/evenement'
import { writeDraft } from '@core/hooks/drafts'
import { type Attested, answerDraft, asPlanned } from './answerValues'

function attestedIn(event: Evenement): Attested {
  const { minutes, suite, candidats } = event.extendedProps
  const planned = asPlanned(event)
  return {
    minutes: minutes === null ? planned.minutes : String(minutes),
    absents: candidats.filter(({ absent }) => absent).map(({ id }) => id),
    suite: suite ?? '',
  }
}

/** What differs from the plan: the rest follows the lesson, whose times may be corrected before the next answer. */
function beyondPlan(said: Attested, planned: Attested): Partial<Attested> {
  const { minutes, absents, suite } = said
  return {
    ...(minutes !== planned.minutes && { minutes }),
    ...(absents.length > 0 && { absents }),
    ...(suite !== planned.suite && { suite }),
  }
}

/**
 * Keeps what a lesson was attested with as the draft of the next answer: who takes an attestation back to correct one
 * thing does not type the rest again. `said` is for an answer that the event does not have yet.
 */
export function keepAttested(key: string, event: Evenement, said = attestedIn(event)): void {
  const kept = beyondPlan(said, asPlanned(event))
  writeDraft(key, Object.keys(kept).length > 0 ? kept : null)
}

/** The same for the panel of the lesson, once its answer has been taken back. */
export function keepForNextAnswer(event: Evenement): void {
  if (event.status === 'SUCCESS') keepAttested(answerDraft('attest', event), event)
}
