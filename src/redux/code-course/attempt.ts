import type { Answered, Asked, Tentative } from '@contract/cours/tentative'

/** An answer that the server has not confirmed yet. */
export interface WaitingAnswer {
  idTentative: number
  rang: number
  choices: number[]
  /** Seconds left of an exam when the answer was given: it counts even if it arrives after the time. */
  secondsLeft?: number
}

/** Seconds left by the clock of the server, and when they were read by the clock of `performance`. */
export interface Clock {
  secondsLeft: number
  at: number
}

/** Seconds left at a moment of `performance`, a clock that users cannot change. */
export const secondsAt = ({ secondsLeft, at }: Clock, now: number): number =>
  Math.max(0, Math.ceil(secondsLeft - Math.max(0, now - at) / 1000))

/** Choices of a question that are marked but not yet confirmed. */
export interface MarkedChoices {
  rang: number
  choices: number[]
}

/** The attempt on the screen. */
export interface RunningAttempt extends Omit<Tentative, 'secondsLeft'> {
  clock: Clock | null
  /** The place of the question on the screen. */
  position: number
  /** Choices that are marked but not yet confirmed. */
  chosen: number[]
}

/** Whether a question still has no answer. */
const isOpen = ({ chosen }: Asked) => chosen === null

/** The next question without an answer: after a place, then from the beginning; null when there is none. */
export function nextOpen(questions: readonly Asked[], after: number): number | null {
  const open = questions.filter(isOpen).map(({ rang }) => rang)
  return open.find((rang) => rang > after) ?? open[0] ?? null
}

/**
 * Leaves a question that was answered in another tab or on another device: an exam takes no second answer, so presses
 * on it would do nothing. A study session stays: it shows the solution of an answered question.
 */
export function leaveAnswered(attempt: Pick<RunningAttempt, 'mode' | 'questions' | 'position' | 'chosen'>): void {
  const question = attempt.questions[attempt.position]
  if (attempt.mode !== 'EXAM' || !question || isOpen(question)) return
  const next = nextOpen(attempt.questions, attempt.position)
  if (next === null) return
  attempt.position = next
  attempt.chosen = []
}

const clockOf = (secondsLeft: number | null, at: number): Clock | null =>
  secondsLeft === null ? null : { secondsLeft, at }

/** Keeps an answer of this device that the server does not have yet. */
function merged(fresh: Asked, known: Asked | undefined, waiting: WaitingAnswer | undefined): Asked {
  if (fresh.chosen !== null) return fresh
  const chosen = waiting?.choices ?? known?.chosen ?? null
  return { ...fresh, chosen, solution: known?.solution ?? fresh.solution }
}

/** The attempt as it was read, with the answers that are still being sent. */
export function takeOver(
  before: RunningAttempt | null,
  { secondsLeft, ...fresh }: Tentative,
  waiting: readonly WaitingAnswer[],
  at: number,
): RunningAttempt {
  const own = before?.id === fresh.id ? before : null
  const isOver = fresh.status !== 'STARTED'
  const questions = fresh.questions.map((one) => {
    const known = own?.questions.find(({ rang }) => rang === one.rang)
    const sent = waiting.find(({ idTentative, rang }) => idTentative === fresh.id && rang === one.rang)
    return isOver ? one : merged(one, known, sent)
  })
  const added = isOver ? [] : (own?.questions.slice(questions.length) ?? [])
  const all = [...questions, ...added]
  const clock = clockOf(secondsLeft, at)
  if (own && !isOver) {
    const taken = { ...fresh, clock, questions: all, position: own.position, chosen: own.chosen }
    leaveAnswered(taken)
    return taken
  }
  return { ...fresh, clock, questions: all, position: nextOpen(all, -1) ?? 0, chosen: [] }
}

/** Applies the server's answer to an answer. */
export function accept(attempt: RunningAttempt, rang: number, answer: Answered, at: number): void {
  const question = attempt.questions.find((one) => one.rang === rang)
  // An exam returns no solution: one that its result already shows stays.
  if (question && answer.solution) question.solution = answer.solution
  const { again } = answer
  if (again && !attempt.questions.some((one) => one.rang === again.rang)) attempt.questions.push(again)
  attempt.answered = answer.answered
  attempt.total = answer.total
  attempt.clock = clockOf(answer.secondsLeft, at)
}
