import type { Topic } from '@contract/cours/topic'
import type { Generated } from 'kysely'
import type { Stamped } from '../stamped'

/** A series of questions of one topic, written by the platform for all schools. */
export interface SerieTable extends Stamped {
  topic: Topic
  titleFr: string
  titleAr: string
  /** Both titles, folded. */
  recherche: string
  rang: number
  published: 0 | 1
  version: number
}

/** The categories of licence that a series prepares for; none for all. */
export interface SeriePermiTable {
  idSerie: number
  code: string
}

export interface QuestionTable extends Stamped {
  idSerie: number
  rang: number
  /** A name that survives export and import: `drivers-01`. */
  reference: string
  /** The fact or picture that it rests on: `1.08`, `sign:stop`. */
  base: string
  difficulty: 1 | 2 | 3
  /** `sign:stop`, `scene:round-one`. */
  picture: string | null
  textFr: string
  textAr: string
  explanationFr: string
  explanationAr: string
  sourceFr: string
  sourceAr: string
  published: 0 | 1
  version: number
}

export interface QuestionChoiceTable {
  id: Generated<number>
  idQuestion: number
  rang: number
  textFr: string
  textAr: string
  isRight: 0 | 1
}

/** A mock exam: each attempt draws its questions by topic. */
export interface ExamenBlancTable extends Stamped {
  titleFr: string
  titleAr: string
  /** Both titles, folded. */
  recherche: string
  durationMinutes: number
  passMark: number
  published: 0 | 1
  version: number
}

export interface ExamenBlancPartTable {
  idExamenBlanc: number
  topic: Topic
  nombre: number
}

/** What a person began: a study session, a mock exam against the clock, or their part in a room. */
export interface TentativeTable {
  id: Generated<number>
  idUtilisateur: number
  /** Null for clients, who preview the course. */
  idAutoEcole: number | null
  idCandidat: number | null
  mode: 'STUDY' | 'EXAM' | 'ROOM'
  /** An exam past its deadline counts as completed, whatever stands here. */
  status: 'STARTED' | 'COMPLETED' | 'ABANDONED'
  idSerie: number | null
  idExamenBlanc: number | null
  /** Copied at the start: it outlives its series or exam. */
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
  /** Answers that arrived after the deadline. */
  late: Generated<number>
}

/** A question of an attempt at its place, and the answer. A question that went wrong comes again at a later place. */
export interface TentativeQuestionTable {
  idTentative: number
  rang: number
  idQuestion: number
  answeredAt: string | null
  correct: 0 | 1 | null
  /** JSON of the ids of the chosen answers. */
  choices: string | null
  /** Whether the answer arrived after the deadline; it was given before, as its device counted. */
  late: Generated<0 | 1>
}

/** What a person remembers of a question, and whether they keep it. */
export interface MemoireTable {
  idUtilisateur: number
  idQuestion: number
  /** When it should be asked again; this, the card and the last answer are null for a question kept but never answered. */
  due: string | null
  /** JSON of the card of the spaced repetition, see `Memory`. */
  card: string | null
  lastCorrect: 0 | 1 | null
  /** Whether the person keeps the question to see it again. */
  kept: 0 | 1
}

/** A series or a mock exam that a candidate is to do. Whether it is done follows from their attempts. */
export interface DevoirTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  /** One of the two is null. */
  idSerie: number | null
  idExamenBlanc: number | null
  dateLimite: string
  note: string | null
  /** Who asked for it. */
  idUtilisateur: number
}
