import type { Evenement } from '@contract/planning/evenement'
import { writeDraft } from '@core/hooks/drafts'
import { type Attested, asPlanned } from './answerValues'

function attestedIn(event: Evenement): Attested {
  const { minutes, suite, candidats } = event.extendedProps
  const planned = asPlanned(event)
  return {
    minutes: minutes === null ? planned.minutes : String(minutes),
    absents: candidats.filter(({ absent }) => absent).map(({ id }) => id),
    suite: suite ?? '',
  }
}

/**
 * Keeps what a lesson was attested with as the draft of the next answer: who takes an attestation back to correct one
 * thing does not type the rest again. `said` is for an answer that the event does not have yet.
 */
export function keepAttested(key: string, event: Evenement, said = attestedIn(event)): void {
  const isAsPlanned = JSON.stringify(said) === JSON.stringify(asPlanned(event))
  writeDraft(key, isAsPlanned ? null : said)
}
