import { type Evenement, isExam } from '@contract/planning/evenement'
import { writeDraft } from '@core/hooks/drafts'
import { asPlanned } from '@src/parts/evenement/details/answerValues'
import { keepAttested } from '@src/parts/evenement/details/keepAttested'
import type { LeconAnswer } from '@src/redux/moniteur/slice'

/** The key of what is typed on the card of a lesson before its answer is given. */
export const cardDraft = ({ idEvenement }: Evenement) => `lecon:${idEvenement}`

/** Brings back to the card what a withdrawn answer said, before the card opens for the next one. */
export function keepSaid(event: Evenement, { verb, body }: LeconAnswer): void {
  if (verb === 'attest') {
    const { minutes, absents = [], suite } = body
    const said = {
      minutes: minutes === undefined ? asPlanned(event).minutes : String(minutes),
      absents,
      suite: suite ?? '',
    }
    keepAttested(cardDraft(event), event, said)
  } else if (verb === 'result' && body.note) writeDraft(cardDraft(event), { note: body.note })
}

/** The same for an answer that is corrected later, as the event has it; the note of an exam stays with the exam. */
export function keepAnswered(event: Evenement): void {
  if (event.status === 'SUCCESS' && !isExam(event.extendedProps.calendar)) keepAttested(cardDraft(event), event)
}

/** The answer stands after all. */
export const forgetSaid = (event: Evenement): void => writeDraft(cardDraft(event), null)
