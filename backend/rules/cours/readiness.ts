import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import { grouped } from '@contract/grouped'

/** A person's knowledge of a topic. */
export interface TopicState {
  topic: Topic
  /** Number of questions of the topic. */
  questions: number
  /** Number of them that were answered at least once. */
  seen: number
  /** Number of them that were answered right the last time and are not due again yet. */
  known: number
}

/** The probability of passing from which a candidate should be presented to the exam. */
export const READY = 0.9
/** The mastery of a topic that counts as learnt well. */
const LEARNT = 0.95

/** The share of a topic that a person knows, 0 to 1. */
export const masteryOf = ({ questions, known }: TopicState): number => (questions === 0 ? 0 : known / questions)

/** The probability of answering a question of a topic right, by knowing or by guessing. */
const chanceOf = (mastery: number, guess: number): number => mastery + (1 - mastery) * guess

/** The number of a question's choices, and of the right ones. */
export interface ChoiceCount {
  topic: Topic
  choices: number
  right: number
}

/** The probability of ticking exactly the right choices without knowing anything: one in all sets of that size. */
function guessOf({ choices, right }: ChoiceCount): number {
  let sets = 1
  for (let taken = 0; taken < right; taken += 1) sets = (sets * (choices - taken)) / (taken + 1)
  return 1 / sets
}

/** The probability of a right guess by topic, averaged over its questions. */
export function guessesOf(questions: readonly ChoiceCount[]): Partial<Record<Topic, number>> {
  const topics = grouped(questions, ({ topic }) => topic)
  return Object.fromEntries(
    [...topics].map(([topic, own]) => [topic, own.reduce((sum, one) => sum + guessOf(one), 0) / own.length]),
  )
}

/** An exam as readiness sees it. */
export interface ExamShape {
  /** Number of questions of each topic. */
  shares: Readonly<Partial<Record<Topic, number>>>
  /** The probability of guessing a question of each topic. */
  guesses: Readonly<Partial<Record<Topic, number>>>
  /** Number of right answers needed to pass. */
  passMark: number
}

/**
 * The exact probability of passing an exam: the number of right answers among independent questions with different
 * probabilities (Poisson binomial distribution), built one question after the other.
 */
export function passChance(mastery: ReadonlyMap<Topic, number>, { shares, guesses, passMark }: ExamShape): number {
  let distribution = [1]
  for (const topic of TOPIC_KEYS) {
    const chance = chanceOf(mastery.get(topic) ?? 0, guesses[topic] ?? 0)
    for (let drawn = 0; drawn < (shares[topic] ?? 0); drawn += 1) {
      const longer = [...distribution, 0]
      distribution = longer.map((same, right) => same * (1 - chance) + (distribution[right - 1] ?? 0) * chance)
    }
  }
  return distribution.slice(passMark).reduce((sum, part) => sum + part, 0)
}

export interface Readiness {
  /** The probability of passing an exam today, 0 to 1. */
  chance: number
  /** The topics that would help most, each with the right answers that learning it would add to an exam on average. */
  missing: { topic: Topic; mastery: number; gain: number }[]
}

/** The smallest gain for which a topic is worth naming. */
const LEAST_GAIN = 0.1

/** The readiness of a person for an exam, with its reasons. */
export function readinessOf(states: readonly TopicState[], exam: ExamShape): Readiness {
  const mastery = new Map(states.map((state) => [state.topic, masteryOf(state)]))
  const missing = [...mastery]
    .map(([topic, own]) => {
      const guess = exam.guesses[topic] ?? 0
      const gain = (exam.shares[topic] ?? 0) * (chanceOf(Math.max(own, LEARNT), guess) - chanceOf(own, guess))
      return { topic, mastery: own, gain }
    })
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((one, other) => other.gain - one.gain)
  return { chance: passChance(mastery, exam), missing }
}

/**
 * Number of questions that a person must still learn until they are ready, the most useful topics first; 0 when they
 * are ready, null when even all questions would not be enough.
 */
export function questionsToLearn(states: readonly TopicState[], exam: ExamShape): number | null {
  const left = states.map((state) => ({ ...state }))
  // One more question weighs most where the exam asks often and the topic is small.
  const weight = ({ topic, questions }: TopicState) => (exam.shares[topic] ?? 0) / questions
  for (let learnt = 0; ; learnt += 1) {
    const mastery = new Map(left.map((state) => [state.topic, masteryOf(state)]))
    if (passChance(mastery, exam) >= READY) return learnt
    const [next] = left
      .filter(({ known, questions }) => known < questions)
      .sort((one, other) => weight(other) - weight(one))
    if (!next) return null
    next.known += 1
  }
}
