import type { Evenement, Scope } from '@contract/planning/evenement'
import type { EvenementAct } from '@src/redux/calendar/evenement'
import type { Answer } from './answers'

export interface AnswerValues {
  minutes: string
  absents: number[]
  suite: string
  status: '' | 'SUCCESS' | 'FAILED'
  note: string
  motif: string
}

/** The default duration of a lesson is the planned one. */
export const startValues = ({ start, end }: Evenement): AnswerValues => ({
  minutes: String(Math.round((Date.parse(end) - Date.parse(start)) / 60_000)),
  absents: [],
  suite: '',
  status: '',
  note: '',
  motif: '',
})

/** The request of an answer. An empty note leaves the event's note unchanged. */
export function answerOf(
  answer: Answer,
  { idEvenement: id, version }: Evenement,
  { minutes, absents, suite, status, note, motif }: AnswerValues,
  scope: Scope,
): EvenementAct {
  switch (answer) {
    case 'attest':
      return { id, verb: 'attest', body: { version, minutes: Number(minutes), absents, suite } }
    case 'result':
      return { id, verb: 'result', body: { version, status: status === 'SUCCESS' ? 'SUCCESS' : 'FAILED', note } }
    case 'noShow':
      return { id, verb: 'no-show', body: { version, note } }
    case 'cancel':
      return { id, verb: 'cancel', body: { version, motif, scope } }
  }
}
