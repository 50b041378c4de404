import { type Card, createEmptyCard, fsrs, generatorParameters, Rating, type State } from 'ts-fsrs'

/** A person's memory of a question, as the scheduler stores it. Moments are UTC text. */
export interface Memory {
  /** The moment from which it is due again. */
  due: string
  /** Days until the probability of remembering falls to nine in ten. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  state: number
  lastReview: string
}

// Without fuzz, the same answers give the same days on every host. The schedule is in whole days, because within a
// session a mistake is repeated anyway.
const scheduler = fsrs(generatorParameters({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 }))

const cardOf = ({ due, lastReview, state, scheduledDays, learningSteps, ...rest }: Memory): Card => ({
  ...rest,
  due: new Date(due),
  last_review: new Date(lastReview),
  // The library's states are the numbers 0 to 3.
  state: state as State,
  elapsed_days: 0,
  scheduled_days: scheduledDays,
  learning_steps: learningSteps,
})

/**
 * The new memory after an answer in a room, where neighbours may have helped; null when nothing changes. A new question
 * is scheduled as usual. For a known question a right answer proves nothing, and a wrong one marks a mistake to see
 * again without changing its day or stability.
 */
export function rememberInRoom(before: Memory | null, isCorrect: boolean, moment: Date): Memory | null {
  if (!before) return remember(null, isCorrect, moment)
  return isCorrect ? null : before
}

/** The new memory after an answer (spaced repetition by FSRS); `before` is null for a new question. */
export function remember(before: Memory | null, isCorrect: boolean, moment: Date): Memory {
  const card = before ? cardOf(before) : createEmptyCard(moment)
  const next = scheduler.next(card, moment, isCorrect ? Rating.Good : Rating.Again).card
  return {
    due: next.due.toISOString(),
    stability: next.stability,
    difficulty: next.difficulty,
    scheduledDays: next.scheduled_days,
    learningSteps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    lastReview: moment.toISOString(),
  }
}
