import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { momentOf } from '@contract/clock/wall'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { ANY_TOPIC, QUESTIONS_PER_MINUTE } from '../../commands/cours/start'
import { sample } from '../../rules/cours/draw'
import type { Random } from '../random'
import type { DemoCourse } from './course'
import { Learner } from './learner'
import { type Author, type ExamEnd, mockExam, proposed, type Seat, type Sitting, study } from './sittings'

/** A sitting, and the number of days before the last day on which it takes place. */
type Step = { ago: number } & ({ what: 'serie' | 'revision'; isLeft?: boolean } | { what: 'exam'; end?: ExamEnd })

/** A pattern of training. */
interface Plan {
  skill: number
  /** The number of topics that they find hard. */
  hard: number
  /** The length of their study sessions in minutes. */
  minutes: number
  steps: readonly Step[]
}

const each = (from: number, to: number, what: 'serie' | 'revision'): Step[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ ago: from - index, what }))

/** Trains for hours in the last days before the exam, and becomes ready for it. */
const CRAMMING: Plan = {
  skill: 0.92,
  hard: 1,
  minutes: 40,
  steps: [
    { ago: 4, what: 'exam', end: 'abandoned' },
    ...[2, 1, 1, 1, 0].map((ago): Step => ({ ago, what: 'revision' })),
    { ago: 1, what: 'exam' },
  ],
}
/** Trains some minutes every day, and fails mock exams before passing them. */
const STEADY: Plan = {
  skill: 0.76,
  hard: 2,
  minutes: 5,
  steps: [...each(6, 1, 'revision'), { ago: 4, what: 'exam', end: 'late' }, { ago: 1, what: 'exam' }],
}
const WEEKENDS: Plan = {
  skill: 0.66,
  hard: 3,
  minutes: 10,
  steps: [
    { ago: 14, what: 'serie' },
    { ago: 7, what: 'exam', end: 'late' },
    { ago: 1, what: 'serie', isLeft: true },
  ],
}
const BEGINNER: Plan = {
  skill: 0.6,
  hard: 2,
  minutes: 10,
  steps: [
    { ago: 2, what: 'serie' },
    { ago: 1, what: 'serie', isLeft: true },
  ],
}
/** Has not trained for weeks. */
const STOPPED: Plan = {
  skill: 0.6,
  hard: 3,
  minutes: 10,
  steps: [
    { ago: 23, what: 'serie' },
    { ago: 22, what: 'exam' },
    { ago: 19, what: 'exam', end: 'abandoned' },
  ],
}
/** Trained shortly before passing the theory exam. */
export const PASSED: Plan = {
  skill: 0.9,
  hard: 1,
  minutes: 10,
  steps: [
    { ago: 3, what: 'serie' },
    { ago: 1, what: 'exam' },
  ],
}
/**
 * The patterns, assigned to the candidates in turn. Only one of a school answers hundreds of questions, which costs
 * time.
 */
export const PLANS: readonly Plan[] = [
  ...[STEADY, WEEKENDS, STOPPED, BEGINNER],
  ...[CRAMMING, WEEKENDS, STEADY, BEGINNER, STOPPED],
]

/** Minutes between the starts of two sittings on the same day, and the longest duration of one. */
const APART = 45

/** The first and the last day on which a candidate has access to the course. */
export interface Span {
  first: string
  last: string
}

/** The start of a step, in the afternoon or evening; null outside the span, or when it would not be over by now. */
function startOf(step: Step, index: number, hour: number, { first, last }: Span, now: string): string | null {
  const day = addDays(last, -step.ago)
  if (day < first) return null
  const time = `${String(hour).padStart(2, '0')}:05`
  const start = addMinutes(momentOf({ day, time }, 'TN').toISOString(), index * APART)
  return addMinutes(start, APART) <= now ? start : null
}

function doStep(
  seat: Seat,
  step: Step,
  start: string,
  minutes: number,
  serie: DemoCourse['series'][number] | undefined,
) {
  if (step.what === 'exam') return mockExam(seat, start, step.end ?? 'done')
  const isLeft = step.isLeft ?? false
  if (step.what === 'serie' && serie) {
    const { id: idSerie, titleFr, titleAr, questions } = serie
    return study(seat, { idSerie, titleFr, titleAr, questions }, start, isLeft)
  }
  const questions = proposed(seat, start, minutes * QUESTIONS_PER_MINUTE)
  return study(seat, { titleFr: ANY_TOPIC.fr, titleAr: ANY_TOPIC.ar, idSerie: null, questions }, start, isLeft)
}

/** Simulates the sittings of a candidate up to now, in order, and returns them with the resulting memories. */
export function train(course: DemoCourse, author: Author, plan: Plan, span: Span, random: Random, now: string) {
  const weak = sample(TOPIC_KEYS, plan.hard, (count) => random.int(0, count - 1))
  const learner = new Learner({ skill: plan.skill, weak }, random)
  const seat: Seat = { course, learner, author }
  const hour = random.int(16, 19)
  // Each candidate begins with a different series, so that all of them are answered.
  const offset = random.int(0, course.series.length - 1)
  const sittings: Sitting[] = []
  let begun = 0
  const steps = [...plan.steps].sort((one, other) => other.ago - one.ago)
  for (const [place, step] of steps.entries()) {
    const index = steps.slice(0, place).filter(({ ago }) => ago === step.ago).length
    const start = startOf(step, index, hour, span, now)
    if (!start) continue
    const serie = course.series[(offset + begun) % course.series.length]
    if (step.what === 'serie') begun += 1
    sittings.push(doStep(seat, step, start, plan.minutes, serie))
  }
  return { sittings, memories: learner.memories }
}
type Training = ReturnType<typeof train>

/** A candidate who trained, with their sittings and memories. */
export interface Trained extends Training {
  idCandidat: number
  idUtilisateur: number
}
