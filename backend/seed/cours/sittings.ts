import { addMinutes } from '@contract/clock/moments'
import type { Insertable } from 'kysely'
import { bit } from '../../database/bit'
import type { TentativeQuestionTable, TentativeTable } from '../../database/cours/tables'
import { folded } from '../../database/search/words'
import { drawExam, studyOrder } from '../../rules/cours/draw'
import { comesAgain } from '../../rules/cours/grade'
import type { DemoCourse, DemoQuestion } from './course'
import type { Learner } from './learner'

/** An attempt with its questions, before it has an id. */
export interface Sitting {
  attempt: Insertable<TentativeTable>
  asked: Omit<Insertable<TentativeQuestionTable>, 'idTentative'>[]
}

/** The owner of an attempt. */
export type Author = Pick<Insertable<TentativeTable>, 'idUtilisateur' | 'idAutoEcole' | 'idCandidat'>

/** A simulated candidate with the course and the owner of the attempts. */
export interface Seat {
  course: DemoCourse
  learner: Learner
  author: Author
}

type Asked = Sitting['asked'][number]
type About = Pick<Insertable<TentativeTable>, 'titleFr' | 'titleAr' | 'startedAt' | 'status' | 'endedAt'> &
  Partial<Insertable<TentativeTable>>

const secondsAfter = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1000).toISOString()
const unanswered = ({ id }: DemoQuestion, rang: number): Asked => ({
  rang,
  idQuestion: id,
  answeredAt: null,
  correct: null,
  choices: null,
  late: 0,
})

/** Builds the attempt for these questions, with its counts. */
function sittingOf({ author }: Seat, mode: 'STUDY' | 'EXAM', about: About, asked: Asked[]): Sitting {
  const count = (isCounted: (one: Asked) => boolean) => asked.filter(isCounted).length
  const attempt = {
    ...author,
    mode,
    idSerie: null,
    idExamenBlanc: null,
    deadline: null,
    passMark: null,
    ...about,
    recherche: folded(about.titleFr, about.titleAr),
    total: asked.length,
    answered: count(({ answeredAt }) => answeredAt !== null),
    correct: count(({ correct }) => correct === 1),
    late: count(({ late }) => late === 1),
  }
  return { attempt, asked }
}

/** Answers a question at a moment. */
function answered({ learner }: Seat, question: DemoQuestion, rang: number, answeredAt: string): Asked {
  const { choices, correct } = learner.answer(question, answeredAt)
  const given = { answeredAt, correct: bit(correct), choices: JSON.stringify(choices) }
  return { ...given, rang, idQuestion: question.id, late: 0 }
}

/** The subject of a study session: a series, or the questions that the course proposes. */
type Subject = Pick<DemoCourse['series'][number], 'titleFr' | 'titleAr' | 'questions'> & {
  idSerie: number | null
}

/** The questions that the course proposes at a moment: mistakes, then those due, then new ones. */
export function proposed({ course, learner }: Seat, moment: string, count: number): DemoQuestion[] {
  const all = course.questions.map((question) => learner.candidate(question))
  return studyOrder(all, moment, count).flatMap((id) => course.byId.get(id) ?? [])
}

/** Studies to the end, where wrongly answered questions are asked again, or stops after a third of the questions. */
export function study(seat: Seat, { questions, ...about }: Subject, startedAt: string, isLeft: boolean): Sitting {
  const queue = [...questions]
  const answers = isLeft ? Math.ceil(questions.length / 3) : Number.POSITIVE_INFINITY
  const asked: Asked[] = []
  let moment = startedAt
  for (let rang = 0; rang < queue.length; rang += 1) {
    const question = queue[rang]
    if (!question) break
    if (rang >= answers) {
      asked.push(unanswered(question, rang))
      continue
    }
    moment = secondsAfter(moment, seat.learner.random.int(12, 30))
    const one = answered(seat, question, rang, moment)
    asked.push(one)
    const times = queue.filter(({ id }) => id === question.id).length
    if (comesAgain(one.correct === 1, times)) queue.push(question)
  }
  const state = isLeft
    ? { status: 'STARTED' as const, endedAt: null }
    : { status: 'COMPLETED' as const, endedAt: moment }
  return sittingOf(seat, 'STUDY', { ...about, ...state, startedAt }, asked)
}

/** `late`: the last answers arrived after the time of the exam. */
export type ExamEnd = 'done' | 'abandoned' | 'late'

/** The number of answers before an exam is abandoned, and of those that arrive late. */
const BEFORE_GIVING_UP = 9
const LATE = 6

/** Takes the usual mock exam. */
export function mockExam(seat: Seat, startedAt: string, end: ExamEnd): Sitting {
  const { course, learner } = seat
  const { id: idExamenBlanc, titleFr, titleAr, passMark, durationMinutes, parts } = course.exam
  const drawn = drawExam(parts, course.byTopic, (count) => learner.random.int(0, count - 1)) ?? []
  const questions = drawn.flatMap((id) => course.byId.get(id) ?? [])
  const deadline = addMinutes(startedAt, durationMinutes)
  let moment = startedAt
  const asked = questions.map((question, rang): Asked => {
    if (end === 'abandoned' && rang >= BEFORE_GIVING_UP) return unanswered(question, rang)
    moment = secondsAfter(moment, learner.random.int(14, 26))
    const late = bit(end === 'late' && rang >= questions.length - LATE)
    return { ...answered(seat, question, rang, moment), late }
  })
  const endedAt = end === 'late' ? deadline : secondsAfter(moment, 5)
  const status = end === 'abandoned' ? ('ABANDONED' as const) : ('COMPLETED' as const)
  return sittingOf(
    seat,
    'EXAM',
    { idExamenBlanc, titleFr, titleAr, passMark, deadline, status, startedAt, endedAt },
    asked,
  )
}
