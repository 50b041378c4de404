import type { Phase } from '@contract/cours/salle'
import type { Generated } from 'kysely'
import type { Stamped } from '../stamped'

/** A code lesson in a classroom: one screen asks, phones answer. */
export interface SalleTable extends Stamped {
  idAutoEcole: number
  idHote: number
  /** The name of the host at the time. */
  hote: string
  /** The code lesson whose candidates are expected. */
  idEvenement: number | null
  code: string
  titleFr: string
  titleAr: string
  /** Title and host, folded. */
  recherche: string
  secondes: number
  /** Whether guests may join. */
  invites: 0 | 1
  classement: 0 | 1
  /** Whether the questions are drawn at the first one, from what those present know least. */
  faibles: 0 | 1
  total: number
  /** An open question past its deadline is closed, whatever stands here. */
  status: Exclude<Phase, 'CLOSED'>
  rang: number
  /** Questions whose result was shown; others do not count. */
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
  /** Made with the first result that is shown. */
  idTentative: number | null
  nom: string
  /** Whoever has it answers for this participant. */
  jeton: string
  createdAt: string
}

/** The answer of a participant, which may change until answers are closed. */
export interface SalleReponseTable {
  idParticipant: number
  rang: number
  /** JSON of the ids of the chosen answers. */
  choices: string
  correct: 0 | 1
  answeredAt: string
}
