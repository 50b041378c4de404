import type { Topic } from '@contract/cours/topic'
import type { Generated } from 'kysely'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'
import type { SalleParticipantTable, SalleQuestionTable, SalleReponseTable, SalleTable } from './salleTables'

/** A series of questions of one topic, written by the platform for all schools. */
export interface SerieTable extends Stamped {
  topic: Topic
  titleFr: string
  titleAr: string
  /** Both titles, folded. */
  recherche: string
  rang: number
  published: Bit
  version: number
}

/** A licence category that a series prepares for. A series without any prepares for all categories. */
export interface SeriePermiTable {
  idSerie: number
  code: string
}

export interface QuestionTable extends Stamped {
  idSerie: number
  rang: number
  /** A name that stays the same through export and import: `drivers-01`. */
  reference: string
  /** The fact or picture that the question is based on: `1.08`, `sign:stop`. */
  base: string
  difficulty: 1 | 2 | 3
  /** The picture that it shows: `sign:stop`, `scene:round-one`. */
  picture: string | null
  textFr: string
  textAr: string
  explanationFr: string
  explanationAr: string
  sourceFr: string
  sourceAr: string
  published: Bit
  version: number
}

export interface QuestionChoiceTable {
  id: Generated<number>
  idQuestion: number
  rang: number
  textFr: string
  textAr: string
  isRight: Bit
}

/** A mock exam: each attempt draws its questions by topic. */
export interface ExamenBlancTable extends Stamped {
  titleFr: string
  titleAr: string
  /** Both titles, folded. */
  recherche: string
  durationMinutes: number
  passMark: number
  published: Bit
  version: number
}

export interface ExamenBlancPartTable {
  idExamenBlanc: number
  topic: Topic
  nombre: number
}

/** An attempt: a study session, a timed mock exam, or the participation in a room. */
export interface TentativeTable {
  id: Generated<number>
  idUtilisateur: number
  /** Null for clients, who preview the course. */
  idAutoEcole: number | null
  idCandidat: number | null
  mode: 'STUDY' | 'EXAM' | 'ROOM'
  /** The stored state. An exam past its deadline counts as completed, whatever is stored here. */
  status: 'STARTED' | 'COMPLETED' | 'ABANDONED'
  idSerie: number | null
  idExamenBlanc: number | null
  /** Copied at the start, because the attempt outlives its series or exam. */
  titleFr: string
  titleAr: string
  /** Both titles, folded. */
  recherche: string
  startedAt: string
  deadline: string | null
  endedAt: string | null
  passMark: number | null
  total: number
  answered: number
  correct: number
  /** The number of answers that arrived after the deadline. */
  late: Generated<number>
}

/**
 * A question of an attempt at its position, with the answer. A wrongly answered question is asked again at a later
 * position.
 */
export interface TentativeQuestionTable {
  idTentative: number
  rang: number
  idQuestion: number
  answeredAt: string | null
  correct: Bit | null
  /** JSON of the ids of the chosen answers. */
  choices: string | null
  /** Whether the answer arrived after the deadline, although the device recorded it before. */
  late: Generated<Bit>
}

/** The memory of a person for a question, and whether they keep the question. */
export interface MemoireTable {
  idUtilisateur: number
  idQuestion: number
  /**
   * The moment of the next repetition. It is null, like the card and the last answer, for a kept question without an
   * answer.
   */
  due: string | null
  /** JSON of the card of the spaced repetition, see `Memory`. */
  card: string | null
  lastCorrect: Bit | null
  /** Whether the person keeps the question to see it again. */
  kept: Bit
}

/** An assignment: a series or a mock exam for a candidate. Whether it is done is derived from their attempts. */
export interface DevoirTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  /** Exactly one of the two is set. */
  idSerie: number | null
  idExamenBlanc: number | null
  dateLimite: string
  note: string | null
  /** The account that assigned it. */
  idUtilisateur: number
}

export interface CoursTables {
  serie: SerieTable
  serie_permi: SeriePermiTable
  question: QuestionTable
  question_choice: QuestionChoiceTable
  examen_blanc: ExamenBlancTable
  examen_blanc_part: ExamenBlancPartTable
  tentative: TentativeTable
  tentative_question: TentativeQuestionTable
  memoire: MemoireTable
  devoir: DevoirTable
  salle: SalleTable
  salle_question: SalleQuestionTable
  salle_participant: SalleParticipantTable
  salle_reponse: SalleReponseTable
}
