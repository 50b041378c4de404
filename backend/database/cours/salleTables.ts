import type { Phase } from '@contract/cours/salle'
import type { Generated } from 'kysely'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'

/** A theory lesson in a classroom: the host's screen asks questions, and participants answer on their phones. */
export interface SalleTable extends Stamped {
  idAutoEcole: number
  idHote: number
  /** The name of the host when the room was opened. */
  hote: string
  /** The theory hour whose candidates are expected. */
  idEvenement: number | null
  code: string
  titleFr: string
  titleAr: string
  /** Title and host, folded. */
  recherche: string
  secondes: number
  /** Whether guests may join. */
  invites: Bit
  classement: Bit
  /** Whether the questions are drawn when the first one opens, from those that the participants know least. */
  faibles: Bit
  total: number
  /** The stored phase. An open question past its deadline counts as closed, whatever is stored here. */
  status: Exclude<Phase, 'CLOSED'>
  rang: number
  /** The number of questions whose result was shown. Only these count. */
  revelees: number
  deadline: string | null
  closesAt: string
}

export interface SalleQuestionTable {
  idSalle: number
  rang: number
  idQuestion: number
}

export interface SalleParticipantTable {
  id: Generated<number>
  idSalle: number
  /** Null for a guest. */
  idCandidat: number | null
  /** The candidate's attempt, created when the first result is shown. */
  idTentative: number | null
  nom: string
  /** The token with which a phone answers for this participant. */
  jeton: string
  createdAt: string
}

/** The answer of a participant, which may change until answers are closed. */
export interface SalleReponseTable {
  idParticipant: number
  rang: number
  /** JSON of the ids of the chosen answers. */
  choices: string
  correct: Bit
  answeredAt: string
}
