import { minutesBetween } from '@contract/clock/moments'
import type { Evenement, Scope } from '@contract/planning/evenement'
import type { EvenementAct } from '@src/redux/calendar/evenement'
import type { Answer } from './answers'

/** How a lesson went: what an attestation says. */
export interface Attested {
  minutes: string
  absents: number[]
  suite: string
}

export interface AnswerValues extends Attested {
  status: '' | 'SUCCESS' | 'FAILED'
  note: string
  motif: string
}

/** As planned, with everybody there and nothing to note. */
export const asPlanned = ({ start, end }: Pick<Evenement, 'start' | 'end'>): Attested => ({
  minutes: String(Math.round(minutesBetween(start, end))),
  absents: [],
  suite: '',
})

export const startValues = (event: Evenement): AnswerValues => ({
  ...asPlanned(event),
  status: '',
  note: '',
  motif: '',
})

/** The key of the draft of an answer. */
export const answerDraft = (answer: Answer, { idEvenement }: Evenement) => `reponse:${answer}:${idEvenement}`

/** Those of the absent who are in the lesson: a draft may name one who was taken out of it since. */
export const stillIn = ({ extendedProps }: Evenement, absents: readonly number[]): number[] =>
  absents.filter((absent) => extendedProps.candidats.some(({ id }) => id === absent))

/** The request of an answer. An empty note leaves the event's note unchanged. */
export function answerOf(
  answer: Answer,
  event: Evenement,
  { minutes, absents, suite, status, note, motif }: AnswerValues,
  scope: Scope,
): EvenementAct {
  const { idEvenement: id, version } = event
  switch (answer) {
    case 'attest':
      return {
        id,
        verb: 'attest',
        body: { version, minutes: Number(minutes), absents: stillIn(event, absents), suite },
      }
    case 'result':
      return { id, verb: 'result', body: { version, status: status === 'SUCCESS' ? 'SUCCESS' : 'FAILED', note } }
    case 'noShow':
      return { id, verb: 'no-show', body: { version, note } }
    case 'cancel':
      return { id, verb: 'cancel', body: { version, motif, scope } }
  }
}
